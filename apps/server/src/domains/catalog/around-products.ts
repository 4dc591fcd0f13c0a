/** Brands, ribbons and info sections: what products refer to. Each is a resource, declared. */
import { brands, infoSections, type Request, ribbons } from '@stoa/contract';
import type { Tx } from '../../platform/db/index.ts';
import { documentField, type Resource, resource } from '../../platform/resource/index.ts';
import { countByReference, renameReference } from './products.store.ts';
import { htmlToRichContent, richContentToHtml, sanitise } from './rich-text.ts';

type Brand = NonNullable<Request<typeof brands.createBrand>['brand']>;
type Ribbon = NonNullable<Request<typeof ribbons.createRibbon>['ribbon']>;
type InfoSection = NonNullable<Request<typeof infoSections.createInfoSection>['infoSection']>;

const byName = (entity: { name?: string | null }): string | null => entity.name?.trim().toLowerCase() ?? null;
const trimmed = <E extends { name?: string | null }>(draft: E): E => ({ ...draft, name: draft.name?.trim() });

/** Says how many products have each entity, when a client asks for the count. */
const counted =
  (kind: 'brand' | 'ribbon', field: string, asked: string) =>
  async <E extends { id: string }>(tx: Tx, entities: E[], requested: readonly string[]): Promise<E[]> => {
    if (!requested.includes(asked)) return entities;
    const counts = await countByReference(
      tx,
      kind,
      entities.map(({ id }) => id),
    );
    return entities.map((entity) => ({ ...entity, [field]: counts.get(entity.id) ?? 0 }));
  };

export const brandResource: Resource<Partial<Brand>> = resource<Partial<Brand>>({
  service: brands,
  table: 'brands',
  singular: 'brand',
  plural: 'brands',
  eventType: 'wix.stores.catalog.v3.brand',
  fields: ['name'],
  namedBy: 'name',
  uniqueKey: byName,
  check: trimmed,
  queryFields: { name: { kind: 'string', column: documentField('name'), sortable: true } },
  maxLimit: 300,
  expand: counted('brand', 'assignedProductsCount', 'ASSIGNED_PRODUCTS_COUNT'),
  afterUpdate: (tx, brand) => renameReference(tx, 'brand', brand.id, brand.name ?? ''),
  afterDelete: async (tx, ids) => {
    for (const id of ids) await renameReference(tx, 'brand', id, null);
  },
});

export const ribbonResource: Resource<Partial<Ribbon>> = resource<Partial<Ribbon>>({
  service: ribbons,
  table: 'ribbons',
  singular: 'ribbon',
  plural: 'ribbons',
  eventType: 'wix.stores.catalog.v3.ribbon',
  fields: ['name'],
  namedBy: 'name',
  uniqueKey: byName,
  check: trimmed,
  queryFields: { name: { kind: 'string', column: documentField('name'), sortable: true } },
  expand: counted('ribbon', 'assignedProductCount', 'ASSIGNED_PRODUCT_COUNT'),
  afterUpdate: (tx, ribbon) => renameReference(tx, 'ribbon', ribbon.id, ribbon.name ?? ''),
  afterDelete: async (tx, ids) => {
    for (const id of ids) await renameReference(tx, 'ribbon', id, null);
  },
});

export const infoSectionResource: Resource<Partial<InfoSection>> = resource<Partial<InfoSection>>({
  service: infoSections,
  table: 'info_sections',
  singular: 'infoSection',
  plural: 'infoSections',
  eventType: 'wix.stores.catalog.v3.info_section',
  fields: ['uniqueName', 'title', 'description', 'plainDescription'],
  namedBy: 'uniqueName',
  uniqueKey: (section) => section.uniqueName ?? null,
  check: bothDescriptions,
  queryFields: {
    title: { kind: 'string', column: documentField('title'), sortable: true },
    uniqueName: { kind: 'string', column: documentField('uniqueName'), sortable: true },
  },
});

/** A description comes as rich content or as HTML; both forms are kept. */
function bothDescriptions(section: Partial<InfoSection>): Partial<InfoSection> {
  if (section.description?.nodes?.length)
    return { ...section, plainDescription: richContentToHtml(section.description.nodes) };
  const html = sanitise(section.plainDescription ?? '');
  return { ...section, plainDescription: html, description: htmlToRichContent(html) };
}
