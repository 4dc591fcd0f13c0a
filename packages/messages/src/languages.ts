/** The languages of the product's own texts. The content of a site can be in any language. */
export const languages = ['en', 'de'] as const;

export type Language = (typeof languages)[number];

const DEFAULT: Language = 'en';

/** Returns the language for a BCP 47 tag such as `de-AT`, or English if it is not supported. */
export function languageOf(tag: string): Language {
  const primary = tag.toLowerCase().split('-')[0];
  return languages.find((language) => language === primary) ?? DEFAULT;
}
