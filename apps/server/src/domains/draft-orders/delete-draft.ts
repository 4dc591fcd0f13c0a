import { draftOrderEvents, type draftOrders } from '@stoa/contract';
import { withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { deleteDraft, findDraft } from './drafts.store.ts';

/** Deletes a draft. One that was committed is kept: it says what was done. */
export const deleteDraftOrder: UseCase<typeof draftOrders.deleteDraftOrder> = (ctx, { draftOrderId }) =>
  withSite(ctx, async (tx) => {
    const draft = await findDraft(tx, draftOrderId, ctx.now(), { lock: true });
    if (!draft) return refuse('DRAFT_ORDER_DOES_NOT_EXIST');
    if (draft.status === 'COMMITTED') return refuse('DRAFT_ORDER_CANNOT_BE_DELETED', { orderId: draft.orderId });
    await deleteDraft(tx, draft.id);
    emit(tx, draftOrderEvents.deleted(draft.id));
    return {};
  });
