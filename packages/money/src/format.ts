import { exponentOf } from './currency.ts';
import { toDecimal } from './decimal.ts';

/** Of a language and currency: a formatter, and what it last wrote, by the decimal. */
type Writer = { formatter: Intl.NumberFormat; texts: Map<string, string> };

/**
 * Creating a formatter costs far more than using it, and using it more than everything else about a price: a cart shows
 * the same few amounts again and again. Languages may come from visitors, so the caches are bounded.
 */
const writers = new Map<string, Writer>();
const maximumWriters = 500;
const maximumTexts = 500;

/**
 * The amount as people of that language write it (CLDR): `1.250,00 €` in `de`, `Rp 50.000` in `id`. No digit of the
 * amount is ever dropped. Blanks in it are non-breaking. Throws a RangeError for an unsafe amount, a malformed currency
 * or a malformed language tag.
 */
export const formatAmount = (amount: number, currency: string, language: string): string =>
  formatDecimal(toDecimal(amount, currency), currency, language);

/** The same for an amount in major units, which must have all decimals of its currency. */
export function formatDecimal(decimal: `${number}`, currency: string, language: string): string {
  const { formatter, texts } = writerFor(currency, language);
  const known = texts.get(decimal);
  if (known !== undefined) return known;
  const text = formatter.format(decimal);
  if (texts.size >= maximumTexts) texts.clear();
  texts.set(decimal, text);
  return text;
}

function writerFor(currency: string, language: string): Writer {
  const key = `${language} ${currency}`;
  const cached = writers.get(key);
  if (cached) return cached;
  const writer: Writer = { formatter: newFormatter(currency, language), texts: new Map() };
  if (writers.size >= maximumWriters) writers.clear();
  writers.set(key, writer);
  return writer;
}

function newFormatter(currency: string, language: string): Intl.NumberFormat {
  const usual = new Intl.NumberFormat(language, { style: 'currency', currency });
  const decimals = exponentOf(currency);
  const { maximumFractionDigits: usualDecimals = decimals } = usual.resolvedOptions();
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // where CLDR writes no decimals (HUF, IDR), whole prices have none either, but a charged fraction is shown
    trailingZeroDisplay: usualDecimals < decimals ? 'stripIfInteger' : 'auto',
  });
}
