import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { STOCK } from '../inventory/index.ts';
import { findRates } from './currency-rates.store.ts';

/** The rates of the site's currency, read once until something on the site changes. */
export const ratesOf = (ctx: Context) => {
  const { currency } = ctx.site;
  const load = async () => ({ rates: await readSite(ctx, (tx) => findRates(tx, currency)) });
  return ctx.cache.read(ctx.siteId, `rates of ${currency}`, load, { unaffectedBy: STOCK });
};
