import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { noteActivity, type Order } from '../orders/index.ts';
import type { OrderReturn } from './returns.ts';
import { tellOfReturn } from './tell-of-return.ts';

/** The id by which histories of orders name returns as their author. */
const RETURNS_APP = '5d3f5a0e-6c1b-4f0a-9d0c-2a6e5b7c0355';

/** Adds the status of a return to the history of its locked order, and tells whoever waits for it. */
export function noteReturn(ctx: Context, tx: Tx, order: Order, changed: OrderReturn): Promise<Order> {
  tellOfReturn(ctx, tx, order, changed);
  return noteActivity(ctx, tx, order, 'CUSTOM_ACTIVITY', {
    customActivity: {
      appId: RETURNS_APP,
      type: `RETURN_${changed.status}`,
      additionalData: { returnId: changed.id },
    },
  });
}
