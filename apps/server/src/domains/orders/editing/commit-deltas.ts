import type { orders, Request } from '@stoa/contract';
import { sum } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { withSite } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { isGiftCard } from '../../purchase/index.ts';
import { wrongAmounts } from '../creating/read-amounts.ts';
import type { Order } from '../order.ts';
import { fulfilledByLine } from '../order-facts.ts';
import { viewOrder } from '../order-view.ts';
import { applyEdit, lockToEditMoney } from './apply-edit.ts';
import { readDeltas } from './read-deltas.ts';
import { reasonsNotToEdit } from './reasons-not-to-edit.ts';

type Operation = typeof orders.commitDeltas;

/**
 * Applies the changes of a draft that a program keeps and has calculated itself: its amounts are taken as given, as long
 * as they add up. The same draft is applied once; sent again, it changes nothing.
 */
export const commitDeltas: UseCase<Operation> = (
  ctx,
  { id, draftOrderId, changes = {}, commitSettings = {}, reason },
) =>
  withSite(ctx, async (tx) => {
    const before = await lockToEditMoney(ctx, tx, id);
    if (isRefusal(before)) return before;
    const draft = draftOrderId.toLowerCase();
    if (before.editedBy?.includes(draft)) return { order: viewOrder(ctx, before) };
    const refused = refuseOrder(ctx, before) ?? refuseChanges(before, changes);
    if (refused) return refused;
    const edited = readDeltas(ctx, before, changes);
    if (isRefusal(edited)) return edited;
    if (!addsUp(edited)) return cannot('AMOUNTS_DO_NOT_ADD_UP');
    const { sendNotificationsToBuyer, addActivitiesToOrder, inventoryUpdates = [] } = commitSettings;
    const saved = await applyEdit(ctx, tx, before, edited, {
      draftOrderId: draft,
      reason: reason ?? null,
      isBuyerTold: sendNotificationsToBuyer ?? true,
      isNoted: addActivitiesToOrder ?? true,
      stockOf: new Set(inventoryUpdates.map(({ lineItemId = '' }) => lineItemId.toLowerCase())),
    });
    return isRefusal(saved) ? saved : { order: viewOrder(ctx, saved) };
  });

const cannot = (...reasons: string[]): Refusal => refuse('ORDER_CANNOT_BE_EDITED', { reasons });

function refuseOrder(ctx: Context, order: Order): Refusal | null {
  const reasons: string[] = reasonsNotToEdit(ctx, order);
  if (order.lines.some((line) => isGiftCard(line))) reasons.push('UNSUPPORTED_CATALOG_ITEM');
  if ((order.fees ?? []).some(({ tax }) => tax > 0)) reasons.push('TAXABLE_EXISTING_ADDITIONAL_FEE');
  return reasons.length > 0 ? cannot(...reasons) : null;
}

type Changes = NonNullable<Request<Operation>['changes']>;

/** What was handed over stays in the order, and what it names is there. */
function refuseChanges(order: Order, changes: Changes): Refusal | null {
  const fulfilled = fulfilledByLine(order);
  for (const { lineItemId, lineItemRemoved, lineItemAdded, lineItem } of changes.lineItems ?? []) {
    const id = lineItemId?.toLowerCase() ?? '';
    const line = order.lines.find((each) => each.id === id);
    if (!line && !lineItemAdded) return refuse('LINE_ITEM_NOT_FOUND', { lineItemId });
    const quantity = lineItemRemoved ? 0 : (lineItem?.quantity ?? line?.quantity ?? 0);
    if (quantity < (fulfilled.get(id) ?? 0)) return refuse('FULFILLMENT_EXCEEDS_ORDER', { lineItemId });
  }
  const [wrong] = wrongAmounts(changes, order.currency, 'changes');
  return wrong
    ? {
        refused: 'invalid',
        violations: [{ field: wrong, description: `is not an amount of ${order.currency}`, violatedRule: 'FORMAT' }],
      }
    : null;
}

/** Whether the parts of an order come to what it costs. */
function addsUp({ lines, delivery, fees = [], totals }: Order): boolean {
  const parts = [...lines.map(({ prices }) => prices), ...(delivery ? [delivery.prices] : []), ...fees];
  return (
    lines.length > 0 &&
    totals.total === sum(parts.map(({ totalAfterTax }) => totalAfterTax)) &&
    totals.tax === sum(parts.map(({ tax }) => tax)) &&
    totals.subtotal === sum(lines.map(({ prices }) => prices.linePrice)) &&
    totals.shipping === (delivery?.prices.price ?? 0) &&
    totals.additionalFees === sum(fees.map(({ price }) => price))
  );
}
