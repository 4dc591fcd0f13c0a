import type { cartsV2, Response } from '@stoa/contract';
import type { Taxed } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { seal, unseal } from '../../platform/sealed.ts';
import type { Cart } from '../carts/index.ts';
import { priceStyle } from '../currencies/index.ts';
import {
  chosenDelivery,
  feeNameIn,
  namedFees,
  type Quote,
  type SelectedMembership,
  totalRate,
  unitPriceAfterRules,
  viewCalculationErrors,
  viewFeeSource,
  viewViolations,
} from '../purchase/index.ts';
import { untranslated, viewMoney } from './money.ts';
import { violationsOf } from './violations.ts';

export type WireSummary = NonNullable<Response<typeof cartsV2.calculateCart>['summary']>;

/**
 * What a cart costs, on the basis of the second generation: the subtotal is after discounts on items, delivery is after
 * its own, `discount` is the coupon alone, and `tax` is what is added on top.
 */
export function viewSummary(ctx: Context, cart: Cart, quote: Quote, { isChecked = true } = {}): WireSummary {
  const { priced } = quote;
  const style = priceStyle(ctx);
  const money = (amount: number) => viewMoney(amount, style);
  const { calculationErrors } = viewCalculationErrors(quote, cart.couponCode);
  return {
    cartId: cart.id,
    cartRevision: cart.revision,
    calculationId: ctx.newId(),
    lineItems: priced.lines.map((line) => ({
      lineItemId: line.id,
      quantity: line.quantity,
      unitPrice: money(unitPriceAfterRules(line)),
      totalPrice: money(line.linePriceAfterRules),
    })),
    discounts: viewDiscounts(quote, money),
    ...viewDelivery(quote, money),
    additionalFees: namedFees(priced, ctx.site).map((fee) => ({
      code: viewFeeSource(fee).code,
      name: { original: fee.name, translated: feeNameIn(fee, ctx.site.language) },
      lineItemIds: [],
      price: money(fee.price),
      source: 'SERVICE_PLUGIN' as const,
    })),
    taxSummary: viewTaxes(quote, money),
    priceSummary: viewPrices(quote, money),
    paymentSummary: {
      giftCards: priced.giftCards.map(({ id, amount }) => ({ giftCardId: id, redeemAmount: money(amount) })),
      memberships: (quote.memberships?.selected ?? []).map(viewMembership),
      subscriptionCharges: [],
      requiresPaymentAfterGiftCard: priced.payNow.afterGiftCards + priced.payLater.afterGiftCards > 0,
      totalAfterGiftCards: money(priced.payNow.afterGiftCards + priced.payLater.afterGiftCards),
      payNow: money(priced.payNow.afterGiftCards),
      payLater: money(priced.payLater.afterGiftCards),
      ...(priced.afterTrial && { payAfterFreeTrial: money(priced.afterTrial.totals.total) }),
    },
    priceVerificationToken: tokenOf(ctx, cart, quote),
    ...(calculationErrors && { calculationErrors: { ...calculationErrors, orderValidationErrors: [] } }),
    spiViolations: isChecked ? viewViolations(cart.lines, quote, style) : [],
    violations: isChecked ? violationsOf(ctx, cart, quote) : [],
  };
}

const viewMembership = ({ id, appId, lineIds }: SelectedMembership) => ({
  existingMembership: { appId, membershipId: id },
  ...{ id, appId, lineItemIds: [...lineIds] },
});

type Money = (amount: number) => ReturnType<typeof viewMoney>;

function viewDiscounts({ priced, coupon }: Quote, money: Money): WireSummary['discounts'] {
  return priced.adjustments.map(({ source, target, name, amount, byLine }) => ({
    name: untranslated(name),
    source: {
      sourceType: source === 'COUPON' ? ('COUPON' as const) : ('AUTOMATIC_RULE' as const),
      ...(source === 'COUPON' && coupon && { couponCode: coupon.code }),
    },
    scope: scopeOf(source, target),
    total: money(amount),
    lineItemDiscounts: Object.entries(byLine).map(([lineItemId, saved]) => ({ lineItemId, amountOff: money(saved) })),
  }));
}

