/** Visits by what tells them apart, as the reports show them. */
import type { Response, visits } from '@stoa/contract';

export type VisitPart = NonNullable<Response<typeof visits.getVisitBreakdown>['parts']>[number];

export const visitDimensions = [
  'SOURCE',
  'MEDIUM',
  'CAMPAIGN',
  'PAGE',
  'ENTRY_PAGE',
  'PRODUCT',
  'DEVICE',
  'COUNTRY',
  'HOUR',
] as const;
export type VisitDimension = (typeof visitDimensions)[number];

type Texts = {
  title: string;
  /** What the parts are, above their names in a table. */
  heading: string;
  /** Pages are counted by how often they were shown, everything else by who came. */
  counts: 'views' | 'visitors';
  fileName: string;
};

export const visitTexts: Record<VisitDimension, Texts> = {
  SOURCE: { title: 'Where visitors came from', heading: 'Source', counts: 'visitors', fileName: 'sources' },
  MEDIUM: { title: 'How they came', heading: 'Medium', counts: 'visitors', fileName: 'media' },
  CAMPAIGN: { title: 'Campaigns', heading: 'Campaign', counts: 'visitors', fileName: 'campaigns' },
  PAGE: { title: 'Pages', heading: 'Page', counts: 'views', fileName: 'pages' },
  ENTRY_PAGE: { title: 'First pages', heading: 'Page', counts: 'visitors', fileName: 'first-pages' },
  PRODUCT: { title: 'Products', heading: 'Product', counts: 'views', fileName: 'products' },
  DEVICE: { title: 'Devices', heading: 'Device', counts: 'visitors', fileName: 'devices' },
  COUNTRY: { title: 'Countries', heading: 'Country', counts: 'visitors', fileName: 'countries' },
  HOUR: { title: 'Hours of the day', heading: 'Hour', counts: 'views', fileName: 'hours' },
};

const devices: Record<string, string> = { PHONE: 'Phone', TABLET: 'Tablet', DESKTOP: 'Computer' };
const media: Record<string, string> = {
  '': 'Directly',
  search: 'Search engine',
  social: 'Social network',
  referral: 'Link on another site',
  email: 'E-mail',
};
const PRODUCT_PAGE = '/product-page/';

/** The name of a part, for people. */
export function nameOfVisits(
  by: VisitDimension,
  { key = '', name }: VisitPart,
  country: (code: string) => string,
): string {
  if (key === '*') return 'All others';
  if (by === 'DEVICE') return devices[key] ?? 'Unknown';
  if (by === 'COUNTRY') return key ? country(key) : 'Unknown';
  if (by === 'MEDIUM') return media[key] ?? key;
  if (by === 'HOUR') return `${key}:00`;
  if (by === 'PRODUCT') return name ?? key.slice(PRODUCT_PAGE.length);
  if (by === 'PAGE' || by === 'ENTRY_PAGE') return key === '/' ? 'Home page' : key;
  return key || 'Directly, or not known';
}

/** All hours of a day: those in which nobody came as well. */
export function everyHour(parts: readonly VisitPart[]): VisitPart[] {
  const byHour = new Map(parts.map((part) => [part.key, part]));
  return Array.from({ length: 24 }, (_, hour) => {
    const key = String(hour).padStart(2, '0');
    return byHour.get(key) ?? { key };
  });
}
