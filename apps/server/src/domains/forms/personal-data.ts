import type { PersonalData } from '../../context.ts';
import { viewSubmission } from './submission.ts';
import { findSubmissionsOf, removeSubmissions } from './submissions.store.ts';

/** What people sent by forms. */
export const submissionData: PersonalData = {
  name: 'formSubmissions',
  async export(_ctx, tx, { contactId, emails }) {
    return (await findSubmissionsOf(tx, { contactIds: contactId ? [contactId] : [], emails })).map(viewSubmission);
  },
  async erase(_ctx, tx, people) {
    const contactIds = people.flatMap(({ contactId }) => contactId ?? []);
    const sent = await findSubmissionsOf(tx, { contactIds, emails: people.flatMap(({ emails }) => emails) });
    await removeSubmissions(
      tx,
      sent.map(({ id }) => id),
    );
  },
};
