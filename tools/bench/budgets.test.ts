/** @jest-environment node */
import { budgets, findOverruns } from './budgets';

const { markup, css, inlineScript, fonts, firstPictures, laterScript } = budgets.city;
const full = {
  document: 1_000_000,
  markup: markup.atMost,
  css: css.atMost,
  inlineScript: inlineScript.atMost,
  fonts: fonts.atMost,
  firstPictures: firstPictures.atMost,
  laterScript: laterScript.atMost,
};

test('a page may weigh as much as its budget', () => {
  expect(findOverruns(full, budgets.city)).toEqual([]);
});

test('the part that grew is named with its weight, its budget and the reason', () => {
  expect(findOverruns({ ...full, css: css.atMost + 1 }, budgets.city)).toEqual([
    { part: 'css', bytes: css.atMost + 1, ...css },
  ]);
});

test('script before a touch and the first picture stay within what the site promises', () => {
  for (const budget of Object.values(budgets)) {
    expect(budget.inlineScript.atMost).toBeLessThanOrEqual(2048);
    expect(budget.firstPictures.atMost).toBeLessThanOrEqual(45_000);
    expect(budget.laterScript.atMost).toBeLessThanOrEqual(155_000);
  }
});
