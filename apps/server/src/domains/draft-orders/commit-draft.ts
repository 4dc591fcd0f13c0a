import { isDeepStrictEqual } from 'node:util';
import type { draftOrders } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { applyEdit, type EditSettings, lockToEditMoney, type Order, viewOrder } from '../orders/index.ts';
import { siteTaxesOf } from '../tax/index.ts';
import { assemble } from './assemble.ts';
import { refuseExcess } from './change-discounts.ts';
import { announceDraft, calculate, readDraft } from './change-draft.ts';
import type { Draft } from './draft.ts';
import { viewDraft } from './draft-view.ts';
import { reasonsNotToDraft } from './draftability.ts';
import { findDraft, saveDraft } from './drafts.store.ts';
import type { Priced } from './price-draft.ts';

type Operation = typeof draftOrders.commitDraftOrder;

/** Applies the changes of a draft to its order: for good, and once, at the prices that they have now. */
export const commitDraftOrder: UseCase<Operation> = async (ctx, { draftOrderId, commitSettings, reason = null }) => {
  const known = await readDraft(ctx, draftOrderId);
  if (isRefusal(known)) return known;
  const { draft, base } = known;
  if (draft.status === 'COMMITTED') return refuse('DRAFT_ORDER_ALREADY_COMMITTED', { orderId: draft.orderId });
  if (!draft.original || !draft.orderId) return failed('NOT_OF_AN_ORDER');
  const calculated = await calculate(ctx, draft, base, refuseExcess);
  if (isRefusal(calculated)) return failed('code' in calculated ? calculated.code : 'INVALID');
  if (calculated.priced.priced.lines.length === 0) return failed('ORDER_IS_EMPTY');
  const taxes = await siteTaxesOf(ctx);
  return withSite(ctx, async (tx) => {
    const order = await lockToEditMoney(ctx, tx, draft.orderId ?? '');
    if (isRefusal(order)) return failed('ORDER_NOT_FOUND');
    const current = await findDraft(tx, draft.id, ctx.now(), { lock: true });
    if (!current) return refuse('DRAFT_ORDER_DOES_NOT_EXIST');
    if (current.status === 'COMMITTED') return refuse('DRAFT_ORDER_ALREADY_COMMITTED', { orderId: draft.orderId });
    if (current.revision !== draft.revision) return failed('DRAFT_CHANGED');
    if (!isSameOrder(order, draft)) return failed('ORDER_CHANGED');
    const reasons = reasonsNotToDraft(ctx, order, taxes);
    if (reasons.length > 0) return failed(...reasons);
    return commit(ctx, tx, { draft: current, priced: calculated.priced, order, commitSettings, reason });
  });
};

/** Whether an order costs what it did when its changes were begun, for the same. */
const isSameOrder = ({ lines, totals, delivery }: Order, { original }: Draft): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify({ lines: lines.map(priced), totals, delivery: delivery?.prices })), {
    lines: original?.lines.map(priced),
    totals: original?.totals,
    ...(original?.delivery && { delivery: original.delivery.prices }),
  });
const priced = ({ id, quantity, prices }: Order['lines'][number]) => ({ id, quantity, prices });

type Commit = {
  draft: Draft;
  priced: Priced;
  order: Order;
  commitSettings?: Parameters<UseCase<Operation>>[1]['commitSettings'];
  reason: string | null;
};

async function commit(ctx: Context, tx: Tx, { draft, priced, order, commitSettings = {}, reason }: Commit) {
  const { sendNotificationsToBuyer, addActivitiesToOrder, updateInventory = [] } = commitSettings;
  const settings: EditSettings = {
    draftOrderId: draft.id,
    reason,
    isBuyerTold: sendNotificationsToBuyer ?? true,
    isNoted: addActivitiesToOrder ?? true,
    stockOf: new Set(updateInventory.map(({ lineItemId }) => lineItemId?.toLowerCase() ?? '')),
  };
  const saved = await applyEdit(ctx, tx, order, assemble(ctx, draft, priced, order), settings);
  if (isRefusal(saved)) return failed('code' in saved ? saved.code : 'INVALID');
  const committed = { ...draft, status: 'COMMITTED' as const, updatedDate: ctx.now().toISOString() };
  const seen = viewDraft(ctx, committed, priced, order);
  const written = await saveDraft(tx, { ...committed, seen });
  if (!written) throw new Error(`the draft ${draft.id} changed although it was locked`);
  announceDraft(tx, written);
  return { committedDraftOrder: seen, orderAfterCommit: viewOrder(ctx, saved) };
}

const failed = (...reasons: string[]): Refusal => refuse('DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS', { reasons });
