import { contactEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { moveSubmissionsToContact } from './submissions.store.ts';

/** Submissions of merged contacts go on as the remaining one's. */
export const submissionsFollowContacts: Consumer<Context> = {
  name: 'submissions follow contacts',
  hears: [
    on(contactEvents.merged, async (_ctx, { payload: { sourceContactIds = [], targetContactId } }, tx) => {
      if (targetContactId) await moveSubmissionsToContact(tx, sourceContactIds, targetContactId);
    }),
  ],
};
