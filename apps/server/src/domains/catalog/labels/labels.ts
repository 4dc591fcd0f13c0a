/** Brands, ribbons and info sections, which products refer to. Each is declared as a resource. */
import { brandEvents, brands, infoSectionEvents, infoSections, ribbonEvents, ribbons } from '@stoa/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { documentField, type OwnOf, type ResourceContext, resource } from '../../../platform/resource/index.ts';
import { lineSource, sourcesAmong, type Which } from '../../translations/index.ts';
import type { NamedReference } from '../product/product.ts';
import { countByReference, type ReferenceKind, rewriteReferring } from '../product/product-references.store.ts';
import { htmlToRichContent, richContentToHtml, sanitise } from '../product/rich-text.ts';

const name = { kind: 'string', column: documentField('name'), sortable: true } as const;

export const brandResource = resource(brands, {
  table: 'brands',
  events: brandEvents,
  unique: { field: 'name', key: byName },
  queryFields: { name },
  maxLimit: 300,
  expand: counted('brand', 'assignedProductsCount', 'ASSIGNED_PRODUCTS_COUNT'),
  ...carriedInto('brand'),
});

export const ribbonResource = resource(ribbons, {
  table: 'ribbons',
  events: ribbonEvents,
  unique: { field: 'name', key: byName },
  queryFields: { name },
  expand: counted('ribbon', 'assignedProductCount', 'ASSIGNED_PRODUCT_COUNT'),
  ...carriedInto('ribbon'),
});

export const infoSectionResource = resource(infoSections, {
  table: 'info_sections',
  events: infoSectionEvents,
  unique: { field: 'uniqueName', key: (section) => section.uniqueName || null },
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

/** Names that differ only in case are equal. */
function byName({ name }: { name?: string }): string | null {
  return name?.toLowerCase() || null;
}

/** Adds the number of products for each entity, when a client asks for it. */
function counted<const F extends string>(kind: ReferenceKind, field: F, asked: string) {
  return async (_ctx: ResourceContext, tx: Tx, entities: readonly { id: string }[], requested: readonly string[]) => {
    const ids = requested.includes(asked) ? entities.map(({ id }) => id) : [];
    const counts = ids.length > 0 ? await countByReference(tx, kind, ids) : new Map<string, number>();
    return new Map(ids.map((id) => [id, { [field]: counts.get(id) ?? 0 } as Record<F, number>]));
  };
}

/** Carries a new name, or a deletion, into the products that refer to the entity. */
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

type InfoSection = OwnOf<typeof infoSections>;

/** A description comes as rich content or as HTML; both forms are kept. */
function withBothDescriptions(section: InfoSection, { written }: { written: readonly string[] }): InfoSection {
  const { nodes = [] } = section.description ?? {};
  const isEmptied = nodes.length === 0 && !written.includes('plainDescription');
  if (written.includes('description') && (nodes.length > 0 || isEmptied))
    return { ...section, plainDescription: richContentToHtml(nodes) };
  if (!written.includes('plainDescription')) return section;
  const html = sanitise(section.plainDescription ?? '');
  return { ...section, plainDescription: html, description: htmlToRichContent(html) };
}

/** Brands and ribbons with their words: their names. */
export const findBrandSources = async (tx: Tx, which: Which) =>
  sourcesAmong((await brandResource.list(tx)).map(namedSource), which);
export const findRibbonSources = async (tx: Tx, which: Which) =>
  sourcesAmong((await ribbonResource.list(tx)).map(namedSource), which);

const namedSource = ({ id, name }: { id: string; name?: string | null }) => ({
  id,
  title: name ?? '',
  texts: lineSource('name', 'Name', name),
});
