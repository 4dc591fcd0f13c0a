import type { orders, Request } from '@stoa/contract';
import { withSite } from '../../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { announceOrder } from '../announce-order.ts';
import type { OrderLine } from '../order.ts';
import { viewOrder } from '../order-view.ts';
import { saveOrder } from '../orders.store.ts';
import { lockToEdit, refuseOthers, refuseUndecided } from './edit-order.ts';
import { isWithin } from './read-changes.ts';

type Operation = typeof orders.updateOrderLineItem;
type Sent = Request<Operation>['lineItem'];

/** Fields of a line that say how it is described, fulfilled and extended. All others are what was agreed. */
const OPEN = new Set(['id', 'descriptionLines', 'fulfillerId', 'locations', 'extendedFields']);

export const updateOrderLineItem: UseCase<Operation> = (ctx, { id, lineItem: sent }) =>
  withSite(ctx, async (tx) => {
    const before = await lockToEdit(tx, id);
    if (isRefusal(before)) return before;
    const refused = refuseUndecided(before) ?? refuseOthers(ctx.caller, before);
    if (refused) return refused;
    const line = before.lines.find((each) => each.id === sent.id.toLowerCase());
    if (!line) return refuse('LINE_ITEM_NOT_FOUND');
    const known = viewOrder(ctx, before).lineItems?.find((each) => each.id === line.id);
    const fixed = refuseFixed(sent, known ?? {});
    if (fixed) return fixed;
    const lines = before.lines.map((each) => (each === line ? changedLine(line, sent) : each));
    const saved = await saveOrder(tx, { ...before, lines, updatedDate: ctx.now().toISOString() });
    announceOrder(ctx, tx, saved, ['updated']);
    return { order: viewOrder(ctx, saved) };
  });

/** The refusal of fields that cannot change, sent with other values than they have. */
function refuseFixed(sent: Sent, known: Record<string, unknown>): Refusal | null {
  const [first, ...others] = Object.entries(sent)
    .filter(([name, value]) => !OPEN.has(name) && !isWithin(value, known[name]))
    .map(([name]) => ({
      field: `lineItem.${name}`,
      description: 'cannot be changed',
      violatedRule: 'OTHER' as const,
    }));
  return first ? invalid(first, ...others) : null;
}

function changedLine(line: OrderLine, { descriptionLines, fulfillerId, locations, extendedFields }: Sent): OrderLine {
  return {
    ...line,
    stated: {
      ...line.stated,
      ...(descriptionLines && { descriptionLines }),
      ...(fulfillerId !== undefined && { fulfillerId }),
      ...(locations && { locations }),
      ...(extendedFields && { extendedFields }),
    },
  };
}
