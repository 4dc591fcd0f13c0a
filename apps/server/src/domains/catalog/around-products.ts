/** Brands, ribbons and info sections: what products refer to. Each is a resource, declared. */
import type { brands, infoSections, Request, ribbons } from '@stoa/contract';
import type { Tx } from '../../platform/db/index.ts';
import { documentField, type Resource, type ResourceContext, resource } from '../../platform/resource/index.ts';
import type { NamedReference } from './product.ts';
import { countByReference, type ReferenceKind, rewriteReferring } from './product-references.store.ts';
import { htmlToRichContent, richContentToHtml, sanitise } from './rich-text.ts';

type Brand = NonNullable<Request<typeof brands.createBrand>['brand']>;
type Ribbon = NonNullable<Request<typeof ribbons.createRibbon>['ribbon']>;
type InfoSection = NonNullable<Request<typeof infoSections.createInfoSection>['infoSection']>;

export const brandResource: Resource<Partial<Brand>> = resource<Partial<Brand>>({
  table: 'brands',
  singular: 'brand',
  plural: 'brands',
  eventType: 'wix.stores.catalog.v3.brand',
  fields: ['name'],
  namedBy: 'name',
  requiredTexts: ['name'],
  uniqueKey: byName,
  queryFields: { name: { kind: 'string', column: documentField('name'), sortable: true } },
  maxLimit: 300,
  expand: counted('brand', 'assignedProductsCount', 'ASSIGNED_PRODUCTS_COUNT'),
  ...carriedInto('brand'),
});

export const ribbonResource: Resource<Partial<Ribbon>> = resource<Partial<Ribbon>>({
  table: 'ribbons',
  singular: 'ribbon',
  plural: 'ribbons',
  eventType: 'wix.stores.catalog.v3.ribbon',
  fields: ['name'],
  namedBy: 'name',
  requiredTexts: ['name'],
  uniqueKey: byName,
  queryFields: { name: { kind: 'string', column: documentField('name'), sortable: true } },
  expand: counted('ribbon', 'assignedProductCount', 'ASSIGNED_PRODUCT_COUNT'),
  ...carriedInto('ribbon'),
});

export const infoSectionResource: Resource<Partial<InfoSection>> = resource<Partial<InfoSection>>({
  table: 'info_sections',
  singular: 'infoSection',
  plural: 'infoSections',
  eventType: 'wix.stores.catalog.v3.info_section',
  fields: ['uniqueName', 'title', 'description', 'plainDescription'],
  namedBy: 'uniqueName',
  requiredTexts: ['uniqueName', 'title'],
  uniqueKey: (section) => section.uniqueName?.trim() || null,
  check: withBothDescriptions,
  queryFields: {
    title: { kind: 'string', column: documentField('title'), sortable: true },
    uniqueName: { kind: 'string', column: documentField('uniqueName'), sortable: true },
  },
  expand: counted('infoSection', 'assignedProductsCount', 'ASSIGNED_PRODUCTS_COUNT'),
  afterUpdate: async (ctx, tx, { id, uniqueName, title, plainDescription }) => {
    const section = { id, uniqueName: uniqueName ?? '', title: title ?? '', description: plainDescription ?? '' };
    await rewriteReferring(tx, 'infoSection', id, (content) => ({
      ...content,
      infoSections: content.infoSections.map((one) => (one.id === id ? section : one)),
    }));
    ctx.cache.changed(tx);
  },
  afterDelete: async (ctx, tx, ids) => {
    for (const id of ids) {
      await rewriteReferring(tx, 'infoSection', id, (content) => ({
        ...content,
        infoSections: content.infoSections.filter((one) => one.id !== id),
      }));
    }
    ctx.cache.changed(tx);
  },
});

/** Names that differ in case alone are the same. */
function byName({ name }: { name?: string | null }): string | null {
  return name?.trim().toLowerCase() || null;
}

/** Says how many products have each entity, when a client asks for the count. */
function counted(kind: ReferenceKind, field: string, asked: string) {
  return async <E extends { id: string }>(tx: Tx, entities: E[], requested: readonly string[]): Promise<E[]> => {
    if (!requested.includes(asked)) return entities;
    const ids = entities.map(({ id }) => id);
    const counts = await countByReference(tx, kind, ids);
    return entities.map((entity) => ({ ...entity, [field]: counts.get(entity.id) ?? 0 }));
  };
}

/** Carries a new name, or the end of what had it, into the products that refer to it. */
function carriedInto(kind: 'brand' | 'ribbon') {
  const rewrite = async (ctx: ResourceContext, tx: Tx, id: string, now: NamedReference | null) => {
    const left = now ? [now] : [];
    const changed = (one: NamedReference): NamedReference[] => (one.id === id ? left : [one]);
    await rewriteReferring(tx, kind, id, (content) => ({
      ...content,
      [kind]: content[kind] ? (changed(content[kind])[0] ?? null) : null,
      ...(kind === 'ribbon' ? { additionalRibbons: (content.additionalRibbons ?? []).flatMap(changed) } : {}),
    }));
    ctx.cache.changed(tx);
  };
  return {
    afterUpdate: (ctx: ResourceContext, tx: Tx, { id, name }: { id: string; name?: string | null }) =>
      rewrite(ctx, tx, id, { id, name: name ?? '' }),
    afterDelete: async (ctx: ResourceContext, tx: Tx, ids: readonly string[]) => {
      for (const id of ids) await rewrite(ctx, tx, id, null);
    },
  };
}

/** A description comes as rich content or as HTML; both forms are kept. */
function withBothDescriptions(section: Partial<InfoSection>, written: readonly string[]): Partial<InfoSection> {
  const { nodes = [] } = section.description ?? {};
  const isEmptied = nodes.length === 0 && !written.includes('plainDescription');
  if (written.includes('description') && (nodes.length > 0 || isEmptied))
    return { ...section, plainDescription: richContentToHtml(nodes) };
  if (!written.includes('plainDescription')) return section;
  const html = sanitise(section.plainDescription ?? '');
  return { ...section, plainDescription: html, description: htmlToRichContent(html) };
}
