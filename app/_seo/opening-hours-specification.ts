import type { OpeningHoursSpecification } from 'schema-dts';
import type { hours } from '@/content/business';

/** Opening hours as search engines ask for them, with seconds: https://schema.org/OpeningHoursSpecification */
export function openingHoursSpecification({ days, opens, closes }: typeof hours): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: `${opens}:00`, closes: `${closes}:00` };
}
