/** The languages of the texts for shoppers. The content of a site can be in any language. */
export const languages = ['en', 'de', 'es', 'fr', 'he', 'ja'] as const;

/** The languages of the dashboard. */
export const dashboardLanguages = ['en', 'de'] as const;

export type Language = (typeof languages)[number];

const chosenFrom =
  <L extends Language>(known: readonly L[]) =>
  (tag: string): L | 'en' => {
    const primary = tag.toLowerCase().split('-')[0];
    return known.find((language) => language === primary) ?? 'en';
  };

/** Returns the language of texts for shoppers for a BCP 47 tag such as `de-AT`, or English if it is not supported. */
export const languageOf: (tag: string) => Language = chosenFrom(languages);

/** Whether there are texts for shoppers in the language of a BCP 47 tag. */
export const isSpoken = (tag: string): boolean => languageOf(tag) === tag.split('-')[0]?.toLowerCase();

/** Returns the dashboard's language for a BCP 47 tag. */
export const dashboardLanguageOf = chosenFrom(dashboardLanguages);

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

const directions = new Map<string, 'ltr' | 'rtl'>();
const MOST_KNOWN = 500;

/** The direction in which a language is written, for `dir`. `ltr` for malformed tags. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const known = directions.get(tag);
  if (known) return known;
  if (directions.size >= MOST_KNOWN) directions.clear();
  const direction = RIGHT_TO_LEFT.has(scriptOf(tag) ?? '') ? 'rtl' : 'ltr';
  directions.set(tag, direction);
  return direction;
}

function scriptOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().script;
  } catch {
    return undefined;
  }
}
