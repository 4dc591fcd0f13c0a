import { discountRuleEvents, discountRules, isStoresApp, type Request } from '@stoa/contract';
import { invalid, type Refusal } from '../../platform/refusal.ts';
import { documentField, resource } from '../../platform/resource/index.ts';

type DiscountRule = NonNullable<Request<typeof discountRules.createDiscountRule>['discountRule']>;

export const discountRuleResource = resource(discountRules, {
  table: 'discount_rules',
  events: discountRuleEvents,
  remembered: true,
  check: (rule) => problemOf(rule) ?? { ...rule, active: rule.active ?? true },
  queryFields: { name: { kind: 'string', column: documentField('name'), sortable: true } },
});

/** The field of a rule that the site does not support; null where it supports all. */
function problemOf({
  discounts,
  activeTimeInfo,
}: Pick<Partial<DiscountRule>, 'discounts' | 'activeTimeInfo'>): Refusal | null {
  const discount = discounts?.values?.[0];
  if (!discount) return wrong('discounts.values', 'must be one discount');
  const { discountType = 'PERCENTAGE', targetType = 'SPECIFIC_ITEMS', percentage, specificItemsInfo } = discount;
  if (discountType !== 'PERCENTAGE') return wrong('discounts.values.0.discountType', 'must be PERCENTAGE');
  if (targetType !== 'SPECIFIC_ITEMS') return wrong('discounts.values.0.targetType', 'must be SPECIFIC_ITEMS');
  if (percentage === undefined) return wrong('discounts.values.0.percentage', 'is required');
  const isOnEverything = (specificItemsInfo?.scopes ?? []).some(({ type, catalogItemFilter }) => {
    const { catalogAppId, catalogItemIds = [] } = catalogItemFilter ?? {};
    return type === 'CATALOG_ITEM' && catalogAppId && isStoresApp(catalogAppId) && catalogItemIds.length === 0;
  });
  if (!isOnEverything)
    return wrong('discounts.values.0.specificItemsInfo.scopes', "must be all items of the store's catalogue");
  const { start, end } = activeTimeInfo ?? {};
  return start && end && start >= end ? wrong('activeTimeInfo.end', 'must be after the start') : null;
}

const wrong = (field: string, description: string): Refusal =>
  invalid({ field: `discountRule.${field}`, description, violatedRule: 'OTHER' });
