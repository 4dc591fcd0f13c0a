import type { Static } from '@stoa/contract';
import type { DiscountOfRule, DiscountRule as WireRule } from '@stoa/contract/ecom/discount-rules';
import { invalid, type Refusal, refuse } from '../../platform/refusal.ts';
import { problemOfScope, type WireScope } from './scopes.ts';

type Rule = Static<typeof WireRule>;
type Discount = Static<typeof DiscountOfRule>;
type Trigger = NonNullable<Rule['trigger']>;

/** The refusal of a rule whose parts do not fit each other; null where they do. */
export function refusalOfRule({ discounts, trigger, settings, activeTimeInfo }: Rule): Refusal | null {
  const { start, end } = activeTimeInfo ?? {};
  if (start && end && start >= end)
    return broken('activeTimeInfo.end', 'must be after the start', 'INVALID_ACTIVE_TIME_RANGE');
  const discount = discounts?.values?.[0];
  if (!discount) return broken('discounts.values', 'must be one discount', 'INVALID_EMPTY_DISCOUNT');
  const isOnQuantity = discount.quantityBased !== undefined;
  if (settings?.appliesTo === 'LOWEST_PRICED_ITEM' && (isOnQuantity || discount.targetType === 'BUY_X_GET_Y'))
    return broken('settings.appliesTo', 'must be ALL_ITEMS for this discount', 'INVALID_SETTINGS_SUBJECT_TYPE');
  return refusalOfDiscount(discount, 'discounts.values.0') ?? (trigger ? refusalOfTrigger(trigger, 'trigger') : null);
}

/** The type that the value of a discount has; null without a value. */
function typeOf({ percentage, fixedAmount, fixedPrice, quantityBased }: Discount): Discount['discountType'] | null {
  if (percentage !== undefined) return 'PERCENTAGE';
  if (fixedAmount !== undefined) return 'FIXED_AMOUNT';
  if (fixedPrice !== undefined) return 'FIXED_PRICE';
  return quantityBased === undefined ? null : 'QUANTITY_BASED';
}

function refusalOfDiscount(discount: Discount, field: string): Refusal | null {
  const type = typeOf(discount);
  if (!type) return broken(field, 'needs a value', 'INVALID_EMPTY_DISCOUNT');
  if (discount.discountType && discount.discountType !== type)
    return refuse('DISCOUNT_TYPE_AND_DISCOUNT_VALUE_MISMATCH', { discountType: discount.discountType });
  const [configuration] = discount.quantityBased?.configurations ?? [];
  if (discount.quantityBased && !(configuration?.quantity && configuration.price))
    return broken(`${field}.quantityBased.configurations`, 'needs a quantity and a price', 'INVALID_EMPTY_DISCOUNT');
  const { targetType = 'SPECIFIC_ITEMS', specificItemsInfo, buyXGetYInfo } = discount;
  if (targetType === 'SPECIFIC_ITEMS') {
    if (buyXGetYInfo || !specificItemsInfo?.scopes?.length)
      return broken(`${field}.specificItemsInfo`, 'is required', 'INVALID_TARGET_TYPE_FIELD');
    return refusalOfScopes(specificItemsInfo.scopes, `${field}.specificItemsInfo.scopes`);
  }
  if (specificItemsInfo || !buyXGetYInfo)
    return broken(`${field}.buyXGetYInfo`, 'is required', 'INVALID_TARGET_TYPE_FIELD');
  if (type === 'QUANTITY_BASED')
    return broken(`${field}.discountType`, 'cannot be QUANTITY_BASED here', 'INVALID_DISCOUNT_TYPE');
  const { customerBuys, customerGets } = buyXGetYInfo;
  if (!customerBuys?.minimumQuantity && !Number(customerBuys?.minimumSpend))
    return broken(`${field}.buyXGetYInfo.customerBuys`, 'needs a minimum', 'INVALID_CUSTOMER_BUY_CONDITION');
  if (!customerGets?.quantity)
    return broken(`${field}.buyXGetYInfo.customerGets.quantity`, 'is required', 'INVALID_CUSTOMER_BUY_CONDITION');
  return (
    refusalOfScopes(customerBuys?.scopes, `${field}.buyXGetYInfo.customerBuys.scopes`) ??
    refusalOfScopes(customerGets.scopes, `${field}.buyXGetYInfo.customerGets.scopes`)
  );
}

