import { letCallButtonYield } from './call-button';

/** Has an element come into view, or leave it. */
const reports = new Map<Element, (isIntersecting: boolean) => void>();

test.each(['quote', 'call-banner', 'book', 'hero'])(
  'without scroll-driven animations, the button gives way to the %s',
  (part) => {
    globalThis.IntersectionObserver = class {
      constructor(private report: (entries: ReadonlyArray<object>) => void) {}
      observe(target: Element) {
        reports.set(target, (isIntersecting) => this.report([{ target, isIntersecting }]));
      }
    } as unknown as typeof IntersectionObserver;
    Object.assign(globalThis, { CSS: { supports: () => false } });
    window.matchMedia = jest.fn().mockReturnValue({ matches: false });
    document.body.innerHTML = `<div class="${part}-timeline"></div><a class="yields"></a>`;
    letCallButtonYield();
    const [shown, button] = document.body.children as unknown as [HTMLElement, HTMLElement];
    reports.get(shown)?.(true);
    expect(button.dataset.yielding).toBe('hidden');
    reports.get(shown)?.(false);
    expect(button.dataset.yielding).toBe('');
  },
);
