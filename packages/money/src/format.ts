import { exponentOf } from './currency.ts';
import { toDecimal } from './decimal.ts';

/** Creating a formatter costs far more than using it. Languages may come from visitors, so the cache is bounded. */
const formatters = new Map<string, Intl.NumberFormat>();
const maximumFormatters = 500;

/**
 * The amount as people of that language write it (CLDR): `1.250,00 €` in `de`, `Rp 50.000` in `id`. No digit of the
 * amount is ever dropped. Blanks in it are non-breaking. Throws a RangeError for an unsafe amount, a malformed currency
 * or a malformed language tag.
 */
export function formatAmount(amount: number, currency: string, language: string): string {
  const decimal = toDecimal(amount, currency);
  return formatterFor(currency, language).format(decimal);
}

function formatterFor(currency: string, language: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const formatter = newFormatter(currency, language);
  if (formatters.size >= maximumFormatters) formatters.clear();
  formatters.set(key, formatter);
  return formatter;
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
