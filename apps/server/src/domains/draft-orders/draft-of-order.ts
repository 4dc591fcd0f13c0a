import type { Context } from '../../context.ts';
import { isGuid } from '../../platform/ids.ts';
import { describedOnly, type Order } from '../orders/index.ts';
import type { Draft, DraftDocument } from './draft.ts';

type Unseen = Omit<Draft, 'seen'>;

/** A draft with nothing in it. */
export function emptyDraft(ctx: Pick<Context, 'newId' | 'now' | 'caller'>): Unseen {
  const now = ctx.now().toISOString();
  return {
    ...{ id: ctx.newId(), orderId: null, status: 'DRAFT', revision: '1', createdDate: now, updatedDate: now },
    createdBy: creatorOf(ctx),
    author: authorOf(ctx),
    ...{ lines: [], discounts: [], unapplied: [], fees: [], delivery: null },
    buyer: { contactId: null, email: null },
    ...{ billingInfo: null, recipientInfo: null, isTaxExempt: false, location: null, extendedFields: null },
    original: null,
  };
}

/** The person or the app that works on a draft. */
export const authorOf = ({ caller }: Pick<Context, 'caller'>): string =>
  'id' in caller ? `${caller.kind} ${caller.id}` : caller.kind;

export const creatorOf = ({ caller }: Pick<Context, 'caller'>): DraftDocument['createdBy'] => {
  if (caller.kind === 'staff') return { userId: caller.id };
  return caller.kind === 'app' && isGuid(caller.id) ? { appId: caller.id } : {};
};

/** The changes of an order, as long as there are none. */
export function draftOfOrder(ctx: Pick<Context, 'newId' | 'now' | 'caller'>, order: Order): Unseen {
  const { delivery, lines, totals, fees = [], adjustments, tip, taxIncludedInPrices, currency } = order;
  const { prices, ...arranged } = delivery ?? { prices: null };
  return {
    ...emptyDraft(ctx),
    orderId: order.id,
    lines: lines.map(({ prices: _, stated, ...line }) => ({
      ...line,
      ...(stated && { stated: describedOnly(stated) }),
    })),
    discounts: adjustments.map((agreed) => ({ id: agreed.id, source: 'ORIGINAL_ORDER', applied: true, agreed })),
    fees: fees.map(({ id, name, price }) => {
      return { id, source: 'ORIGINAL_ORDER', applied: true, name, price, taxable: false };
    }),
    delivery: delivery && prices ? ({ ...arranged, price: prices.price } as Draft['delivery']) : null,
    buyer: { ...order.buyer, contactId: order.contactId, email: order.email },
    billingInfo: order.billingInfo,
    recipientInfo: order.recipientInfo ?? delivery?.destination ?? null,
    extendedFields: order.extendedFields,
    original: { lines, delivery, totals, fees, adjustments, tip, taxIncludedInPrices, currency },
  };
}
