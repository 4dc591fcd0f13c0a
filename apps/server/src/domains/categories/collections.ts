import type { collections, Response } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { compileQuery, knownTotal, toOffsetPage, type WireQuery } from '../../platform/query/index.ts';
import { invalid, isRefusal, notFound, type Refusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { STOCK } from '../inventory/index.ts';
import { ALL_PRODUCTS_ID, ALL_PRODUCTS_V1_ID, STORE_TREE } from './category.ts';
import { viewCategoryImage } from './category-view.ts';
import { changeProducts } from './change-items.ts';
import { announceOne, changeTree, hiddenBy, writeTree } from './change-tree.ts';
import {
  type Collection,
  collectionQueryable,
  countCollections,
  findCollection,
  queryCollections as query,
} from './collections.store.ts';
import { insertInto } from './create-category.ts';
import { removeCategory } from './delete-category.ts';
import { absentProduct } from './item.ts';
import { setVisible } from './tree.ts';
import { writeChanges } from './update-categories.ts';

type CollectionAnswer = NonNullable<Response<typeof collections.getCollection>['collection']>;
type CollectionRequest = { collection: CollectionAnswer };
type ProductsRequest = { id: string; productIds: readonly string[] };
const absent = (): Refusal => notFound('there is no such collection');

export const queryCollections: UseCase<typeof collections.queryCollections> = async (ctx, request) => {
  const options = {
    secret: ctx.cursorSecret,
    scope: `categories:${ctx.siteId}`,
    path: 'query',
    paging: 'offset' as const,
  };
  const compiled = compileQuery(withGuids((request.query ?? {}) as WireQuery), collectionQueryable, options);
  if (!compiled.ok) return invalid(...compiled.violations);
  const load = () =>
    readSite(ctx, async (tx) => {
      const rows = await query(tx, compiled.value);
      const total = knownTotal(compiled.value, rows) ?? (await countCollections(tx, compiled.value));
      const page = toOffsetPage(compiled.value, rows, total);
      const { count, offset } = page.pagingMetadata;
      return {
        collections: page.rows.map((collection) => viewCollection(ctx, collection)),
        metadata: { count, items: count, offset, total, cursors: {} },
        totalResults: total,
      };
    });
  const key = `collections ${ctx.addresses.media} ${JSON.stringify(request)}`;
  return ctx.cache.read(ctx.siteId, key, load, { unaffectedBy: STOCK });
};

/** Clients name All Products by an id that is not a GUID, usually to exclude it. */
const withGuids = (query: WireQuery): WireQuery =>
  JSON.parse(JSON.stringify(query).replaceAll(ALL_PRODUCTS_V1_ID, ALL_PRODUCTS_ID));

export const getCollection: UseCase<typeof collections.getCollection> = async (ctx, { id }) => {
  const guid = id === ALL_PRODUCTS_V1_ID ? ALL_PRODUCTS_ID : id.toLowerCase();
  const found = isGuid(guid) ? await find(ctx, 'id', guid) : null;
  return found?.visible ? { collection: viewCollection(ctx, found) } : absent();
};

/** Finds a collection by its current or a former slug. */
export const getCollectionBySlug: UseCase<typeof collections.getCollectionBySlug> = async (ctx, { slug }) => {
  const found = await find(ctx, 'slug', slug);
  return found?.visible ? { collection: viewCollection(ctx, found) } : absent();
};

/** Cached, as counting a category's products takes longest. */
async function find(ctx: Context, by: 'id' | 'slug', value: string): Promise<Collection | null> {
  const load = async () => ({ found: await readSite(ctx, (tx) => findCollection(tx, by, value)) });
  const { found } = await ctx.cache.read(ctx.siteId, `collection ${by} ${value}`, load, { unaffectedBy: STOCK });
  return found;
}

function viewCollection(ctx: Context, collection: Collection): CollectionAnswer {
  const { id, name, slug, visible, description, numberOfProducts, image, managed } = collection;
  const picture = image && viewCategoryImage(ctx, { ...image, altText: image.altText ?? name });
  const item = picture && {
    id: picture.id,
    mediaType: 'image' as const,
    title: name,
    image: { url: picture.url, width: picture.width, height: picture.height, altText: picture.altText },
  };
  return {
    id: managed ? ALL_PRODUCTS_V1_ID : id,
    name,
    slug,
    visible,
    description: description ?? '',
    numberOfProducts,
    media: { ...(item ? { mainMedia: item } : {}), items: item ? [item] : [] },
  };
}

/** The collection after a change; also a hidden one, as whoever changes it may see it. */
async function answerWith(ctx: Context, tx: Tx, id: string) {
  const found = await findCollection(tx, 'id', id);
  return found ? { collection: viewCollection(ctx, found) } : absent();
}

export function createCollection(ctx: Context, { collection }: CollectionRequest) {
  const { name, slug, description, visible } = collection;
  return changeTree(ctx, STORE_TREE, async (tx, nodes) => {
    const wire = { name, slug, description, visible };
    const id = await insertInto(ctx, tx, { tree: STORE_TREE, nodes, wire, path: 'collection' });
    if (isRefusal(id)) return id;
    await announceOne(ctx, tx, STORE_TREE, { id, what: 'created' });
    return answerWith(ctx, tx, id);
  });
}

export async function updateCollection(ctx: Context, { collection }: CollectionRequest) {
  const { id, name, slug, description, visible } = collection;
  const categoryId = id === ALL_PRODUCTS_V1_ID ? ALL_PRODUCTS_ID : (id ?? '').toLowerCase();
  if (!isGuid(categoryId)) return absent();
  return changeTree(ctx, STORE_TREE, async (tx, before) => {
    const wire = { id: categoryId, name, slug, description };
    const [refusal] = await writeChanges(ctx, tx, STORE_TREE, [wire], { path: 'collection', anyRevision: true });
    if (refusal) return refusal;
    const after = typeof visible === 'boolean' ? setVisible(before, categoryId, visible) : before;
    if (isRefusal(after)) return after;
    await writeTree(ctx, tx, { before, after, changed: hiddenBy(before, after).filter((one) => one !== categoryId) });
    await announceOne(ctx, tx, STORE_TREE, { id: categoryId, what: 'updated' });
    return answerWith(ctx, tx, categoryId);
  });
}

export const deleteCollection = (ctx: Context, { id }: { id: string }) => removeCategory(ctx, STORE_TREE, id);

export const addProductsToCollection = (ctx: Context, request: ProductsRequest) => change(ctx, 'add', request);
export const removeProductsFromCollection = (ctx: Context, request: ProductsRequest) => change(ctx, 'remove', request);

function change(ctx: Context, what: 'add' | 'remove', { id, productIds }: ProductsRequest) {
  const ids = productIds.map((productId) => productId.toLowerCase());
  return ids.every(isGuid)
    ? changeProducts(ctx, { change: what, categoryIds: [id], productIds: ids })
    : Promise.resolve(absentProduct());
}