type Adjusted = Quote['priced']['adjustments'][number];

function scopeOf(source: Adjusted['source'], target: Adjusted['target']) {
  if (target === 'SHIPPING') return 'DELIVERY' as const;
  return source === 'RULE' ? ('LINE_ITEM' as const) : ('CART_SUBTOTAL' as const);
}

function viewDelivery(quote: Quote, money: Money): Pick<WireSummary, 'deliverySummary'> {
  const { shipping } = quote.priced;
  const delivery = chosenDelivery(quote);
  if (!shipping || !delivery) return {};
  const method = {
    code: delivery.code,
    appId: delivery.carrierId,
    title: untranslated(delivery.title),
    pickup: Boolean(delivery.pickup),
  };
  return { deliverySummary: { method, price: money(shipping.price - shipping.discount) } };
}

function viewTaxes({ priced }: Quote, money: Money): WireSummary['taxSummary'] {
  const { lines, shipping, additionalFees, taxBreakdown, taxIncludedInPrices } = priced;
  return {
    taxes: taxBreakdown.map(({ name, taxableAmount, nonTaxableAmount = 0, amount }) => ({
      name: untranslated(name),
      taxableAmount: money(taxableAmount),
      exemptAmount: money(nonTaxableAmount),
      amount: money(amount),
    })),
    totalExempt: money(exemptOf([...lines, ...(shipping ? [shipping] : []), ...additionalFees])),
    pricesIncludeTax: taxIncludedInPrices,
    lineItemTaxes: lines.map(({ id, tax, taxes }) => ({ lineItemId: id, tax: money(tax), rate: totalRate(taxes) })),
    deliveryTax: money(shipping?.tax ?? 0),
    additionalFeeTaxes: additionalFees.map((fee) => ({
      additionalFeeCode: viewFeeSource(fee).code,
      tax: money(fee.tax),
    })),
  };
}

/** Net: what no tax is paid on because the buyer is exempt. */
const exemptOf = (parts: readonly Taxed[]): number =>
  parts.reduce(
    (total, { taxes, totalBeforeTax }) =>
      taxes.length > 0 && taxes.every(({ exempt }) => exempt) ? total + totalBeforeTax : total,
    0,
  );

function viewPrices({ priced }: Quote, money: Money): WireSummary['priceSummary'] {
  const { lines, shipping, totals, taxIncludedInPrices } = priced;
  const subtotal = lines.reduce((total, line) => total + line.linePriceAfterRules, 0);
  // whatever is saved on items beside the automatic discounts
  const discount = lines.reduce(
    (total, line) => total + line.discount - (line.linePrice - line.linePriceAfterRules),
    0,
  );
  return {
    subtotal: money(subtotal),
    discount: money(discount),
    delivery: money(shipping ? shipping.price - shipping.discount : 0),
    additionalFees: money(totals.additionalFees),
    tax: money(taxIncludedInPrices ? 0 : totals.tax),
    total: money(totals.total),
  };
}

const SCOPE = 'calculated cart';

/** What a price verification token says was shown. */
type Shown = { cartId: string; fingerprint: string; total: number };

const tokenOf = ({ cursorSecret }: Context, { id }: Cart, { fingerprint, priced }: Quote): string =>
  seal({ cartId: id, fingerprint, total: priced.totals.total } satisfies Shown, cursorSecret, SCOPE);

/** Whether a token is one of this cart's, and still says what the cart costs. */
export function verifyToken(
  { cursorSecret }: Context,
  token: string,
  { id }: Cart,
  { fingerprint, priced }: Quote,
): 'unknown' | 'outdated' | 'valid' {
  const shown = unseal(token, cursorSecret, SCOPE) as Shown | undefined;
  if (shown?.cartId !== id) return 'unknown';
  return shown.fingerprint === fingerprint && shown.total === priced.totals.total ? 'valid' : 'outdated';
}
