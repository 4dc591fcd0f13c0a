import { manualTaxMappingEvents, manualTaxMappings } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { readSite, type Tx, withSite } from '../../../platform/db/index.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { documentField, type OwnOf, resource } from '../../../platform/resource/index.ts';
import type { UseCase } from '../../../use-case.ts';
import { isDefaultGroup } from '../default-groups.ts';
import { hasGroup, hasRegion } from './tax-mappings.store.ts';

export type TaxMapping = OwnOf<typeof manualTaxMappings>;

export const mappingResource = resource(manualTaxMappings, {
  table: 'tax_mappings',
  events: manualTaxMappingEvents,
  remembered: true,
  unique: {
    field: 'taxGroupId',
    key: ({ taxGroupId, taxRegionId }) => `${taxGroupId} ${taxRegionId}`,
    taken: 'MANUAL_TAX_MAPPING_ALREADY_EXISTS',
  },
  most: 1000,
  check: ({ taxGroupId, taxRegionId, ...mapping }) => ({
    ...mapping,
    taxGroupId: taxGroupId?.toLowerCase(),
    taxRegionId: taxRegionId?.toLowerCase(),
    jurisdictionType: mapping.jurisdictionType ?? 'UNDEFINED',
  }),
  accept: async (_ctx: Context, tx: Tx, { taxGroupId, taxRegionId }) => {
    const [group, region] = [taxGroupId ?? '', taxRegionId ?? ''];
    if (!(await hasRegion(tx, region))) return refuse('TAX_REGION_ID_NOT_FOUND', { taxRegionId: region });
    return isDefaultGroup(group) || (await hasGroup(tx, group))
      ? null
      : refuse('TAX_GROUP_ID_NOT_FOUND', { taxGroupId: group });
  },
  queryFields: {
    taxGroupId: { kind: 'string', column: documentField('taxGroupId'), sortable: true },
    taxRegionId: { kind: 'string', column: documentField('taxRegionId'), sortable: true },
    taxName: { kind: 'string', column: documentField('taxName'), sortable: true, nullable: true },
    taxType: { kind: 'string', column: documentField('taxType'), sortable: true, nullable: true },
    jurisdiction: { kind: 'string', column: documentField('jurisdiction'), sortable: true, nullable: true },
  },
});

/** All mappings: a site has at most a thousand. */
export const listManualTaxMappings: UseCase<typeof manualTaxMappings.listManualTaxMappings> = async (ctx) => {
  const found = await readSite(ctx, mappingResource.list);
  return {
    manualTaxMappings: found.map((mapping) => mappingResource.view(ctx, mapping)),
    pagingMetadata: { count: found.length, hasNext: false },
  };
};

/** Replaces the fields of one namespace; null removes them. */
export const updateExtendedFields: UseCase<typeof manualTaxMappings.updateExtendedFields> = (
  ctx,
  { id, namespace, namespaceData },
) =>
  withSite(ctx, async (tx) => {
    const changed = await mappingResource.change(ctx, tx, id, ({ extendedFields }) => {
      const { [namespace]: _, ...others } = extendedFields?.namespaces ?? {};
      return { extendedFields: { namespaces: { ...others, ...(namespaceData && { [namespace]: namespaceData }) } } };
    });
    return isRefusal(changed) ? changed : { manualTaxMapping: mappingResource.view(ctx, changed) };
  });
