import { cityWords } from './home';

test.each(['Harbour Shine', 'Shine', 'harbourshine'])(
  'the heading of the reasons names the town once for the brand %s',
  (brandName) => {
    expect(cityWords.reasonsHeading('Harbour', brandName).split(/harbour/i)).toHaveLength(2);
  },
);
