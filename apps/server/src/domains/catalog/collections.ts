import type { collections, Request, Response } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { compileQuery, knownTotal, toOffsetPage, type WireQuery } from '../../platform/query/index.ts';
import { invalid, notFound } from '../../platform/refusal.ts';
import { STOCK } from '../inventory/index.ts';
import { type Category, countCategories, findCategory, queryCategories } from './categories.store.ts';
import { imageOf } from './media-view.ts';
import { ALL_PRODUCTS_ID, both, collectionQueryable, visibleCategories, visibleOnly } from './product-queries.store.ts';
import { countProducts } from './products.store.ts';

type Collection = NonNullable<Response<typeof collections.getCollection>['collection']>;
const ALL_PRODUCTS_SLUG = 'all-products';

export async function queryCollections(ctx: Context, request: Request<typeof collections.queryCollections>) {
  const options = {
    secret: ctx.cursorSecret,
    scope: `categories:${ctx.siteId}`,
    path: 'query',
    paging: 'offset' as const,
  };
  const compiled = compileQuery(withoutAllProducts((request.query ?? {}) as WireQuery), collectionQueryable, options);
  if (!compiled.ok) return invalid(...compiled.violations);
  const load = () =>
    readSite(ctx, async (tx) => {
      const rows = await queryCategories(tx, compiled.value, visibleCategories);
      const total =
        knownTotal(compiled.value, rows) ?? (await countCategories(tx, both(visibleCategories, compiled.value.filter)));
      const page = toOffsetPage(compiled.value, rows, total);
      const { count, offset } = page.pagingMetadata;
      return {
        collections: page.rows.map((category) => toCollection(ctx, category)),
        metadata: { count, offset, total, cursors: {} },
      };
    });
  const key = `collections ${ctx.addresses.media} ${JSON.stringify(request)}`;
  return ctx.cache.read(ctx.siteId, key, load, { unaffectedBy: STOCK });
}

/** Some clients leave "All Products" out by its id, which is no GUID and never among the stored ones. */
function withoutAllProducts(query: WireQuery): WireQuery {
  const { id, ...rest } = (query.filter ?? {}) as Record<string, { $ne?: unknown }>;
  return id?.$ne === ALL_PRODUCTS_ID ? { ...query, filter: rest } : query;
}

export async function getCollection(ctx: Context, { id }: Request<typeof collections.getCollection>) {
  if (id === ALL_PRODUCTS_ID) return { collection: await allProducts(ctx) };
  const found = isGuid(id) ? await find(ctx, 'id', id.toLowerCase()) : null;
  return found?.visible ? { collection: toCollection(ctx, found) } : notFound('there is no such collection');
}

export async function getCollectionBySlug(ctx: Context, { slug }: Request<typeof collections.getCollectionBySlug>) {
  if (slug === ALL_PRODUCTS_SLUG) return { collection: await allProducts(ctx) };
  const found = await find(ctx, 'slug', slug);
  return found?.visible ? { collection: toCollection(ctx, found) } : notFound('there is no such collection');
}

/** Remembered, as counting a category's products takes longer than all else. */
async function find(ctx: Context, by: 'id' | 'slug', value: string): Promise<Category | null> {
  const load = async () => ({ found: await readSite(ctx, (tx) => findCategory(tx, by, value)) });
  const { found } = await ctx.cache.read(ctx.siteId, `collection ${by} ${value}`, load, { unaffectedBy: STOCK });
  return found;
}

async function allProducts(ctx: Context): Promise<Collection> {
  const load = async () => ({ count: await readSite(ctx, (tx) => countProducts(tx, visibleOnly)) });
  const { count } = await ctx.cache.read(ctx.siteId, 'number of products', load, { unaffectedBy: STOCK });
  return {
    id: ALL_PRODUCTS_ID,
    name: 'All Products',
    slug: ALL_PRODUCTS_SLUG,
    visible: true,
    numberOfProducts: count,
    media: { items: [] },
  };
}

function toCollection(
  ctx: Context,
  { id, name, slug, visible, description, numberOfProducts, image }: Category,
): Collection {
  const picture = image && imageOf(ctx, { ...image, altText: image.altText ?? name });
  const item = picture && {
    id: picture.id,
    mediaType: 'image' as const,
    title: name,
    image: { url: picture.url, width: picture.width, height: picture.height, altText: picture.altText },
  };
  return {
    id,
    name,
    slug,
    visible,
    description,
    numberOfProducts,
    media: { ...(item ? { mainMedia: item } : {}), items: item ? [item] : [] },
  };
}
