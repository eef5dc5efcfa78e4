import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '@/components/ui/icon';
import { Lightbox } from './lightbox';

const onSelect = jest.fn();
const onClose = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, { visualViewport: { scale: 1 } });
  // jsdom opens no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.dispatchEvent(new Event('close'));
  };
});

test('one finger goes on to the next large picture, two that zoom do not, and in a zoomed picture one moves about, as an arrow does', () => {
  renderLightbox(['A seat', 'A mat', 'A door']);
  swipe(1);
  expect(onSelect).toHaveBeenCalledWith(1);
  swipe(2);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
  expect(onSelect).toHaveBeenCalledTimes(2);
  Object.assign(window, { visualViewport: { scale: 2 } });
  swipe(1);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
  expect(onSelect).toHaveBeenCalledTimes(2);
});

test('a swipe that the browser took over to scroll does not go on with the next finger', () => {
  renderLightbox(['A seat', 'A mat', 'A door']);
  fireEvent.touchStart(screen.getByRole('dialog'), { touches: [{ clientX: 200, clientY: 100 }] });
  fireEvent.touchCancel(screen.getByRole('dialog'));
  fireEvent.touchEnd(screen.getByRole('dialog'), { changedTouches: [{ clientX: 100, clientY: 100 }] });
  expect(onSelect).not.toHaveBeenCalled();
});

test('a press on the picture or its words leaves it open, one beside them closes it', () => {
  renderLightbox(['A seat', 'A mat', 'A door']);
  for (const part of [screen.getByRole('img'), screen.getByText('A seat'), screen.getByText('1 of 3')]) press(part);
  expect(onClose).not.toHaveBeenCalled();
  press(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the page stands still while a picture is large, and moves again after it', () => {
  const { unmount } = renderLightbox(['A seat']);
  expect(document.documentElement.style.overflow).toBe('hidden');
  unmount();
  expect(document.documentElement.style.overflow).toBe('');
});

test('a single picture has no buttons to others', () => {
  renderLightbox(['A seat']);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close']);
});

test('the caption of a large picture and its number describe the dialog, and are announced when the next one comes', () => {
  renderLightbox(['A seat', 'A mat']);
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('A seat 1 of 2');
  for (const words of ['A seat', '1 of 2']) {
    expect(screen.getByText(words).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  }
});

test('of a pair, what each picture is comes before it', () => {
  const slide = document.createElement('div');
  slide.innerHTML = ['Before', 'After']
    .map((tag) => `<span><span data-tag>${tag}</span><picture><img src="/${tag}.jpg" alt="A mat"></picture></span>`)
    .join('');
  render(<Lightbox label="Gallery" slides={[slide]} index={0} onSelect={onSelect} onClose={onClose} />);
  const parts = [...screen.getByRole('dialog').querySelectorAll('img, [data-tag]')];
  expect(parts.map((part) => part.getAttribute('src') ?? part.textContent)).toEqual([
    'Before',
    '/Before.jpg',
    'After',
    '/After.jpg',
  ]);
});

test('where the wider file of a picture does not come, the one of the slide is shown', () => {
  const slide = document.createElement('div');
  slide.innerHTML =
    '<picture><source srcset="/wide.avif"><img src="/seat.jpg" srcset="/wide.jpg" alt="A seat"></picture>';
  Object.defineProperty(slide.querySelector('img'), 'currentSrc', { value: 'http://localhost/small.avif' });
  render(<Lightbox label="Gallery" slides={[slide]} index={0} onSelect={onSelect} onClose={onClose} />);
  const large = screen.getByRole('img');
  fireEvent.error(large);
  expect(large).toHaveAttribute('src', 'http://localhost/small.avif');
  expect(large).not.toHaveAttribute('srcset');
  expect(large.parentElement?.querySelector('source')).toBeNull();
});

test('a tap whose finger trembles goes on to no other picture', () => {
  renderLightbox(['A seat', 'A mat', 'A door']);
  fireEvent.touchStart(screen.getByRole('dialog'), { touches: [{ clientX: 200, clientY: 100 }] });
  fireEvent.touchEnd(screen.getByRole('dialog'), { changedTouches: [{ clientX: 170, clientY: 100 }] });
  expect(onSelect).not.toHaveBeenCalled();
});

test('one of a pair is asked for in the width that it has on an upright screen, where the two are stacked', () => {
  const slide = document.createElement('div');
  slide.innerHTML = ['Before', 'After']
    .map((name) => `<picture><img src="/${name}.jpg" width="900" height="600" alt="${name}"></picture>`)
    .join('');
  render(<Lightbox label="Gallery" slides={[slide]} index={0} onSelect={onSelect} onClose={onClose} />);
  for (const { sizes } of screen.getAllByRole<HTMLImageElement>('img')) {
    expect(sizes).toBe('min(100vw, max(50vw, 75vh))');
  }
});

test('its arrows point to where they lead', () => {
  renderLightbox(['A seat', 'A mat']);
  expect(drawnIn('Previous picture')).toBe(renderToStaticMarkup(<Icon name="arrow-left" />));
  expect(drawnIn('Next picture')).toBe(renderToStaticMarkup(<Icon name="arrow-right" />));
});

function renderLightbox(captions: ReadonlyArray<string>) {
  const slides = captions.map((caption) => {
    const slide = document.createElement('div');
    slide.innerHTML = `<picture><img src="/${caption}.jpg" width="900" height="600" alt="Picture of ${caption}"></picture><figcaption>${caption}</figcaption>`;
    return slide;
  });
  return render(<Lightbox label="Gallery" slides={slides} index={0} onSelect={onSelect} onClose={onClose} />);
}

/** To the left, by 100 pixels. */
function swipe(fingers: 1 | 2) {
  const touches = [
    { clientX: 200, clientY: 100 },
    { clientX: 260, clientY: 100 },
  ].slice(0, fingers);
  fireEvent.touchStart(screen.getByRole('dialog'), { touches });
  fireEvent.touchEnd(screen.getByRole('dialog'), { changedTouches: [{ clientX: 100, clientY: 110 }] });
}

function press(element: Element) {
  fireEvent.pointerDown(element);
  fireEvent.click(element);
}

function drawnIn(button: string) {
  return screen.getByRole('button', { name: button }).innerHTML;
}
