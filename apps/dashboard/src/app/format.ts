import { useMemo } from 'react';
import { formatLanguageFor } from './language.ts';
import { useSession } from './session.ts';
import { wordsLanguage } from './words.ts';

/** Formats amounts, numbers and times for a locale. Amounts are decimal strings in major units. */
export type Format = ReturnType<typeof createFormat>;

export type FormatOptions = { language: string; currency: string; timeZone: string };

export function createFormat({ language, currency, timeZone }: FormatOptions) {
  const locale = supported(language);
  const moneyFormats = new Map<string, Intl.NumberFormat>();
  const moneyFormat = (code: string) => {
    const format = moneyFormats.get(code) ?? new Intl.NumberFormat(locale, { style: 'currency', currency: code });
    moneyFormats.set(code, format);
    return format;
  };
  const whole = new Intl.NumberFormat(locale);
  const compactMoney = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const change = new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const fullDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  return {
    /** Intl takes the decimal string itself, so that no digit is lost. */
    money: (amount: string | null | undefined, code = currency) =>
      moneyFormat(code).format((amount ?? '0') as `${number}`),
    /** For axes of charts: `€1.2K`. */
    compactMoney: (amount: number) => compactMoney.format(amount),
    currencySymbol: () =>
      moneyFormat(currency)
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency,
    number: (value: number) => whole.format(value),
    percent: (share: number) => percent.format(share),
    /** `0.25` is `+25%`. */
    change: (share: number) => change.format(share),
    dateTime: (instant: string) => dateTime.format(new Date(instant)),
    date: (instant: string) => date.format(new Date(instant)),
    /** A calendar day, `2026-01-31`. */
    day: (calendarDay: string) => day.format(new Date(`${calendarDay}T00:00:00Z`)),
    /** A calendar day with its year. */
    fullDay: (calendarDay: string) => fullDay.format(new Date(`${calendarDay}T00:00:00Z`)),
    /** A calendar month, `2026-01`. */
    month: (calendarMonth: string) => month.format(new Date(`${calendarMonth}-01T00:00:00Z`)),
    days: (first: string, last: string) =>
      day.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`)),
    country: (code: string) => countries.of(code) ?? code,
  };
}

function supported(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** The format of the dashboard's language, with the site's currency and time zone. */
export function useFormat(): Format {
  const { language: siteLanguage = 'en', currency = 'USD', timeZone = 'UTC' } = useSession().site;
  const language = formatLanguageFor(wordsLanguage, siteLanguage);
  return useMemo(() => createFormat({ language, currency, timeZone }), [language, currency, timeZone]);
}
