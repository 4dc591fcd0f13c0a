import { dashboardLanguageOf, dashboardLanguages, type Language } from '@stoa/messages/languages';

export type DashboardLanguage = (typeof dashboardLanguages)[number];

const CHOSEN_LANGUAGE = 'stoa.chosen-language';

const isSpoken = (tag: string): boolean => dashboardLanguageOf(tag) === tag.split('-')[0]?.toLowerCase();

/**
 * The dashboard's language: the one chosen in this browser, or else the first of the browser's languages in which there
 * are texts, or else English.
 */
export function languageFor(chosen: string | null, preferred: readonly string[]): DashboardLanguage {
  return dashboardLanguageOf([...(chosen ? [chosen] : []), ...preferred].find(isSpoken) ?? 'en');
}

/** The language for numbers, dates and names of countries: that of the site where it is the dashboard's too, as in `en-GB`. */
export const formatLanguageFor = (language: Language, siteLanguage: string): string =>
  isSpoken(siteLanguage) && dashboardLanguageOf(siteLanguage) === language ? siteLanguage : language;

/** The dashboard's language in this browser. Outside of browsers, in tests, it is English. */
export const browserLanguage = (): DashboardLanguage =>
  typeof document === 'undefined'
    ? 'en'
    : languageFor(localStorage.getItem(CHOSEN_LANGUAGE), navigator.languages ?? [navigator.language]);

/** Keeps the language for this browser, and loads the dashboard anew, since its texts are read once. */
export function chooseLanguage(language: DashboardLanguage) {
  localStorage.setItem(CHOSEN_LANGUAGE, language);
  window.location.reload();
}

/** The languages that can be chosen, by their own names. */
export const languageChoices = dashboardLanguages.map((language) => ({
  language,
  name: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
}));
