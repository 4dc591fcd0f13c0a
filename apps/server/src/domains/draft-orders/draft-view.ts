import { isDeepStrictEqual } from 'node:util';
import { type Adjustment, untaxed } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { type Order, viewOrder, type WireOrder } from '../orders/index.ts';
import { viewAppliedDiscounts, viewCalculationErrors, viewPrice, withoutNulls } from '../purchase/index.ts';
import { assemble } from './assemble.ts';
import type { Draft, DraftDiscount, WireCalculated, WireDraft } from './draft.ts';
import { needsDelivery, type Priced } from './price-draft.ts';

type Unseen = Omit<Draft, 'seen'>;
type ViewContext = Pick<Context, 'addresses' | 'site' | 'now'>;

/** A draft on the wire: what it makes of its order, beside what that order is. `base` is the order, or an empty one. */
export function viewDraft(ctx: ViewContext, draft: Unseen, priced: Priced, base: Order): WireDraft {
  const wire = viewOrder(ctx, assemble(ctx, draft, priced, base));
  const before = draft.original ? viewOrder(ctx, base) : null;
  const { lineItems, shippingInfo, billingInfo, buyerInfo, recipientInfo } = wire;
  return {
    id: draft.id,
    status: draft.status,
    createdDate: draft.createdDate,
    updatedDate: draft.updatedDate,
    createdBy: draft.createdBy,
    lineItems: viewLines(lineItems ?? [], before && (before.lineItems ?? [])),
    additionalFees: viewFees(ctx, draft, wire, base),
    discounts: viewDiscounts(ctx, draft, priced),
    currency: wire.currency ?? ctx.site.currency,
    weightUnit: wire.weightUnit ?? 'KG',
    ...(wire.priceSummary && { priceSummary: wire.priceSummary }),
    ...(wire.balanceSummary && { balanceSummary: wire.balanceSummary }),
    ...(wire.taxSummary && { taxSummary: wire.taxSummary }),
    taxInfo: { ...wire.taxInfo, taxExempt: draft.isTaxExempt || (wire.taxInfo?.taxExempt ?? false) },
    ...withoutNulls({
      orderId: draft.orderId,
      memberId: draft.buyer.memberId ?? null,
      buyerInfo,
      billingInfo,
      extendedFields: draft.extendedFields,
      buyerDetails: beside('buyerInfo', buyerInfo, before),
      billingDetails: beside('billingInfo', billingInfo, before),
      shippingInfo: beside('shippingInfo', shippingInfo, before),
      recipientInfo: beside('recipientInfo', recipientInfo, before),
      businessLocationDetails: draft.location && { businessLocation: draft.location },
    }),
  } as WireDraft;
}

/** A part of a draft: new, changed, gone, or as the order has it. */
function beside<Name extends 'buyerInfo' | 'billingInfo' | 'shippingInfo' | 'recipientInfo'>(
  name: Name,
  now: WireOrder[Name],
  order: WireOrder | null,
): object | null {
  const before = order?.[name];
  if (!now) return before ? { removed: true, [name]: before } : null;
  if (!order || isDeepStrictEqual(now, before)) return { [name]: now };
  return before ? { changedDetails: { [`${name}BeforeChange`]: before }, [name]: now } : { added: true, [name]: now };
}

type WireLine = NonNullable<WireOrder['lineItems']>[number];

function viewLines(lines: readonly WireLine[], before: readonly WireLine[] | null): WireDraft['lineItems'] {
  const known = new Map((before ?? []).map((line) => [line.id, line]));
  const left = new Set(lines.map(({ id }) => id));
  return [
    ...lines.map((lineItem) => {
      const earlier = known.get(lineItem.id);
      if (!earlier) return { ...(before && { added: true }), lineItem };
      const { quantity, priceBeforeDiscounts } = earlier;
      const isSame =
        quantity === lineItem.quantity && priceBeforeDiscounts?.amount === lineItem.priceBeforeDiscounts?.amount;
      if (isSame) return { lineItem };
      return {
        changedDetails: {
          ...(quantity !== undefined && { quantityBeforeChange: quantity }),
          ...(priceBeforeDiscounts && { priceBeforeChange: priceBeforeDiscounts }),
        },
        lineItem,
      };
    }),
    ...[...known.values()].filter(({ id }) => !left.has(id)).map((lineItem) => ({ removed: true, lineItem })),
  ];
}

