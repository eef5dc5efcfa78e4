import { brand } from '@/content/settings';

export const dynamic = 'force-static';

/** Proves to IndexNow that whoever submits these pages owns them; `npm run indexnow` names this address. */
export function GET(): Response {
  return new Response(brand.indexNowKey, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
