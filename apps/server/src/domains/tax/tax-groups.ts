import { isStoresApp, type Request, type Response, type taxGroups } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { bulkAnswer, documentField, type Resource, resource } from '../../platform/resource/index.ts';

type TaxGroup = NonNullable<Request<typeof taxGroups.createTaxGroup>['taxGroup']>;

/** The group of everything that names none; the platform defines it and it never changes. */
const STANDARD_GROUP = { id: '00000000-0000-4000-8000-0000000000a1', name: 'Products', revision: '1' };

export const taxGroupResource: Resource<Partial<TaxGroup>> = resource<Partial<TaxGroup>>({
  table: 'tax_groups',
  singular: 'taxGroup',
  plural: 'taxGroups',
  eventType: 'wix.billing.v1.tax_group',
  fields: ['name'],
  namedBy: 'name',
  requiredTexts: ['name'],
  uniqueKey: (group) => group.name?.trim().toLowerCase() ?? null,
  queryFields: { name: { kind: 'string', column: documentField('name'), sortable: true } },
  guard: (id) => (id === STANDARD_GROUP.id ? refuse('ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP') : null),
});

export async function listDefaultTaxGroups(): Promise<Response<typeof taxGroups.listDefaultTaxGroups>> {
  return { taxGroups: [STANDARD_GROUP] };
}

/** The default group of each app's items, or that there is none. */
export async function listDefaultTaxGroupsByAppIds(
  _ctx: Context,
  { appIds }: Request<typeof taxGroups.listDefaultTaxGroupsByAppIds>,
) {
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
}

/** Those of these ids that are tax groups of the site, or the platform's own. */
export async function findTaxGroupIds(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const own = ids.filter((id) => id !== STANDARD_GROUP.id);
  const found = own.length ? await taxGroupResource.findByIds(tx, own) : [];
  return new Set([STANDARD_GROUP.id, ...found.map(({ id }) => id)]);
}
