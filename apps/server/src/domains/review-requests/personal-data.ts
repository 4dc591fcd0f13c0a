import type { PersonalData } from '../../context.ts';
import { findRequestIdsTo, removeRefusals } from './refusals.store.ts';
import { viewRequest } from './review-request-view.ts';
import { findRequestsTo, removeRequests } from './review-requests.store.ts';

/** The reviews that a person was asked for, and that they asked for no more such mails. */
export const reviewRequestData: PersonalData = {
  name: 'reviewRequests',
  async export(_ctx, tx, { contactId }) {
    return contactId ? (await findRequestsTo(tx, contactId)).map(viewRequest) : [];
  },
  async erase(_ctx, tx, people) {
    const contactIds = people.flatMap(({ contactId }) => contactId ?? []);
    await removeRequests(tx, await findRequestIdsTo(tx, contactIds));
    await removeRefusals(
      tx,
      people.flatMap(({ emails }) => emails),
    );
  },
};
