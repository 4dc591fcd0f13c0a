import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { STOCK } from '../inventory/index.ts';
import { textsOfOne } from '../translations/index.ts';
import { translatedRules } from './checkout-texts.ts';
import { checkoutRulesOf, findRules } from './settings.store.ts';
import type { CheckoutRules } from './settings.ts';

/** The rules of the checkout, in the words that the caller reads. */
export function translatedRulesOf(ctx: Context): Promise<CheckoutRules> {
  if (!ctx.site.mainLanguage) return checkoutRulesOf(ctx);
  const load = () =>
    readSite(ctx, async (tx) => {
      const rules = await findRules(tx);
      const texts = await textsOfOne(ctx, tx, 'CHECKOUT');
      return texts ? translatedRules(rules, texts) : rules;
    });
  return ctx.cache.read(ctx.siteId, 'translated checkout rules', load, { unaffectedBy: STOCK });
}
