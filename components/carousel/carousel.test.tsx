import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '@/components/ui/icon';
import { Carousel } from './carousel';
import { Slide } from './slide';

beforeEach(() => {
  const observer = { observe() {}, disconnect() {} };
  Object.assign(window, { IntersectionObserver: jest.fn(() => observer), onscrollend: null, visualViewport: null });
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  Element.prototype.scrollTo = () => {};
  // Slides 100 pixels apart: jsdom has no layout.
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 100 * [...document.querySelectorAll('[data-slide]')].indexOf(this);
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 100, bottom: 300 } as DOMRect);
});

afterEach(() => document.querySelector('dialog')?.remove());

test('after a click beside all controls, which focuses the page, arrow keys still move the gallery', () => {
  renderCarousel();
  const main = screen.getByRole('main');
  main.focus();
  fireEvent.keyDown(main, { key: 'ArrowRight' });
  expect(screen.getByRole('button', { name: 'Go to slide 2 of 4' })).toHaveAttribute('aria-current', 'true');
});

test('while a dialog is open over the page, an arrow does not move the gallery behind it', () => {
  renderCarousel();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  // As after a click on its words, which leaves the focus nowhere.
  expect(fireEvent.keyDown(document.body, { key: 'ArrowRight' })).toBe(true);
  expect(screen.getByRole('button', { name: 'Go to slide 1 of 4' })).toHaveAttribute('aria-current', 'true');
  dialog.remove();
  expect(fireEvent.keyDown(document.body, { key: 'ArrowRight' })).toBe(false);
});

test('an arrow takes the focus on by one slide, also from the second of two in view', () => {
  renderCarousel();
  const links = screen.getAllByRole('link');
  links[1]?.focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
  expect(links[2]).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Go to slide 2 of 4' })).toHaveAttribute('aria-current', 'true');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
  expect(links[1]).toHaveFocus();
});

test('from a slide that a drag has moved out of view the focus goes to the slide that the gallery moves to', () => {
  renderCarousel();
  const links = screen.getAllByRole('link');
  links[0]?.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Go to slide 3 of 4' }));
  // As Embla marks them where two are in view.
  for (const slide of [...document.querySelectorAll<HTMLElement>('[data-slide]')].slice(0, 2)) slide.dataset.aside = '';
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
  expect(links[3]).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Go to slide 4 of 4' })).toHaveAttribute('aria-current', 'true');
});

test('the gallery says that it is a carousel, and its buttons what they do and point there', () => {
  renderCarousel();
  expect(screen.getByRole('region', { name: 'Gallery' })).toHaveAttribute('aria-roledescription', 'carousel');
  for (const [name, icon] of [
    ['Previous slide', 'arrow-left'],
    ['Next slide', 'arrow-right'],
  ] as const) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('title', name);
    expect(button.innerHTML).toBe(renderToStaticMarkup(<Icon name={icon} />));
  }
});

test('an arrow in a field of the page is left to the field', () => {
  renderCarousel();
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowRight' });
  expect(screen.getByRole('button', { name: 'Go to slide 1 of 4' })).toHaveAttribute('aria-current', 'true');
});

test('in a zoomed page an arrow moves about in it, and not the gallery', () => {
  renderCarousel();
  Object.assign(window, { visualViewport: { scale: 2 } });
  const region = screen.getByRole('region', { name: 'Gallery' });
  expect(fireEvent.keyDown(region, { key: 'ArrowRight' })).toBe(true);
  expect(screen.getByRole('button', { name: 'Go to slide 1 of 4' })).toHaveAttribute('aria-current', 'true');
});

test('an arrow moves the gallery by one slide where a click in it has given the focus to the gallery itself', () => {
  renderCarousel();
  const region = screen.getByRole('region', { name: 'Gallery' });
  region.focus();
  fireEvent.keyDown(region, { key: 'ArrowRight' });
  expect(screen.getByRole('button', { name: 'Go to slide 2 of 4' })).toHaveAttribute('aria-current', 'true');
});

test('a caption is announced after a button, and not where the focus, which is announced anyway, goes along', () => {
  renderCarousel();
  const announcement = document.querySelector('[aria-live]');
  screen.getAllByRole('link')[0]?.focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
  expect(announcement).toBeEmptyDOMElement();
  const next = screen.getByRole('button', { name: 'Next slide' });
  next.focus();
  fireEvent.click(next);
  expect(announcement).not.toBeEmptyDOMElement();
});

test.each(['shiftKey', 'altKey', 'metaKey', 'ctrlKey'])(
  'a click with %s on a picture is left to the browser',
  (key) => {
    renderCarousel();
    const isLeft = jest.fn();
    // jsdom cannot follow the link.
    const follow = (event: MouseEvent) => {
      isLeft(!event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', follow, { once: true });
    fireEvent.click(screen.getByRole('link', { name: '1' }), { [key]: true });
    expect(isLeft).toHaveBeenCalledWith(true);
  },
);

function renderCarousel() {
  render(
    <main tabIndex={-1}>
      <Carousel label="Gallery" heading="Gallery">
        {['1', '2', '3', '4'].map((caption) => (
          <Slide key={caption} position={caption} caption={caption}>
            <a href="/">{caption}</a>
          </Slide>
        ))}
      </Carousel>
      <input />
    </main>,
  );
}
