import { contactEvents, contactTaxDetails, contactTaxDetailsEvents } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { readSite, type Tx, withSite } from '../../../platform/db/index.ts';
import { type Consumer, on } from '../../../platform/events/index.ts';
import { invalid, isRefusal, notFound, type Refusal } from '../../../platform/refusal.ts';
import {
  bulkAnswer,
  documentField,
  type ItemOutcome,
  type Kept,
  type OwnOf,
  resource,
  type WireOf,
} from '../../../platform/resource/index.ts';
import type { UseCase } from '../../../use-case.ts';
import { taggedResource } from '../../tags/index.ts';
import { findNamedContacts, hasContact, hasExemptGroup, moveTaxDetails, removeTaxDetails } from './exemptions.store.ts';

type Details = OwnOf<typeof contactTaxDetails>;

export const contactTaxDetailsResource = resource(contactTaxDetails, {
  table: 'contact_tax_details',
  events: contactTaxDetailsEvents,
  remembered: true,
  accept: async (_ctx: Context, tx: Tx, { taxExemptGroupId }) =>
    (await hasExemptGroup(tx, taxExemptGroupId ?? ''))
      ? null
      : wrong('taxExemptGroupId', 'is not a tax-exempt group of the site'),
  expand: async (_ctx: Context, tx: Tx, entities, requested) => {
    if (!requested.includes('CONTACT_DETAILS')) return new Map();
    const found = await findNamedContacts(
      tx,
      entities.map(({ id }) => id),
    );
    return new Map(found.map(({ id, ...contactDetails }) => [id, { contactDetails }]));
  },
  queryFields: { taxExemptGroupId: { kind: 'string', column: documentField('taxExemptGroupId'), sortable: true } },
});

export const contactTaxDetailsTags = taggedResource({
  name: 'contact-tax-details',
  table: 'contact_tax_details',
  resource: contactTaxDetailsResource,
  announce: (details, assignedTags, unassignedTags) =>
    contactTaxDetailsEvents.tagsModified(details.id ?? '', {
      contactTaxDetails: details,
      assignedTags,
      unassignedTags,
    }),
});

const wrong = (field: string, description: string): Refusal =>
  invalid({ field: `contactTaxDetails.${field}`, description, violatedRule: 'OTHER' });

export const getContactTaxDetails: UseCase<typeof contactTaxDetails.getContactTaxDetails> = (ctx, { id, fields }) =>
  readSite(ctx, async (tx) => {
    const found = await contactTaxDetailsResource.findByIds(tx, [id]);
    const [details] = await contactTaxDetailsResource.show(ctx, tx, found, fields);
    return details ? { contactTaxDetails: details } : notFound('this contact has no tax details');
  });

/** A contact has at most one exemption: the fields that are sent replace those of the one before. */
async function upsert(ctx: Context, tx: Tx, sent: WireOf<typeof contactTaxDetails>): Promise<Kept<Details> | Refusal> {
  const {
    id,
    revision: _revision,
    createdDate: _created,
    updatedDate: _updated,
    contactDetails: _shown,
    ...own
  } = sent;
  if (!id) return wrong('id', 'is required');
  const fields = { ...own, taxExemptGroupId: own.taxExemptGroupId?.toLowerCase() };
  const [known] = await contactTaxDetailsResource.findByIds(tx, [id], { lock: true });
  if (known) return contactTaxDetailsResource.update(ctx, tx, { ...fields, id, revision: known.revision }, known);
  if (!(await hasContact(tx, id))) return wrong('id', 'is not a contact of the site');
  return contactTaxDetailsResource.create({ ...ctx, newId: () => id.toLowerCase() }, tx, fields);
}

export const upsertContactTaxDetails: UseCase<typeof contactTaxDetails.upsertContactTaxDetails> = (ctx, request) =>
  withSite(ctx, async (tx) => {
    const saved = await upsert(ctx, tx, request.contactTaxDetails);
    if (isRefusal(saved)) return saved;
    const [shown] = await contactTaxDetailsResource.show(ctx, tx, [saved], request.fields);
    return { contactTaxDetails: shown };
  });

export const bulkUpsertContactTaxDetails: UseCase<typeof contactTaxDetails.bulkUpsertContactTaxDetails> = (
  ctx,
  { contactTaxDetails: sent, returnEntity, fields },
) =>
  withSite(ctx, async (tx) => {
    const outcomes: ItemOutcome[] = [];
    for (const one of sent) {
      const saved = await upsert(ctx, tx, one);
      const id = one.id ?? null;
      if (isRefusal(saved)) outcomes.push({ id, refusal: saved });
      else
        outcomes.push({ id, refusal: null, item: (await contactTaxDetailsResource.show(ctx, tx, [saved], fields))[0] });
    }
    return bulkAnswer(outcomes, returnEntity === true);
  });

/** Exemptions end with their contacts, and follow those that are merged. */
export const exemptionsFollowContacts: Consumer<Context> = {
  name: 'tax exemptions follow contacts',
  hears: [
    on(contactEvents.merged, async (ctx, { payload: { sourceContactIds = [], targetContactId } }, tx) => {
      if (targetContactId) await moveTaxDetails(tx, sourceContactIds, targetContactId);
      ctx.cache.changed(tx);
    }),
    on(contactEvents.deleted, async (ctx, { entityId }, tx) => {
      await removeTaxDetails(tx, [entityId]);
      ctx.cache.changed(tx);
    }),
  ],
};
