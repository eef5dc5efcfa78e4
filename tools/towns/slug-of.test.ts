import { slugOf } from './slug-of';

test.each([
  ['Lake Cowichan', 'lake-cowichan'],
  ["D'Arcy St. Point", 'darcy-st-point'],
  ['D’Arcy St. Point', 'darcy-st-point'],
  ['W̱SÁNEĆ', 'wsanec'],
  ['Kʷen', 'ken'],
  ['Bjørnvik', 'bjornvik'],
  ['Łu', 'lu'],
  ['Duncan -', 'duncan'],
  ['(Duncan)', 'duncan'],
])('the address of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
