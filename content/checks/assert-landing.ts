import type { Landing } from '../types';
import { assertPictureName } from './assert-gallery';
import { assertDistinct } from './assert-list';
import { assertListedSlug, assertQuestions } from './assert-pages';
import { landingShapes } from './content-shapes';
import { assertShape } from './shape';
import { UserError } from './user-error';

/** Stops the build on a landing that its page could not show. @throws with the file and the fix. */
export function assertLanding(key: string, landing: Landing) {
  const file = `content/landings/${key}.ts`;
  assertShape(file, landing, { kind: 'text' });
  if (!Object.hasOwn(landingShapes, landing.kind)) {
    const kinds = Object.keys(landingShapes).join(', ');
    throw new UserError(`${file} has the kind "${landing.kind}". Use one of: ${kinds}.`);
  }
  assertShape(file, landing, landingShapes[landing.kind]);
  assertListedSlug('content/landings', key, landing.slug);
  if (landing.backdrop !== undefined) assertPictureName(file, 'backdrop', landing.backdrop);
  if (landing.kind === 'car') assertDistinct(file, 'area', landing.areas.names);
  if (landing.kind === 'auto') assertDistinct(file, 'area', landing.coverage.names);
  assertQuestions(file, landing.faqs);
}
