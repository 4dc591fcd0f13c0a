import type { draftOrders } from '@stoa/contract';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { fulfilledByLine } from '../orders/index.ts';
import { changeDraft } from './change-draft.ts';
import { changeLine, readItems } from './read-items.ts';

type Service = typeof draftOrders;

export const addLineItemsToDraftOrder: UseCase<Service['addLineItemsToDraftOrder']> = (
  ctx,
  { draftOrderId, ...sent },
) =>
  changeDraft(ctx, draftOrderId, async (draft) => {
    const added = await readItems(ctx, draft, sent);
    return isRefusal(added) ? added : { ...draft, lines: [...draft.lines, ...added] };
  });

export const updateLineItems: UseCase<Service['updateLineItems']> = (ctx, { draftOrderId, lineItemChanges }) =>
  changeDraft(ctx, draftOrderId, (draft, base) => {
    const ids = lineItemChanges.map(({ lineItemId }) => lineItemId.toLowerCase());
    if (new Set(ids).size < ids.length) return refuse('MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM');
    const fulfilled = fulfilledByLine(base);
    const lines = [...draft.lines];
    for (const [at, change] of lineItemChanges.entries()) {
      const index = lines.findIndex(({ id }) => id === ids[at]);
      const line = lines[index];
      if (!line) return refuse('LINE_ITEM_DOES_NOT_EXIST', { lineItemId: change.lineItemId });
      const changed = changeLine(ctx, line, change, fulfilled.get(line.id) ?? 0);
      if (isRefusal(changed)) return changed;
      lines[index] = changed;
    }
    // what the order never had need not be remembered as taken off
    const known = new Set(draft.original?.lines.map(({ id }) => id));
    return { ...draft, lines: lines.filter(({ id, quantity }) => quantity > 0 || known.has(id)) };
  });
