import { isDeepStrictEqual } from 'node:util';
import type { draftOrders, Response } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import type { UseCase } from '../../use-case.ts';
import { findOrder, type Order, reasonsNotToEdit } from '../orders/index.ts';
import { isGiftCard } from '../purchase/index.ts';
import { type SiteTaxes, siteTaxesOf } from '../tax/index.ts';
import { draftOfOrder } from './draft-of-order.ts';
import { priceAgain } from './price-draft.ts';

type Operation = typeof draftOrders.getOrderDraftabilityStatus;
export type Reason = NonNullable<Response<Operation>['nonDraftableReasons']>[number];

/** What fits into an answer. */
const MOST_REASONS = 5;

/** Why an order cannot be edited by a draft; none if it can. */
export function reasonsNotToDraft(ctx: Context, order: Order | null, taxes: SiteTaxes): Reason[] {
  if (!order) return ['ORDER_NOT_FOUND'];
  const reasons: Reason[] = reasonsNotToEdit(ctx, order);
  if (order.lines.some((line) => isGiftCard(line))) reasons.push('UNSUPPORTED_CATALOG_ITEM');
  if ((order.fees ?? []).some(({ tax }) => tax > 0)) reasons.push('TAXABLE_EXISTING_ADDITIONAL_FEE');
  else if (!order.payNow && !addsUp(ctx, order, taxes)) reasons.push('AMOUNTS_DO_NOT_ADD_UP');
  return reasons.slice(0, MOST_REASONS);
}

/** Whether an order costs what its parts do: what a program wrote may not, and what was paid elsewhere is not known. */
function addsUp(ctx: Context, order: Order, taxes: SiteTaxes): boolean {
  if (order.stated?.paymentStatus && order.payments.length === 0) return false;
  const draft = draftOfOrder(ctx, order);
  return draft.original !== null && isDeepStrictEqual(priceAgain(draft, draft.original, taxes).totals, order.totals);
}

export const getOrderDraftabilityStatus: UseCase<Operation> = async (ctx, { orderId }) => {
  const taxes = await siteTaxesOf(ctx);
  const order = await readSite(ctx, (tx) => findOrder(tx, orderId));
  const reasons = reasonsNotToDraft(ctx, order, taxes);
  return { orderId, orderDraftable: reasons.length === 0, nonDraftableReasons: reasons };
};
