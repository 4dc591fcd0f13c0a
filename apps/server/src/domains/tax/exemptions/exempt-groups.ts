import { taxExemptGroupEvents, taxExemptGroups } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { documentField, resource } from '../../../platform/resource/index.ts';
import type { UseCase } from '../../../use-case.ts';
import { taggedResource } from '../../tags/index.ts';
import { FULLY_EXEMPT } from '../default-groups.ts';
import { findMappingsExempting } from '../rates/tax-mappings.store.ts';
import { mappingResource } from '../rates/tax-mappings.ts';
import { contactTaxDetailsResource } from './contact-tax-details.ts';
import { findContactsOfGroups } from './exemptions.store.ts';

export const exemptGroupResource = resource(taxExemptGroups, {
  table: 'tax_exempt_groups',
  events: taxExemptGroupEvents,
  remembered: true,
  queryFields: { name: { kind: 'string', column: documentField('name'), sortable: true } },
  // nobody keeps the rates of a group that is gone
  afterDelete: async (ctx: Context, tx: Tx, ids) => {
    for (const id of await findMappingsExempting(tx, ids)) {
      await mappingResource.change(ctx, tx, id, ({ exemptRates = [] }) => ({
        exemptRates: exemptRates.filter(({ taxExemptGroupId = '' }) => !ids.includes(taxExemptGroupId)),
      }));
    }
    await contactTaxDetailsResource.remove(ctx, tx, await findContactsOfGroups(tx, ids));
  },
});

export const exemptGroupTags = taggedResource({
  name: 'tax-exempt-groups',
  table: 'tax_exempt_groups',
  resource: exemptGroupResource,
  announce: (taxExemptGroup, assignedTags, unassignedTags) =>
    taxExemptGroupEvents.tagsModified(taxExemptGroup.id ?? '', { taxExemptGroup, assignedTags, unassignedTags }),
});

export const listDefaultTaxExemptGroups: UseCase<typeof taxExemptGroups.listDefaultTaxExemptGroups> = async () => ({
  taxExemptGroups: [FULLY_EXEMPT],
});