/** All fees; those that do not count as they would without tax. */
function viewFees(ctx: ViewContext, draft: Unseen, wire: WireOrder, base: Order): WireDraft['additionalFees'] {
  const idle = draft.fees.filter(({ applied }) => !applied);
  const fees = idle.map(({ id, name, price }) => ({ id, name, price, ...untaxed(price) }));
  const seen = [...(wire.additionalFees ?? []), ...(viewOrder(ctx, { ...base, fees }).additionalFees ?? [])];
  return draft.fees.flatMap(({ id, source, applied, taxable }) => {
    const additionalFee = seen.find((fee) => fee.id === id);
    return additionalFee ? [{ additionalFee, taxDetails: { taxable }, source, applied }] : [];
  });
}

function viewDiscounts({ site }: ViewContext, draft: Unseen, { priced, unapplied }: Priced): WireDraft['discounts'] {
  const style = { currency: priced.currency, language: site.language };
  const own = draft.discounts.map((discount) => {
    const applied = priced.adjustments.find(({ id }) => id === discount.id);
    const { source } = discount;
    return { source, applied: discount.applied, adjustment: applied ?? idleAdjustment(discount) };
  });
  const automatic = priced.adjustments
    .filter(({ id, source }) => source === 'RULE' && !draft.discounts.some((one) => one.id === id))
    .map((adjustment) => ({ source: 'AUTOMATIC' as const, applied: true, adjustment }));
  const off = unapplied.map((adjustment) => ({ source: 'AUTOMATIC' as const, applied: false, adjustment }));
  return [...own, ...automatic, ...off].map(({ source, applied, adjustment }) => {
    const [seen] = viewAppliedDiscounts(
      { adjustments: [adjustment], coupon: null },
      (amount) => viewPrice(amount, style),
      'totalDiscount',
    );
    const isNamed = adjustment.source === 'MERCHANT' && adjustment.name !== '';
    const merchantDiscount = { amount: viewPrice(adjustment.amount, style), description: adjustment.name };
    return { source, applied, discount: { ...seen, id: adjustment.id, ...(isNamed && { merchantDiscount }) } };
  });
}

/** A discount that does not count: what it saved before, or the amount that it names. */
function idleAdjustment(discount: DraftDiscount): Adjustment {
  if (discount.source === 'ORIGINAL_ORDER') return discount.agreed;
  const { description: name, target, lineId, value } = discount.given;
  const amount = value.type === 'AMOUNT' ? value.amount : 0;
  const byLine = lineId === null ? {} : { [lineId]: amount };
  return { id: discount.id, source: 'MERCHANT', target, name, code: null, amount, byLine };
}

/** A draft with the ways to deliver it, and what could not be found out. */
export function viewCalculated(ctx: ViewContext, draft: Unseen, priced: Priced, base: Order): WireCalculated {
  const { offer, isTaxUnknown } = priced;
  const style = { currency: ctx.site.currency, language: ctx.site.language };
  const calculationErrors = {
    ...{ delivery: null, carriers: offer.problems, coupon: null, giftCard: null },
    tax: isTaxUnknown,
  };
  const undeliverable = needsDelivery(draft) && draft.recipientInfo?.address ? offer.undeliverable : [];
  return {
    draftOrder: viewDraft(ctx, draft, priced, base),
    shippingOptions: offer.options.map(
      ({ code, carrierId, title, deliveryTime, instructions, pickup, slot, price }) => ({
        ...{ code, carrierId, title },
        logistics: {
          ...withoutNulls({ deliveryTime, instructions, deliveryTimeSlot: slot ?? null }),
          ...(pickup && { pickupDetails: { pickupMethod: 'STORE_PICKUP' as const, address: pickup } }),
        },
        cost: { price: viewPrice(price, style) },
      }),
    ),
    calculationErrors: viewCalculationErrors({ calculationErrors, undeliverable }, null).calculationErrors ?? {},
  };
}
