import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { STOCK } from '../inventory/index.ts';
import { checkoutTexts, translatedRules } from './checkout-texts.ts';
import { checkoutRulesOf } from './settings.store.ts';
import type { CheckoutRules } from './settings.ts';

/** The rules of the checkout, in the words that the caller reads. */
export async function translatedRulesOf(ctx: Context): Promise<CheckoutRules> {
  const rules = await checkoutRulesOf(ctx);
  if (!ctx.site.mainLanguage) return rules;
  const load = async () => ({ texts: await readSite(ctx, (tx) => checkoutTexts(ctx, tx)) });
  const { texts } = await ctx.cache.read(ctx.siteId, 'words of the checkout', load, { unaffectedBy: STOCK });
  return texts ? translatedRules(rules, texts) : rules;
}
