import {
  Content,
  Icon as IconSlot,
  Item,
  ItemIndicator,
  ItemText,
  Portal,
  Root,
  ScrollDownButton,
  ScrollUpButton,
  Trigger,
  Value,
  Viewport,
} from '@radix-ui/react-select';
import clsx from 'clsx';
import { useState } from 'react';
import { Icon } from './icon';
import type { SelectProps } from './select';

const viewportMarginPx = 10;

type StyledSelectProps = SelectProps & {
  id: string;
  className: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * The list for mouse and keyboard: type-ahead, arrow keys, Home and End, Escape. Loaded by Select when it is needed.
 */
export function StyledSelect({
  id,
  label,
  name,
  className,
  options,
  noChoice,
  value,
  onValueChange,
  open,
  onOpenChange,
}: StyledSelectProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const current = options.find((option) => option.value === value);
  return (
    // The list opens in here: at the end of the body it would be outside the page's landmarks.
    <div ref={setContainer}>
      <Root name={name} value={value} onValueChange={onValueChange} open={open} onOpenChange={onOpenChange}>
        <Trigger
          id={id}
          // A click of assistive technology has no pointer (its detail is 0), and once a mouse was used Radix waits for one.
          onClick={(event) => {
            if (event.detail > 0) return;
            event.preventDefault();
            onOpenChange(true);
          }}
          // A space that is part of a type-ahead must not click when the key comes up; one that opens did so going down.
          onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
          className={clsx(
            className,
            'flex cursor-pointer items-center justify-between gap-3 text-left data-[state=open]:border-ink',
          )}
        >
          {/* The key gives each choice a new element: React loses track of a text that a translator has replaced. */}
          <Value key={value}>{current?.label}</Value>
          <IconSlot asChild>
            <Icon name="chevron-down" />
          </IconSlot>
        </Trigger>
        <Portal container={container}>
          <Content
            aria-label={label}
            position="popper"
            sideOffset={4}
            collisionPadding={viewportMarginPx}
            className="z-40 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) overflow-hidden rounded border border-field bg-white text-ink afloat"
          >
            <ScrollUpButton className="grid h-8 place-items-center low:h-4">
              <Icon name="chevron-up" />
            </ScrollUpButton>
            <Viewport className="p-1 text-base">
              {options.map((option) => {
                const isOffered = option.value !== noChoice || value !== noChoice;
                return (
                  <Item
                    key={option.value}
                    value={option.value}
                    // Hidden and not left out: Radix's own field has to hold it.
                    disabled={!isOffered}
                    // As on the trigger: once a mouse has been here, Radix waits for the mouse.
                    onClick={(event) => {
                      if (event.detail > 0) return;
                      event.preventDefault();
                      onValueChange(option.value);
                      onOpenChange(false);
                    }}
                    className={clsx(
                      isOffered ? 'flex' : 'hidden',
                      'min-h-11 scroll-m-1 cursor-pointer items-center justify-between gap-3 rounded px-2.5 [outline-style:none] data-highlighted:bg-ink data-highlighted:text-white forced-colors:data-highlighted:[outline-style:solid]',
                    )}
                  >
                    <ItemText>{option.label}</ItemText>
                    <ItemIndicator>
                      <Icon name="check" size={18} />
                    </ItemIndicator>
                  </Item>
                );
              })}
            </Viewport>
            <ScrollDownButton className="grid h-8 place-items-center low:h-4">
              <Icon name="chevron-down" />
            </ScrollDownButton>
          </Content>
        </Portal>
      </Root>
    </div>
  );
}
