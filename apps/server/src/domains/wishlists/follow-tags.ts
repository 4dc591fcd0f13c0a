import { tagEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { untagWishlists } from './wishlists.store.ts';

/** Removes deleted tags from wishlists. */
export const wishlistsFollowTags: Consumer<Context> = {
  name: 'wishlists follow tags',
  hears: [on(tagEvents.deleted, (_ctx, { entityId }, tx) => untagWishlists(tx, entityId))],
};
