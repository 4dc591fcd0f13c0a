import { dayOf, endOfDay, startOfDay } from '@stoa/messages/days';
import { words } from '../../../app/words.ts';
import { missing } from '../../../ui/form/checks.ts';
import { readAmount, readQuantity } from '../../../ui/form/read-number.ts';
import {
  emptyTerms,
  limitOf,
  notAmount,
  notCount,
  notPercentage,
  notPrice,
  type Terms,
  wrongTerms,
} from '../form-parts.tsx';
import { type Scope, wrongScope } from '../scope-fields.tsx';
import { idOf, type Rule, type RuleDiscount, readScope, writeScope } from './rule.ts';

const texts = words.discounts;

export type Kind = 'PERCENTAGE' | 'FIXED_AMOUNT' | 'FIXED_PRICE' | 'BUNDLE' | 'BUY_X_GET_Y';
export type RuleFields = Terms &
  Scope & {
    name: string;
    kind: Kind;
    percentage: string;
    amount: string;
    price: string;
    /** The units of a bundle. */
    quantity: string;
    buys: string;
    gets: string;
    repeats: string;
    onlyLowest: boolean;
    condition: 'NONE' | 'SUBTOTAL' | 'QUANTITY';
    from: string;
  };

const empty: RuleFields = {
  ...emptyTerms,
  ...{ name: '', kind: 'PERCENTAGE', percentage: '', amount: '', price: '', quantity: '3', buys: '2', gets: '1' },
  ...{ repeats: '', onlyLowest: false, condition: 'NONE', from: '' },
  ...{ scope: 'ALL', categoryIds: [], productIds: [] },
};

/** The discount and its condition as the form has them; null for those that only programs can state. */
function readDiscount({ discounts, trigger }: Rule): Partial<RuleFields> | null {
  const [discount] = discounts?.values ?? [];
  const what = discount && readKind(discount);
  const when = readCondition(trigger);
  return what && when ? { ...what, ...when } : null;
}

function readKind(discount: RuleDiscount): Partial<RuleFields> | null {
  const { percentage, fixedAmount, fixedPrice, quantityBased, buyXGetYInfo } = discount;
  const [bundle] = quantityBased?.configurations ?? [];
  const scope = readScope(buyXGetYInfo?.customerGets?.scopes ?? discount.specificItemsInfo?.scopes);
  if (!scope) return null;
  if (buyXGetYInfo) {
    const { customerBuys, customerGets, limit } = buyXGetYInfo;
    const isSame = JSON.stringify(readScope(customerBuys?.scopes)) === JSON.stringify(scope);
    if (!isSame || percentage === undefined || !customerBuys?.minimumQuantity) return null;
    const counts = { buys: String(customerBuys.minimumQuantity), gets: String(customerGets?.quantity ?? 1) };
    return { ...scope, ...counts, kind: 'BUY_X_GET_Y', percentage: String(percentage), repeats: String(limit ?? '') };
  }
  if (percentage !== undefined) return { ...scope, kind: 'PERCENTAGE', percentage: String(percentage) };
  if (fixedAmount !== undefined) return { ...scope, kind: 'FIXED_AMOUNT', amount: fixedAmount };
  if (fixedPrice !== undefined) return { ...scope, kind: 'FIXED_PRICE', price: fixedPrice };
  if (!bundle) return null;
  return { ...scope, kind: 'BUNDLE', quantity: String(bundle.quantity ?? 2), price: bundle.price ?? '' };
}

function readCondition(trigger: Rule['trigger']): Pick<RuleFields, 'condition' | 'from'> | null {
  if (!trigger) return { condition: 'NONE', from: '' };
  const { subtotalRange, itemQuantityRange } = trigger;
  const range = subtotalRange ?? itemQuantityRange;
  const isSimple = range && range.from != null && range.to == null && (range.scopes ?? []).length === 0;
  return isSimple ? { condition: subtotalRange ? 'SUBTOTAL' : 'QUANTITY', from: String(range.from) } : null;
}

/** Whether a rule has parts that this form cannot show, which it leaves alone. */
export const isForeign = (rule: Rule | null): boolean => rule !== null && readDiscount(rule) === null;

export function readRule(rule: Rule | null, timeZone: string): RuleFields {
  if (!rule) return empty;
  const { name, settings, activeTimeInfo, active } = rule;
  const { start, end } = activeTimeInfo ?? {};
  return {
    ...empty,
    ...readDiscount(rule),
    name: name ?? '',
    onlyLowest: settings?.appliesTo === 'LOWEST_PRICED_ITEM',
    usageLimit: String(settings?.usageLimit ?? ''),
    customerLimit: String(settings?.usageLimitPerUser ?? ''),
    start: start ? dayOf(start, timeZone) : '',
    end: end ? dayOf(end, timeZone) : '',
    active: active ?? true,
  };
}

export const isOnUnits = ({ kind }: Pick<RuleFields, 'kind'>): boolean =>
  kind === 'PERCENTAGE' || kind === 'FIXED_AMOUNT' || kind === 'FIXED_PRICE';

