/** `npm run pictures`: encodes new pictures, as every build does. */

import '../setup';
import { lockBuild } from '../build-lock';
import { buildPictures } from './build-pictures';

lockBuild();
const { pictures, encoded } = await buildPictures();
console.log(`pictures: ${pictures} ready, ${encoded} files encoded`);
