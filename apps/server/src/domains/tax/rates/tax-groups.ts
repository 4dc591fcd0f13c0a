import { isStoresApp, taxGroupEvents, taxGroups } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { bulkAnswer, documentField, resource } from '../../../platform/resource/index.ts';
import type { UseCase } from '../../../use-case.ts';
import { DEFAULT_GROUPS, isDefaultGroup, STANDARD_GROUP } from '../default-groups.ts';
import { findMappingIds } from './tax-mappings.store.ts';
import { mappingResource } from './tax-mappings.ts';

export const taxGroupResource = resource(taxGroups, {
  table: 'tax_groups',
  events: taxGroupEvents,
  remembered: true,
  unique: { field: 'name', key: ({ name }) => name?.toLowerCase() ?? null },
  queryFields: { name: { kind: 'string', column: documentField('name'), sortable: true } },
  afterDelete: async (ctx: Context, tx, ids) => {
    await mappingResource.remove(ctx, tx, await findMappingIds(tx, 'taxGroupId', ids));
  },
  guard: (id) => (isDefaultGroup(id) ? refuse('ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP') : null),
});

export const listDefaultTaxGroups: UseCase<typeof taxGroups.listDefaultTaxGroups> = async () => {
  return { taxGroups: DEFAULT_GROUPS };
};

/** The default group of each app's items, or a failure where there is none. */
export const listDefaultTaxGroupsByAppIds: UseCase<typeof taxGroups.listDefaultTaxGroupsByAppIds> = async (
  _ctx,
  { appIds },
) => {
  const outcomes = appIds.map((id) => {
    // the standard group is the default of the store's items
    const known = isStoresApp(id);
    return {
      id,
      refusal: known ? null : { refused: 'not-found' as const, message: 'this app has no default tax group' },
    };
  });
  const { results, bulkActionMetadata } = bulkAnswer(outcomes, false);
  return {
    results: results.map(({ itemMetadata }) => ({
      taxGroupMetadata: itemMetadata,
      ...(itemMetadata.success ? { taxGroup: STANDARD_GROUP } : {}),
    })),
    bulkActionMetadata,
  };
};

/** The ids in this list that are tax groups of the site or the platform. */
export async function findTaxGroupIds(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const own = ids.filter((id) => !isDefaultGroup(id));
  const found = own.length ? await taxGroupResource.findByIds(tx, own) : [];
  return new Set([...DEFAULT_GROUPS, ...found].map(({ id }) => id));
}
