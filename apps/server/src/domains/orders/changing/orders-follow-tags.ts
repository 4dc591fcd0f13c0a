import { tagEvents } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { type Consumer, on } from '../../../platform/events/index.ts';
import { untag } from '../../tags/index.ts';

/** A deleted tag is taken from the orders that have it. */
export const ordersFollowTags: Consumer<Context> = {
  name: 'orders follow tags',
  hears: [on(tagEvents.deleted, (_ctx, { entityId }, tx) => untag(tx, 'orders', entityId))],
};
