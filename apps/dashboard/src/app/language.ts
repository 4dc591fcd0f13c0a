import { dashboardLanguages } from '@stoa/messages/languages';

export type DashboardLanguage = (typeof dashboardLanguages)[number];

const CHOSEN_LANGUAGE = 'stoa.chosen-language';

/** The language of the dashboard that a BCP 47 tag such as `de-AT` is in; undefined where it has no texts in it. */
const spokenIn = (tag: string): DashboardLanguage | undefined =>
  dashboardLanguages.find((language) => language === tag.split('-')[0]?.toLowerCase());

/**
 * The dashboard's language: the one chosen in this browser, or else the first of the browser's languages in which there
 * are texts, or else English.
 */
export const languageFor = (chosen: string | null, preferred: readonly string[]): DashboardLanguage =>
  [chosen ?? '', ...preferred].map(spokenIn).find((language) => language !== undefined) ?? 'en';

/** The language for numbers, dates and names of countries: that of the site where it is the dashboard's too, as in `en-GB`. */
export const formatLanguageFor = (language: DashboardLanguage, siteLanguage: string): string =>
  spokenIn(siteLanguage) === language ? siteLanguage : language;

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