/** The field of each type of condition. */
const fields = {
  AND: 'and',
  OR: 'or',
  SUBTOTAL_RANGE: 'subtotalRange',
  ITEM_QUANTITY_RANGE: 'itemQuantityRange',
  CUSTOM: 'customTrigger',
  CUSTOMER_ELIGIBILITY: 'customerEligibility',
} as const;

function refusalOfTrigger(trigger: Trigger, field: string): Refusal | null {
  const types = Object.keys(fields) as (keyof typeof fields)[];
  const type = trigger.triggerType ?? types.find((one) => trigger[fields[one]]);
  if (!type) return broken(`${field}.triggerType`, 'is required', 'INVALID_TRIGGER_TYPE');
  const other = types.find((one) => one !== type && trigger[fields[one]]);
  if (other) return broken(`${field}.triggerType`, `must be ${other}`, 'INVALID_TRIGGER_TYPE');
  const { subtotalRange, itemQuantityRange, customTrigger, customerEligibility } = trigger;
  switch (type) {
    case 'SUBTOTAL_RANGE':
      if (!subtotalRange) return broken(`${field}.subtotalRange`, 'is required', 'MISSING_SUBTOTAL_RANGE');
      return refusalOfRange(subtotalRange, `${field}.subtotalRange`, 'INVALID_SUBTOTAL_RANGE');
    case 'ITEM_QUANTITY_RANGE':
      if (!itemQuantityRange) return broken(`${field}.itemQuantityRange`, 'is required', 'MISSING_ITEM_QUANTITY_RANGE');
      return refusalOfRange(itemQuantityRange, `${field}.itemQuantityRange`, 'INVALID_ITEM_QUANTITY_RANGE');
    case 'CUSTOM':
      return customTrigger?.id && customTrigger.appId
        ? null
        : broken(`${field}.customTrigger`, 'needs an id and an appId', 'INVALID_TRIGGER_TYPE');
    case 'CUSTOMER_ELIGIBILITY':
      return customerEligibility?.individualMembersInfo?.memberIds?.length
        ? null
        : broken(`${field}.customerEligibility.individualMembersInfo`, 'is required', 'INVALID_TRIGGER_TYPE');
    default:
      return refusalOfAll(trigger, type, field);
  }
}

function refusalOfAll(trigger: Trigger, type: 'AND' | 'OR', field: string): Refusal | null {
  const { triggers = [] } = trigger[fields[type]] ?? {};
  if (triggers.length < 2)
    return broken(`${field}.${fields[type]}.triggers`, 'must be at least two', 'INVALID_TRIGGER_TYPE');
  for (const [index, one] of triggers.entries()) {
    const path = `${field}.${fields[type]}.triggers.${index}`;
    if (one.and || one.or || one.triggerType === 'AND' || one.triggerType === 'OR')
      return broken(path, 'cannot contain further conditions', 'OPERATOR_TOO_DEEPLY_NESTED');
    const refused = refusalOfTrigger(one, path);
    if (refused) return refused;
  }
  return null;
}

type Range = { scopes?: WireScope[]; from?: string | number | null; to?: string | number | null };

function refusalOfRange({ scopes, from, to }: Range, field: string, rule: string): Refusal | null {
  if (from != null && to != null && Number(from) > Number(to))
    return broken(`${field}.to`, 'must not be below the start of the range', rule);
  return refusalOfScopes(scopes, `${field}.scopes`);
}

function refusalOfScopes(scopes: readonly WireScope[] = [], field: string): Refusal | null {
  for (const [index, scope] of scopes.entries()) {
    const rule = problemOfScope(scope);
    if (rule) return broken(`${field}.${index}`, 'must name items of a catalogue by app, or by collections', rule);
  }
  return null;
}

const broken = (field: string, description: string, ruleName: string): Refusal =>
  invalid({ field: `discountRule.${field}`, description, violatedRule: 'OTHER', ruleName });
