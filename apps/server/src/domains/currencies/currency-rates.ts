import type { currencyRates } from '@stoa/contract';
import { readSite, withSite } from '../../platform/db/index.ts';
import { invalid, notFound } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findRates, removeRate, saveRate } from './currency-rates.store.ts';

/** There are fewer currencies in the world. */
const MOST_RATES = 200;

export const listCurrencyRates: UseCase<typeof currencyRates.listCurrencyRates> = async (ctx) => ({
  rates: await readSite(ctx, (tx) => findRates(tx, ctx.site.currency)),
});

export const setCurrencyRate: UseCase<typeof currencyRates.setCurrencyRate> = (ctx, { rate: { code, rate } }) =>
  withSite(ctx, async (tx) => {
    const base = ctx.site.currency;
    if (code === base) return wrong('is the site’s own currency');
    const known = await findRates(tx, base);
    if (known.length >= MOST_RATES && !known.some((one) => one.code === code)) return wrong('is one too many');
    const saved = await saveRate(tx, base, { code, rate }, ctx.now());
    ctx.cache.changed(tx);
    return { rate: saved };
  });

export const removeCurrencyRate: UseCase<typeof currencyRates.removeCurrencyRate> = (ctx, { code }) =>
  withSite(ctx, async (tx) => {
    if (!(await removeRate(tx, ctx.site.currency, code))) return notFound('the currency has no rate');
    ctx.cache.changed(tx);
    return {};
  });

const wrong = (description: string) => invalid({ field: 'rate.code', description, violatedRule: 'OTHER' });
