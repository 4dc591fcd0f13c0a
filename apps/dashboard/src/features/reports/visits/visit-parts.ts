/** Visits by what tells them apart, as the reports show them. */
import type { Response, visits } from '@stoa/contract';
import { words } from '../../../app/words.ts';

const texts = words.visits;

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

type Kind = {
  /** Pages are counted by how often they were shown, everything else by who came. */
  counts: 'views' | 'visitors';
  fileName: string;
};

export const visitKinds: Record<VisitDimension, Kind> = {
  SOURCE: { counts: 'visitors', fileName: 'sources' },
  MEDIUM: { counts: 'visitors', fileName: 'media' },
  CAMPAIGN: { counts: 'visitors', fileName: 'campaigns' },
  PAGE: { counts: 'views', fileName: 'pages' },
  ENTRY_PAGE: { counts: 'visitors', fileName: 'first-pages' },
  PRODUCT: { counts: 'views', fileName: 'products' },
  DEVICE: { counts: 'visitors', fileName: 'devices' },
  COUNTRY: { counts: 'visitors', fileName: 'countries' },
  HOUR: { counts: 'views', fileName: 'hours' },
};

/** What each is called: as a whole, and its parts, above their names in a table. */
export const visitTexts: Record<VisitDimension, { title: string; heading: string }> = texts.by;

const devices = new Map<string, string>(Object.entries(texts.devices));
const { direct, ...named } = texts.media;
/** Links name their medium themselves, by any word. */
const media = new Map<string, string>(Object.entries({ '': direct, ...named }));
const PRODUCT_PAGE = '/product-page/';

/** The name of a part, for people. */
export function nameOfVisits(
  by: VisitDimension,
  { key = '', name }: VisitPart,
  country: (code: string) => string,
): string {
  if (key === '*') return texts.names.others;
  if (by === 'DEVICE') return devices.get(key) ?? texts.names.unknown;
  if (by === 'COUNTRY') return key ? country(key) : texts.names.unknown;
  if (by === 'MEDIUM') return media.get(key) ?? key;
  if (by === 'HOUR') return `${key}:00`;
  if (by === 'PRODUCT') return name ?? key.slice(PRODUCT_PAGE.length);
  if (by === 'PAGE' || by === 'ENTRY_PAGE') return key === '/' ? texts.names.home : key;
  return key || texts.names.direct;
}

/** All hours of a day: those in which nobody came as well. */
export function everyHour(parts: readonly VisitPart[]): VisitPart[] {
  const byHour = new Map(parts.map((part) => [part.key, part]));
  return Array.from({ length: 24 }, (_, hour) => {
    const key = String(hour).padStart(2, '0');
    return byHour.get(key) ?? { key };
  });
}
