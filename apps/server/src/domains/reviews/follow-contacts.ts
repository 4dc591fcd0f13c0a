import { contactEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { moveReviewsToContact } from './reviews.store.ts';

/** Reviews of merged contacts go on as the remaining one's. */
export const reviewsFollowContacts: Consumer<Context> = {
  name: 'reviews follow contacts',
  hears: [
    on(contactEvents.merged, async (_ctx, { payload: { sourceContactIds = [], targetContactId } }, tx) => {
      if (targetContactId) await moveReviewsToContact(tx, sourceContactIds, targetContactId);
    }),
  ],
};
