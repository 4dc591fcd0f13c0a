import type { Context } from '../../context.ts';
import type { DisplayCurrency } from './display-currency.ts';
import { ratesOf } from './rates-of.ts';

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
