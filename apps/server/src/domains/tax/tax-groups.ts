import { isStoresApp, taxGroupEvents, taxGroups } from '@stoa/contract';
import type { Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { bulkAnswer, documentField, resource } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';

/** The group of every product without one; the platform defines it and it never changes. */
const STANDARD_GROUP = { id: '00000000-0000-4000-8000-0000000000a1', name: 'Products', revision: '1' };

export const taxGroupResource = resource(taxGroups, {
  table: 'tax_groups',
  events: taxGroupEvents,
  unique: { field: 'name', key: ({ name }) => name?.toLowerCase() ?? null },
  queryFields: { name: { kind: 'string', column: documentField('name'), sortable: true } },
  guard: (id) => (id === STANDARD_GROUP.id ? refuse('ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP') : null),
});

export const listDefaultTaxGroups: UseCase<typeof taxGroups.listDefaultTaxGroups> = async () => {
  return { taxGroups: [STANDARD_GROUP] };
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
  const own = ids.filter((id) => id !== STANDARD_GROUP.id);
  const found = own.length ? await taxGroupResource.findByIds(tx, own) : [];
  return new Set([STANDARD_GROUP.id, ...found.map(({ id }) => id)]);
}
