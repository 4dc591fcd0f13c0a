import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import { lockOrder, type Order } from '../orders/index.ts';
import { noteReturn } from './note-return.ts';
import { type ReturnStep, returnMachine, returnResource } from './returns.ts';

type Step = { returnId: string; step: ReturnStep; answer?: string | null };

/** Takes a return of a locked order one step on, as the history of the order shows. */
export async function moveReturn(ctx: Context, tx: Tx, order: Order, { returnId, step, answer }: Step) {
  const [known] = await returnResource.findByIds(tx, [returnId.toLowerCase()], { lock: true });
  if (known?.orderId !== order.id) return refuse('RETURN_NOT_FOUND');
  const status = returnMachine[known.status ?? 'REQUESTED'][step];
  if (!status) return refuse('RETURN_STATE_CONFLICT', { status: known.status });
  const changed = await returnResource.change(ctx, tx, known, () => ({
    status,
    ...(answer !== undefined && { answer }),
  }));
  if (isRefusal(changed)) return changed;
  await noteReturn(ctx, tx, order, changed);
  return { orderReturn: returnResource.view(ctx, changed) };
}

/** What staff do with a return: first the order is locked, as everything does that changes what is left of it. */
export const staffStep = (ctx: Context, step: Step) =>
  withSite(ctx, async (tx) => {
    const [known] = await returnResource.findByIds(tx, [step.returnId.toLowerCase()]);
    const order = known && (await lockOrder(tx, known.orderId ?? ''));
    return order ? moveReturn(ctx, tx, order, step) : refuse('RETURN_NOT_FOUND');
  });
