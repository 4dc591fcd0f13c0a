import type { Context } from '../../context.ts';
import type { Order } from '../orders/index.ts';
import { type Draft, linesIn } from './draft.ts';
import type { Priced } from './price-draft.ts';

/** The order that a draft makes of another, or of none, at its prices. */
export function assemble(
  ctx: Pick<Context, 'now'>,
  draft: Omit<Draft, 'seen'>,
  { priced }: Pick<Priced, 'priced'>,
  base: Order,
): Order {
  const { buyer, delivery, billingInfo, recipientInfo, extendedFields } = draft;
  const { visitorId, memberId, contactId, email } = buyer;
  const { totals, additionalFees, adjustments, taxBreakdown, currency, taxIncludedInPrices } = priced;
  return {
    ...base,
    ...{
      currency,
      taxIncludedInPrices,
      totals,
      adjustments,
      taxBreakdown,
      billingInfo,
      extendedFields,
      contactId,
      email,
    },
    total: totals.total,
    buyerId: memberId ?? visitorId ?? null,
    buyer: memberId ? { memberId } : { ...(visitorId && { visitorId }) },
    lines: linesIn(draft).flatMap((line, index) => {
      const prices = priced.lines[index];
      return prices ? [{ ...line, prices }] : [];
    }),
    delivery: delivery && priced.shipping && { ...delivery, prices: priced.shipping },
    fees: additionalFees,
    tip: base.tip && additionalFees.some(({ id }) => id === base.tip?.id) ? base.tip : null,
    ...(recipientInfo && { recipientInfo }),
    updatedDate: ctx.now().toISOString(),
  };
}

/** An order without anything in it, for a draft that is none of another. */
export function blankOrder(
  ctx: Pick<Context, 'newId' | 'now' | 'site'>,
  { createdBy }: Pick<Draft, 'createdBy'>,
): Order {
  const now = ctx.now().toISOString();
  const { language, currency, settings } = ctx.site;
  return {
    ...{ id: ctx.newId(), number: '', checkoutId: null, buyerId: null, revision: '1', status: 'INITIALIZED' },
    ...{ archived: false, email: null, currency, total: 0, purchasedDate: null, createdDate: now, updatedDate: now },
    ...{ payments: [], fulfillments: [], buyer: {}, createdBy, contactId: null, channelType: 'BACKOFFICE_MERCHANT' },
    ...{ buyerNote: null, language, weightUnit: settings.weightUnit, taxIncludedInPrices: false, lines: [] },
    ...{ delivery: null, adjustments: [], giftCards: [], taxBreakdown: [], billingInfo: null, activities: [] },
    totals: { subtotal: 0, discount: 0, shipping: 0, additionalFees: 0, tax: 0, total: 0 },
    ...{ customFields: null, extendedFields: null },
  };
}
