import { render, screen } from '@testing-library/react';
import { phone } from '@/content/business';
import { quoteSection } from '@/content/home';
import { QuoteSection } from './quote';

jest.mock('@/components/quote-form/quote-form', () => ({
  QuoteForm: (props: { phone: typeof phone }) => <output>{String(props.phone.receivesTexts)}</output>,
}));

const { receivesTexts } = phone;
afterEach(() => Object.assign(phone, { receivesTexts }));

test.each([true, false])('the form learns whether the number receives text messages: %s', (receives) => {
  Object.assign(phone, { receivesTexts: receives });
  render(<QuoteSection brandName="Dynamix" />);
  expect(screen.getByRole('status').textContent).toBe(String(receives));
});

test('the steps are counted from one', () => {
  render(<QuoteSection brandName="Dynamix" />);
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual(quoteSection.steps(phone.display).map((step, index) => `${index + 1}${step}`));
});
