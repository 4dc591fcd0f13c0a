import type { Static } from '@stoa/contract';
import type { DiscountRule as WireRule } from '@stoa/contract/ecom/discount-rules';
import type { Context } from '../../context.ts';
import { invalid, type Refusal } from '../../platform/refusal.ts';
import { refusalOfRule } from './check-rule.ts';
import { withoutEmptyTrigger } from './discount-rules.ts';
import { type SiteRule, siteRule } from './site-rule.ts';

/**
 * An automatic discount in a request, ready to be priced, or the refusal with which it could not be created. It has the
 * place of the saved one among the others, if there is one.
 */
export function readUnsavedRule(
  { site, now, newId }: Pick<Context, 'site' | 'now' | 'newId'>,
  sent: Static<typeof WireRule>,
  saved: SiteRule | null,
): SiteRule | Refusal {
  const rule = withoutEmptyTrigger(sent);
  const refused = refusalOfRule(rule);
  if (refused) return refused;
  const field = (name: string) => `discountRule.${name}`;
  if (!rule.name?.trim())
    return invalid({ field: field('name'), description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  const read = siteRule(rule, site.currency);
  if (!read)
    return invalid({ field: field('discounts.values'), description: 'must take something off', violatedRule: 'OTHER' });
  return { ...read, id: saved?.id ?? newId(), createdDate: saved?.createdDate ?? now().toISOString() };
}
