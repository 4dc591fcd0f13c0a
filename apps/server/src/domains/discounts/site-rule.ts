import type { Static } from '@stoa/contract';
import type { DiscountOfRule, DiscountRule as WireRule } from '@stoa/contract/ecom/discount-rules';
import { parseAmount } from '@stoa/money';
import type { BuyXGetY, Discount, DiscountRule, Trigger } from '@stoa/pricing';
import { pricingScopes } from './scopes.ts';

type Wire = Static<typeof WireRule>;
type WireDiscount = Static<typeof DiscountOfRule>;
type WireTrigger = NonNullable<Wire['trigger']>;

/** A condition on the buyer, or one that an app checks: whoever prices a cart has to say whether it holds. */
export type Question =
  | { type: 'MEMBERS'; memberIds: readonly string[] }
  | { type: 'CUSTOM'; appId: string; triggerId: string };
export type SiteTrigger = Exclude<Trigger, { type: 'ALL' | 'ANY' }> | Question | Several;
type Several = { type: 'ALL' | 'ANY'; triggers: SiteTrigger[] };

/** A rule of the site, ready to be priced once the questions in its condition are answered. */
export type SiteRule = Omit<DiscountRule, 'trigger'> & {
  revision: string;
  active: boolean;
  start: string | null;
  end: string | null;
  trigger: SiteTrigger | null;
  limited: { inAll: boolean; perCustomer: boolean };
  /** Whether nobody has it any more, or the customer that the rules were read for has had it as often as allowed. */
  usedUp: boolean;
};

/** A stored rule as purchases use it, in minor units of the currency; null where it discounts nothing. */
export function siteRule(rule: Wire & { usedUp?: boolean }, currency: string): SiteRule | null {
  const [wire] = rule.discounts?.values ?? [];
  const discount = wire && discountOf(wire, currency);
  if (!wire || !discount) return null;
  const { customerGets } = wire.buyXGetYInfo ?? {};
  return {
    id: rule.id ?? '',
    name: rule.name ?? '',
    revision: rule.revision ?? '',
    createdDate: rule.createdDate ?? '',
    active: rule.active ?? true,
    start: rule.activeTimeInfo?.start ?? null,
    end: rule.activeTimeInfo?.end ?? null,
    trigger: rule.trigger ? triggerOf(rule.trigger, currency) : null,
    scopes: pricingScopes(customerGets?.scopes ?? wire.specificItemsInfo?.scopes),
    limited: { inAll: rule.settings?.usageLimit != null, perCustomer: rule.settings?.usageLimitPerUser != null },
    usedUp: rule.usedUp ?? false,
    onlyLowestPriced: rule.settings?.appliesTo === 'LOWEST_PRICED_ITEM',
    discount,
  };
}

/** Amounts have up to four decimals, whatever the currency has. */
const amountOf = (amount: string | null | undefined, currency: string): number | null =>
  amount == null ? null : parseAmount(amount, currency, 'half-up');

function discountOf(wire: WireDiscount, currency: string): Discount | null {
  const [bundle] = wire.quantityBased?.configurations ?? [];
  if (bundle) {
    const price = amountOf(bundle.price, currency);
    return price === null || !bundle.quantity ? null : { type: 'BUNDLES', quantity: bundle.quantity, price };
  }
  const off = unitDiscountOf(wire, currency);
  const { customerBuys, customerGets, limit } = wire.buyXGetYInfo ?? {};
  if (!off || !customerBuys || !customerGets?.quantity) return off;
  const spend = amountOf(customerBuys.minimumSpend, currency);
  const least = spend === null ? { quantity: customerBuys.minimumQuantity ?? 1 } : { spend };
  return {
    type: 'BUY_X_GET_Y',
    buys: { scopes: pricingScopes(customerBuys.scopes), least },
    gets: customerGets.quantity,
    off,
    limit: limit ?? null,
  };
}

function unitDiscountOf(wire: WireDiscount, currency: string): BuyXGetY['off'] | null {
  if (wire.percentage !== undefined) return { type: 'UNIT_PERCENTAGE', percentage: wire.percentage };
  const amount = amountOf(wire.fixedAmount, currency);
  if (amount !== null) return { type: 'UNIT_AMOUNT', amount };
  const price = amountOf(wire.fixedPrice, currency);
  return price === null ? null : { type: 'UNIT_PRICE', price };
}

function triggerOf(wire: WireTrigger, currency: string): SiteTrigger {
  const all = (triggers: readonly WireTrigger[] = []) => triggers.map((one) => triggerOf(one, currency));
  const { and, or, subtotalRange, itemQuantityRange, customTrigger, customerEligibility } = wire;
  if (and) return { type: 'ALL', triggers: all(and.triggers) };
  if (or) return { type: 'ANY', triggers: all(or.triggers) };
  if (subtotalRange) {
    const { scopes, from, to } = subtotalRange;
    const range = { from: amountOf(from, currency), to: amountOf(to, currency) };
    return { type: 'SUBTOTAL', scopes: pricingScopes(scopes), ...range };
  }
  if (itemQuantityRange) {
    const { scopes, from = null, to = null } = itemQuantityRange;
    return { type: 'QUANTITY', scopes: pricingScopes(scopes), from, to };
  }
  if (customTrigger) return { type: 'CUSTOM', appId: customTrigger.appId ?? '', triggerId: customTrigger.id ?? '' };
  return { type: 'MEMBERS', memberIds: customerEligibility?.individualMembersInfo?.memberIds ?? [] };
}

/** The condition with all questions answered. */
export function answered(trigger: SiteTrigger, answer: (question: Question) => boolean): Trigger {
  switch (trigger.type) {
    case 'ALL':
    case 'ANY':
      return { type: trigger.type, triggers: trigger.triggers.map((one) => answered(one, answer)) };
    case 'MEMBERS':
    case 'CUSTOM':
      return { type: 'ANSWERED', holds: answer(trigger) };
    default:
      return trigger;
  }
}

/** The questions in a condition to which apps have the answers. */
export function customTriggersIn(trigger: SiteTrigger | null): Extract<Question, { type: 'CUSTOM' }>[] {
  if (trigger?.type === 'ALL' || trigger?.type === 'ANY') return trigger.triggers.flatMap(customTriggersIn);
  return trigger?.type === 'CUSTOM' ? [trigger] : [];
}
