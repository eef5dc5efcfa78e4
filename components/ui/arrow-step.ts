type Key = Pick<React.KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** 1 for the right arrow key, -1 for the left one; 0 for other keys and for shortcuts such as Alt+Left ('back'). */
export function arrowStep({ key, altKey, ctrlKey, metaKey, shiftKey }: Key): 1 | -1 | 0 {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : 0;
}