export function wrongWithRule(fields: RuleFields, isOther: boolean) {
  const { kind, name, percentage, amount, price, quantity, buys, gets, repeats, condition, from } = fields;
  const common = { name: missing(name), ...wrongTerms(fields) };
  if (isOther) return common;
  const hasPercentage = kind === 'PERCENTAGE' || kind === 'BUY_X_GET_Y';
  const isPair = kind === 'BUY_X_GET_Y';
  return {
    ...common,
    ...wrongScope(fields),
    percentage: hasPercentage && notPercentage(percentage),
    amount: kind === 'FIXED_AMOUNT' && notAmount(amount),
    price: kind === 'FIXED_PRICE' || kind === 'BUNDLE' ? notPrice(price) : null,
    quantity: kind === 'BUNDLE' && (readQuantity(quantity) ?? 0) < 2 && texts.wrong.several,
    buys: isPair && notCount(buys),
    gets: isPair && notCount(gets),
    repeats: isPair && repeats.trim() !== '' && notCount(repeats),
    from: (condition === 'SUBTOTAL' && notAmount(from)) || (condition === 'QUANTITY' && notCount(from)),
  };
}

/** The fields that the form writes; those of a rule with parts that it cannot show are fewer. */
export const writtenFields = (isOther: boolean): string[] => [
  ...['name', 'active', 'activeTimeInfo', 'settings'],
  ...(isOther ? [] : ['discounts', 'trigger']),
];

export function writeRule(fields: RuleFields, timeZone: string, isOther: boolean) {
  const { name, active, start, end, onlyLowest } = fields;
  const lowest = isOther ? onlyLowest : onlyLowest && isOnUnits(fields);
  return {
    name: name.trim(),
    active,
    activeTimeInfo: {
      start: start ? startOfDay(start, timeZone) : null,
      end: end ? endOfDay(end, timeZone) : null,
    },
    settings: {
      appliesTo: lowest ? ('LOWEST_PRICED_ITEM' as const) : ('ALL_ITEMS' as const),
      usageLimit: limitOf(fields.usageLimit),
      usageLimitPerUser: limitOf(fields.customerLimit),
    },
    ...(!isOther && { discounts: { values: [writeDiscount(fields)] }, ...writeCondition(fields) }),
  };
}

/** The discount in the form as the server previews it, whatever its name; null while something is missing. */
export function toPreview(fields: RuleFields, rule: Rule | null, timeZone: string) {
  const named = { ...fields, name: fields.name.trim() || texts.preview.thisDiscount };
  const isOther = isForeign(rule);
  if (Object.values(wrongWithRule(named, isOther)).some(Boolean)) return null;
  const { trigger } = rule ?? {};
  const kept = isOther && rule ? { discounts: rule.discounts, ...(trigger && { trigger }) } : {};
  const draft = { ...kept, ...writeRule(named, timeZone, isOther) };
  const { discounts } = draft;
  return discounts ? { discountRule: { ...draft, discounts }, ...(rule && { discountRuleId: idOf(rule) }) } : null;
}

function writeDiscount(fields: RuleFields): RuleDiscount {
  const scopes = writeScope(fields);
  const onItems = { targetType: 'SPECIFIC_ITEMS' as const, specificItemsInfo: { scopes } };
  const percentage = Number(readAmount(fields.percentage) ?? 0);
  switch (fields.kind) {
    case 'PERCENTAGE':
      return { ...onItems, discountType: 'PERCENTAGE', percentage };
    case 'FIXED_AMOUNT':
      return { ...onItems, discountType: 'FIXED_AMOUNT', fixedAmount: readAmount(fields.amount) ?? '' };
    case 'FIXED_PRICE':
      return { ...onItems, discountType: 'FIXED_PRICE', fixedPrice: readAmount(fields.price) ?? '' };
    case 'BUNDLE': {
      const configuration = { quantity: readQuantity(fields.quantity) ?? 2, price: readAmount(fields.price) ?? '' };
      return { ...onItems, discountType: 'QUANTITY_BASED', quantityBased: { configurations: [configuration] } };
    }
    case 'BUY_X_GET_Y': {
      const buyXGetYInfo = {
        customerBuys: { minimumQuantity: readQuantity(fields.buys) ?? 1, scopes },
        customerGets: { quantity: readQuantity(fields.gets) ?? 1, scopes },
        limit: limitOf(fields.repeats),
      };
      return { targetType: 'BUY_X_GET_Y', discountType: 'PERCENTAGE', percentage, buyXGetYInfo };
    }
  }
}

function writeCondition({ condition, from }: RuleFields): Pick<Rule, 'trigger'> {
  if (condition === 'SUBTOTAL')
    return { trigger: { triggerType: 'SUBTOTAL_RANGE', subtotalRange: { from: readAmount(from) } } };
  if (condition === 'QUANTITY')
    return { trigger: { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: { from: readQuantity(from) } } };
  return {};
}
