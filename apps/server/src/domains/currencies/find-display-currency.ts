import type { Context } from '../../context.ts';
import type { DisplayCurrency } from './display-currency.ts';
import { ratesOf } from './rates-of.ts';

/** The currencies in which the site can show amounts, its own first; none if that is the only one. */
export async function displayCurrenciesOf(ctx: Context): Promise<string[]> {
  const { rates } = await ratesOf(ctx);
  return rates.length > 0 ? [ctx.site.currency, ...rates.map(({ code }) => code)] : [];
}

/** The currency that a caller names, if the site has its rate: a wish for any other one has no effect. */
export async function findDisplayCurrency(
  ctx: Context,
  code: string | undefined,
): Promise<DisplayCurrency | undefined> {
  if (!code) return undefined;
  const base = ctx.site.currency;
  if (code === base) return { base, code, rate: '1' };
  const { rates } = await ratesOf(ctx);
  const found = rates.find((rate) => rate.code === code);
  return found && { base, code, rate: found.rate };
}
