import { sql } from 'kysely';
import type { PersonalData } from '../../context.ts';
import { memberIdsOf } from '../../personal-data.ts';
import { cancel } from '../../platform/tasks/index.ts';
import { viewContract } from './contract-view.ts';
import { findContractsOf } from './contracts.store.ts';
import { deleteDraftsOf } from './drafts/drafts.store.ts';
import { renewalTask } from './renewal-task.ts';

/** The subscriptions of a person. They end with the account, and nothing of the person stays in them. */
export const subscriptionData: PersonalData = {
  name: 'subscriptions',
  async export(ctx, tx, { memberId }) {
    const contracts = await findContractsOf(tx, memberId);
    return contracts.map((contract) => ({ status: contract.status, ...viewContract(ctx, contract) }));
  },
  async erase(ctx, tx, people) {
    const now = ctx.now();
    const { rows } = await sql<{ id: string }>`
      update subscription_contracts set buyer_id = null, email = null, next_date = null, revision = revision + 1,
        updated_date = ${now},
        status = case when status = 'ENDED' then status else 'CANCELED' end,
        doc = doc - 'exceptions' || jsonb_build_object(
          'endedDate', coalesce(doc ->> 'endedDate', ${now.toISOString()}),
          'order', doc -> 'order' || '{"buyer": {}, "buyerId": null, "email": null, "contactId": null,
            "createdBy": {}, "billingInfo": null, "recipientInfo": null, "delivery": null, "buyerNote": null,
            "customFields": null, "extendedFields": null}')
      where site_id = ${tx.siteId} and (buyer_id = any(${memberIdsOf(people)}::uuid[])
        or lower(email) = any(${people.flatMap(({ emails }) => emails)}::text[]))
      returning id`.execute(tx.db);
    for (const { id } of rows) cancel(tx, renewalTask, id);
    await deleteDraftsOf(
      tx,
      rows.map(({ id }) => id),
    );
  },
};
