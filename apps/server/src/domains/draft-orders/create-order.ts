import type { draftOrders, Request } from '@stoa/contract';
import { withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { type Order, placeReadyOrder, viewOrder } from '../orders/index.ts';
import { siteRulesOf } from '../purchase/index.ts';
import { assemble } from './assemble.ts';
import { refuseExcess } from './change-discounts.ts';
import { announceDraft, calculate, readDraft } from './change-draft.ts';
import { viewDraft } from './draft-view.ts';
import { findDraft, saveDraft } from './drafts.store.ts';
import { needsDelivery } from './price-draft.ts';

type Operation = typeof draftOrders.createOrderFromDraft;

/** Makes an order of a draft, once: it is placed for good, and paid outside or by a payment request. */
export const createOrderFromDraft: UseCase<Operation> = async (
  ctx,
  { draftOrderId, createSettings = {}, channelInfo },
) => {
  const known = await readDraft(ctx, draftOrderId);
  if (isRefusal(known)) return known;
  const { draft, base } = known;
  if (draft.status === 'COMMITTED') return refuse('DRAFT_ORDER_ALREADY_COMMITTED', { orderId: draft.orderId });
  if (draft.original) return failed('IS_OF_AN_ORDER');
  const calculated = await calculate(ctx, draft, base, refuseExcess);
  if (isRefusal(calculated)) return failed('code' in calculated ? calculated.code : 'INVALID');
  const { priced } = calculated;
  if (priced.priced.lines.length === 0) return failed('ORDER_IS_EMPTY');
  if (needsDelivery(draft) && !draft.delivery) return failed('MISSING_DELIVERY_METHOD');
  const { isStockTakenWhenPaid } = await siteRulesOf(ctx);
  const order = withSettings(assemble(ctx, draft, priced, base), createSettings, channelInfo);
  return withSite(ctx, async (tx) => {
    const current = await findDraft(tx, draft.id, ctx.now(), { lock: true });
    if (!current) return refuse('DRAFT_ORDER_DOES_NOT_EXIST');
    if (current.status === 'COMMITTED') return refuse('DRAFT_ORDER_ALREADY_COMMITTED', { orderId: current.orderId });
    if (current.revision !== draft.revision) return failed('DRAFT_CHANGED');
    const placed = await placeReadyOrder(ctx, tx, order, isStockTakenWhenPaid);
    if (isRefusal(placed)) return failed('code' in placed ? placed.code : 'INVALID');
    const now = ctx.now().toISOString();
    const committed = { ...current, orderId: placed.id, status: 'COMMITTED' as const, updatedDate: now };
    const seen = viewDraft(ctx, committed, priced, base);
    const written = await saveDraft(tx, { ...committed, seen });
    if (!written) throw new Error(`the draft ${draft.id} changed although it was locked`);
    announceDraft(tx, written);
    return { committedDraftOrder: seen, createdOrder: viewOrder(ctx, placed) };
  });
};

function withSettings(
  order: Order,
  { editableByOwnerApps, notifications = {} }: NonNullable<Request<Operation>['createSettings']>,
  channel: Request<Operation>['channelInfo'],
): Order {
  const { sendNotificationToBuyer, sendNotificationsToBusiness } = notifications;
  const untold = { buyer: sendNotificationToBuyer === false, business: sendNotificationsToBusiness === false };
  return {
    ...order,
    ...(channel?.type && { channelType: channel.type as Order['channelType'] }),
    ...(editableByOwnerApps?.appIds?.length && { editors: editableByOwnerApps.appIds }),
    ...((untold.buyer || untold.business) && { untold }),
  };
}

const failed = (...reasons: string[]): Refusal => refuse('CREATE_ORDER_FAILED_VALIDATIONS', { reasons });
