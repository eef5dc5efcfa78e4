/** @jest-environment node */
import { formatTable, kilobytes } from './table';

test('columns line up: words to the left, figures to the right', () => {
  expect(
    formatTable(
      ['', 'page'],
      [
        ['FCP ms', 900],
        ['all KB', kilobytes(64_250)],
      ],
    ),
  ).toBe(['|        | page |', '| ------ | ---: |', '| FCP ms |  900 |', '| all KB | 64.3 |'].join('\n'));
});
