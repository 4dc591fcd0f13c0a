/** Where a visitor came from: a host, or what the link says of itself (`utm_source` and the like). Empty where it is not known. */
export type Arrival = { source: string; medium: string; campaign: string };

const LONGEST_NAME = 80;
const UNKNOWN: Arrival = { source: '', medium: '', campaign: '' };

/** Sites that send people from many hosts of theirs, by the name that they are known under. */
const families: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)google\.[a-z.]+$|googlequicksearchbox$/, 'google'],
  [/(^|\.)bing\.com$/, 'bing'],
  [/(^|\.)yahoo\.[a-z.]+$/, 'yahoo'],
  [/(^|\.)duckduckgo\.com$/, 'duckduckgo'],
  [/(^|\.)ecosia\.org$/, 'ecosia'],
  [/(^|\.)yandex\.[a-z.]+$/, 'yandex'],
  [/(^|\.)baidu\.com$/, 'baidu'],
  [/(^|\.)(facebook\.com|fb\.com|fb\.me)$|^com\.facebook\./, 'facebook'],
  [/(^|\.)instagram\.com$|^com\.instagram\./, 'instagram'],
  [/(^|\.)(twitter\.com|x\.com|t\.co)$/, 'x'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'youtube'],
  [/(^|\.)pinterest\.[a-z.]+$/, 'pinterest'],
  [/(^|\.)(linkedin\.com|lnkd\.in)$/, 'linkedin'],
  [/(^|\.)tiktok\.com$/, 'tiktok'],
  [/(^|\.)reddit\.com$/, 'reddit'],
];
const SEARCH = new Set(['google', 'bing', 'yahoo', 'duckduckgo', 'ecosia', 'yandex', 'baidu']);
const SOCIAL = new Set(['facebook', 'instagram', 'x', 'youtube', 'pinterest', 'linkedin', 'tiktok', 'reddit']);

/** Reads it from the page that was left and the address that was opened. `query` begins with `?`, or is empty. */
export function arrivalOf({ referrer, query, host }: { referrer: string; query: string; host: string }): Arrival {
  const named = query.includes('utm_') ? new URLSearchParams(query) : null;
  const campaign = nameOf(named?.get('utm_campaign'));
  const from = URL.parse(referrer)?.hostname.toLowerCase() ?? '';
  const source = nameOf(named?.get('utm_source')) || familyOf(from === host ? '' : from.replace(/^www\./, ''));
  if (!source && !campaign) return UNKNOWN;
  return { source, medium: nameOf(named?.get('utm_medium')) || mediumOf(source), campaign };
}

const familyOf = (host: string): string => families.find(([hosts]) => hosts.test(host))?.[1] ?? nameOf(host);

function mediumOf(source: string): string {
  if (!source) return '';
  if (SEARCH.has(source)) return 'search';
  return SOCIAL.has(source) ? 'social' : 'referral';
}

/** A name as it is counted under: links write the same one in different ways. */
function nameOf(text: string | null | undefined): string {
  // the database keeps no such characters, and `*` stands for all others
  const name = (text ?? '').replace(/[\p{Cc}*]/gu, '').trim();
  return name.slice(0, LONGEST_NAME).toWellFormed().toLowerCase();
}
