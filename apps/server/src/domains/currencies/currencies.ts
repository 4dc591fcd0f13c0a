import type { currencies } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { invalid, isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { converted, rateBetween, viewRate } from './conversion.ts';
import { ratesOf } from './rates-of.ts';

export const listCurrencies: UseCase<typeof currencies.listCurrencies> = async (ctx) => {
  const { rates } = await ratesOf(ctx);
  const codes = [ctx.site.currency, ...rates.map(({ code }) => code)].toSorted();
  return { currencies: codes.map((code) => ({ code, symbol: symbolOf(code, ctx.site.language) })) };
};

function symbolOf(currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** The rate between two currencies, and since when it has been so. */
async function rateFor(ctx: Context, pair: { from: string; to: string }) {
  const { rates } = await ratesOf(ctx);
  const find = (code: string) =>
    code === ctx.site.currency ? { rate: '1', updatedDate: null } : rates.find((rate) => rate.code === code);
  const [from, to] = [find(pair.from), find(pair.to)];
  if (!from) return withoutRate('from', pair.from);
  if (!to) return withoutRate('to', pair.to);
  const dates = [from.updatedDate, to.updatedDate].filter((date) => date !== null).toSorted();
  return { fraction: rateBetween(from.rate, to.rate), rateTimestamp: dates[0] ?? null };
}

const withoutRate = (field: string, code: string): Refusal =>
  invalid({
    field,
    description: `must be a currency that the site has a rate for: it has none for ${code}`,
    violatedRule: 'OTHER',
  });

export const getConversionRate: UseCase<typeof currencies.getConversionRate> = async (ctx, pair) => {
  const found = await rateFor(ctx, pair);
  if (isRefusal(found)) return found;
  return { rate: viewRate(found.fraction), rateTimestamp: found.rateTimestamp };
};

export const convertCurrency: UseCase<typeof currencies.convertCurrency> = async (ctx, { amounts, ...pair }) => {
  const found = await rateFor(ctx, pair);
  if (isRefusal(found)) return found;
  const results = amounts.map(({ value = '', decimalPlaces = 0 }) =>
    converted({ value, decimalPlaces }, found.fraction, pair.to),
  );
  const wrong = results.indexOf(null);
  const field = `amounts[${wrong}].value`;
  if (wrong >= 0) return invalid({ field, description: 'must be a whole number', violatedRule: 'FORMAT' });
  return { amounts: results.filter((one) => one !== null), rateTimestamp: found.rateTimestamp };
};
