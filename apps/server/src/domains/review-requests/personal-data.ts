import type { PersonalData } from '../../context.ts';
import { viewRequest } from './review-request-view.ts';
import { findRequestIdsTo, findRequestsTo, removeRequests } from './review-requests.store.ts';

/** The reviews that a person was asked for. */
export const reviewRequestData: PersonalData = {
  name: 'reviewRequests',
  async export(_ctx, tx, { contactId }) {
    return contactId ? (await findRequestsTo(tx, contactId)).map(viewRequest) : [];
  },
  async erase(_ctx, tx, people) {
    const contactIds = people.flatMap(({ contactId }) => contactId ?? []);
    await removeRequests(tx, await findRequestIdsTo(tx, contactIds));
  },
};
