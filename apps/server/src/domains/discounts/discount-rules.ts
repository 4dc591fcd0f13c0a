import { discountRuleEvents, discountRules, type Static } from '@stoa/contract';
import type { DiscountRule as Wire } from '@stoa/contract/ecom/discount-rules';
import type { Tx } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { type OwnOf, type ResourceContext, resource } from '../../platform/resource/index.ts';
import { refusalOfRule } from './check-rule.ts';
import { ruleQueryFields, usageCount } from './rules-queryable.store.ts';
import { customTriggersIn, siteRule } from './site-rule.ts';

type Own = OwnOf<typeof discountRules>;

/** A cart can hold 320 discounts. */
const MOST_RULES = 320;
const MOST_QUANTITY_BASED = 50;
const MOST_TRIGGER_APPS = 10;

export const discountRuleResource = resource<typeof discountRules, Own>(discountRules, {
  table: 'discount_rules',
  events: discountRuleEvents,
  remembered: true,
  most: MOST_RULES,
  tooMany: refuse('MAX_DISCOUNT_RULES_REACHED', { threshold: MOST_RULES }),
  check: (rule) => refusalOfRule(rule) ?? { ...rule, active: rule.active ?? true },
  complete: refuseTooManyOfAKind,
  computed: { usageCount },
  stored: {
    read: (sent, ctx) => withIds(withoutEmptyTrigger(sent), ctx),
    view: (rule, { now }) => ({ ...rule, status: statusOf(rule, now()) }),
  },
  defaultSort: [{ fieldName: 'id', order: 'ASC' }],
  queryFields: ruleQueryFields,
});

/** Over for good, in force, or neither: switched off, or yet to come. */
function statusOf({ active, activeTimeInfo }: Static<typeof Wire>, now: Date): 'LIVE' | 'EXPIRED' | 'PENDING' {
  const { start, end } = activeTimeInfo ?? {};
  if (end && new Date(end) <= now) return 'EXPIRED';
  return active === false || (start && new Date(start) > now) ? 'PENDING' : 'LIVE';
}

/** A mask that names a condition which was not sent leaves an empty one: the rule has none any more. */
export const withoutEmptyTrigger = (sent: Own): Own =>
  sent.trigger && Object.keys(sent.trigger).length === 0 ? { ...sent, trigger: undefined } : sent;

/** Configurations of quantity discounts have ids of their own. */
function withIds(sent: Own, { newId }: Pick<ResourceContext, 'newId'>): Own {
  const values = sent.discounts?.values?.map((discount) => {
    if (!discount.quantityBased?.configurations) return discount;
    const configurations = discount.quantityBased.configurations.map((one) => ({ ...one, id: newId() }));
    return { ...discount, quantityBased: { configurations } };
  });
  return values ? { ...sent, discounts: { values } } : sent;
}

/** Rules on quantities, and apps that carts have to ask, are limited. */
async function refuseTooManyOfAKind(_: ResourceContext, tx: Tx, draft: Own): Promise<Own | Refusal> {
  const isOnQuantity = (rule: Own) => rule.discounts?.values?.[0]?.quantityBased !== undefined;
  const appsOf = (rule: Own) => customTriggersIn(siteRule(rule, 'EUR')?.trigger ?? null).map(({ appId }) => appId);
  if (!isOnQuantity(draft) && appsOf(draft).length === 0) return draft;
  const rules = [...(await discountRuleResource.list(tx)), draft];
  if (isOnQuantity(draft) && rules.filter(isOnQuantity).length > MOST_QUANTITY_BASED)
    return refuse('MAX_QUANTITY_BASED_DISCOUNTS_REACHED', { threshold: MOST_QUANTITY_BASED });
  const apps = new Set(rules.flatMap(appsOf));
  return apps.size > MOST_TRIGGER_APPS
    ? refuse('MAX_CUSTOM_TRIGGER_APPS_EXCEEDED', { threshold: MOST_TRIGGER_APPS })
    : draft;
}
