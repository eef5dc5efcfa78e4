import { fireEvent, render } from '@testing-library/react';
import { type CarouselControls, CarouselMotion } from './carousel-motion';

const listeners = new Map<string, () => void>();
const slides = ['1', '2', '3'].map((caption) => {
  const slide = document.createElement('div');
  slide.innerHTML = `<a href="/${caption}.jpg">${caption}</a>`;
  slide.dataset.slide = '';
  return slide;
});
const mockAttach = jest.fn();
const mockEmbla = {
  slideNodes: () => slides,
  selectedScrollSnap: jest.fn(() => 0),
  canScrollNext: jest.fn(),
  canScrollPrev: jest.fn(),
  scrollNext: jest.fn(),
  scrollPrev: jest.fn(),
  scrollTo: jest.fn(),
  on(event: string, listener: () => void) {
    listeners.set(event, listener);
    return mockEmbla;
  },
  off: () => mockEmbla,
};
jest.mock('embla-carousel-react', () => ({ __esModule: true, default: () => [mockAttach, mockEmbla] }));

const view = document.createElement('div');
view.append(...slides);

const width = jest.spyOn(view, 'clientWidth', 'get');

beforeEach(() => {
  jest.clearAllMocks();
  width.mockReturnValue(390);
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  // Slides 300 pixels wide and 310 apart: jsdom has no layout.
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 310 * slides.indexOf(this as HTMLDivElement);
  });
});

test('on a phone that is turned, where two pictures have room, both are bright', () => {
  startMotion();
  expect(brightSlides()).toEqual(['1']);
  width.mockReturnValue(844);
  listeners.get('reInit')?.();
  expect(brightSlides()).toEqual(['1', '2']);
});

test('with less motion every dot and both buttons jump, around the ends as well', () => {
  const { goTo, step } = startMotion();
  goTo(1);
  expect(mockEmbla.scrollTo).toHaveBeenLastCalledWith(1, true);
  mockEmbla.canScrollNext.mockReturnValueOnce(true);
  step(1);
  expect(mockEmbla.scrollNext).toHaveBeenLastCalledWith(true);
  mockEmbla.canScrollPrev.mockReturnValueOnce(true);
  step(-1);
  expect(mockEmbla.scrollPrev).toHaveBeenLastCalledWith(true);
  step(-1);
  expect(mockEmbla.scrollTo).toHaveBeenLastCalledWith(2, true);
  mockEmbla.selectedScrollSnap.mockReturnValueOnce(2);
  step(1);
  expect(mockEmbla.scrollTo).toHaveBeenLastCalledWith(0, true);
});

test('a picture at the edge comes in when the keyboard focuses it, and not under a mouse that may drag it', () => {
  startMotion();
  const link = slides[1]?.querySelector('a');
  if (!link) throw new Error('The slide has no link.');
  const isByKey = jest.spyOn(link, 'matches').mockReturnValue(false);
  fireEvent.focusIn(link);
  expect(mockEmbla.scrollTo).not.toHaveBeenCalled();
  isByKey.mockReturnValue(true);
  fireEvent.focusIn(link);
  expect(mockEmbla.scrollTo).toHaveBeenCalledWith(1, true);
});

test('a finger that moves up scrolls the page, one that moves to the side does not take the browser back a page', () => {
  startMotion();
  expect(view.style.touchAction).toBe('pan-y pinch-zoom');
});

test('of a gallery that fails later every picture is bright again, in a list that scrolls', () => {
  const { unmount } = showMotion();
  expect(brightSlides()).toEqual(['1']);
  unmount();
  expect(brightSlides()).toEqual(['1', '2', '3']);
  expect(view.style.overflow).toBe('');
});

function startMotion(): CarouselControls {
  const onReady = jest.fn();
  showMotion(onReady);
  return onReady.mock.calls[0]?.[0];
}

function showMotion(onReady = jest.fn()) {
  return render(<CarouselMotion view={view} startIndex={0} onReady={onReady} onSelect={() => {}} />);
}

function brightSlides() {
  return slides.filter((slide) => !slide.hasAttribute('data-aside')).map(({ textContent }) => textContent);
}
