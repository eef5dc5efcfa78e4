import { entry } from './entry.fixture';
import { landingList } from './landings';
import { picturesOfOthers } from './page-pictures';

const own = { heroPicture: 'own-hero', detailPicture: 'own-detail' };
const other = { heroPicture: 'other-hero', detailPicture: 'other-detail' };

test('a brand does without the pictures of another, unless a landing shows one behind its words', () => {
  expect([...picturesOfOthers(own, [own, other])]).toEqual(['other-hero', 'other-detail']);
  Object.assign(entry(landingList, 0), { backdrop: 'other-detail' });
  expect([...picturesOfOthers(own, [own, other])]).toEqual(['other-hero']);
});
