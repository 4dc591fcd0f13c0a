import { draftOrderEvents, type draftOrders, type Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findOrder, type Order } from '../orders/index.ts';
import { siteTaxesOf } from '../tax/index.ts';
import { blankOrder } from './assemble.ts';
import { readDiscounts, refuseExcess } from './change-discounts.ts';
import { calculate } from './change-draft.ts';
import { readFees } from './change-fees.ts';
import { readBuyer, readLocation, withDelivery, withRecipient } from './change-parties.ts';
import type { Draft, WireCalculated } from './draft.ts';
import { authorOf, draftOfOrder, emptyDraft } from './draft-of-order.ts';
import { reasonsNotToDraft } from './draftability.ts';
import { findDraftOfOrder, insertDraft } from './drafts.store.ts';
import { readItems } from './read-items.ts';

type Service = typeof draftOrders;
type Sent = NonNullable<Request<Service['createDraftOrder']>['draftOrder']>;
type Unseen = Omit<Draft, 'seen'>;

export const createEmptyDraftOrder: UseCase<Service['createEmptyDraftOrder']> = async (ctx) => {
  const draft = emptyDraft(ctx);
  const created = await create(ctx, draft, blankOrder(ctx, draft));
  if (created === 'taken') throw new Error(`the id ${draft.id} was given away twice`);
  return created;
};

/** Creates a draft of a new order, or of the changes of one that was placed: those are begun once, by one person. */
export const createDraftOrder: UseCase<Service['createDraftOrder']> = async (
  ctx,
  { sourceOrderId, orderId, draftOrder: sent = {} },
) => {
  const source = sourceOrderId ?? orderId;
  if (source) return editOrder(ctx, source.toLowerCase());
  const draft = await readDraftOrder(ctx, sent);
  if (isRefusal(draft)) return draft;
  const created = await create(ctx, draft, blankOrder(ctx, draft));
  return created === 'taken' ? refuse('ORDER_IS_ALREADY_EDITED') : created;
};

async function editOrder(
  ctx: Context,
  orderId: string,
): Promise<{ calculatedDraftOrder: WireCalculated; preexistingDraftOrder: boolean } | Refusal> {
  const taxes = await siteTaxesOf(ctx);
  const { order, begun } = await readSite(ctx, async (tx) => ({
    order: await findOrder(tx, orderId),
    begun: await findDraftOfOrder(tx, orderId, ctx.now()),
  }));
  if (order && begun) return resume(ctx, begun, order);
  const reasons = reasonsNotToDraft(ctx, order, taxes);
  if (!order || reasons.length > 0) return refuse('ORDER_CANNOT_BE_EDITED', { nonDraftableReasons: reasons });
  const created = await create(ctx, draftOfOrder(ctx, order), order);
  // somebody else began at the same moment
  if (created === 'taken') return editOrder(ctx, orderId);
  return isRefusal(created) ? created : { ...created, preexistingDraftOrder: false };
}

/** Whoever began the changes of an order goes on with them; others wait until they are done, or a day has passed. */
async function resume(ctx: Context, draft: Draft, order: Order) {
  if (draft.author !== authorOf(ctx))
    return refuse('ORDER_IS_ALREADY_EDITED', { draftOrderId: draft.id, createdBy: draft.createdBy });
  const calculated = await calculate(ctx, draft, order);
  return isRefusal(calculated) ? calculated : { calculatedDraftOrder: calculated.wire, preexistingDraftOrder: true };
}

async function create(
  ctx: Context,
  draft: Unseen,
  base: Order,
): Promise<{ calculatedDraftOrder: WireCalculated } | Refusal | 'taken'> {
  const calculated = await calculate(ctx, draft, base, refuseExcess);
  if (isRefusal(calculated)) return calculated;
  const isWritten = await withSite(ctx, async (tx) => {
    const written = await insertDraft(tx, calculated.draft, ctx.now());
    if (written) emit(tx, draftOrderEvents.created(calculated.draft.seen));
    return written;
  });
  return isWritten ? { calculatedDraftOrder: calculated.wire } : 'taken';
}

async function readDraftOrder(ctx: Context, sent: Sent): Promise<Unseen | Refusal> {
  const empty = emptyDraft(ctx);
  const lines = await readItems(ctx, empty, sent);
  if (isRefusal(lines)) return lines;
  const discounts = readDiscounts(ctx, { lines }, (sent.discounts ?? []) as never, 'draftOrder.discounts');
  if (isRefusal(discounts)) return discounts;
  const fees = readFees(ctx, (sent.additionalFees ?? []) as never, 'draftOrder.additionalFees');
  if (isRefusal(fees)) return fees;
  const location = await readLocation(ctx, sent.businessLocation, 'draftOrder.businessLocation.id');
  if (isRefusal(location)) return location;
  const draft: Unseen = {
    ...empty,
    ...{ lines, discounts, fees },
    buyer: readBuyer(sent.buyerInfo ?? {}),
    billingInfo: sent.billingInfo ?? null,
    isTaxExempt: sent.taxExempt ?? false,
    location,
    extendedFields: sent.extendedFields ?? null,
  };
  const placed = withRecipient(draft, sent.recipientInfo ?? null);
  return sent.shippingInfo ? withDelivery(ctx, placed, sent.shippingInfo) : placed;
}
