import type { collections, Request, Response } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { compileQuery, knownTotal, toOffsetPage, type WireQuery } from '../../platform/query/index.ts';
import { invalid, isRefusal, notFound, type Refusal } from '../../platform/refusal.ts';
import { STOCK } from '../inventory/index.ts';
import { ALL_PRODUCTS_ID, ALL_PRODUCTS_V1_ID, STORE_TREE } from './category.ts';
import { toWireImage } from './category-view.ts';
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

export async function queryCollections(ctx: Context, request: Request<typeof collections.queryCollections>) {
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
        collections: page.rows.map((collection) => toWire(ctx, collection)),
        metadata: { count, offset, total, cursors: {} },
      };
    });
  const key = `collections ${ctx.addresses.media} ${JSON.stringify(request)}`;
  return ctx.cache.read(ctx.siteId, key, load, { unaffectedBy: STOCK });
}

/** Clients name All Products by an id that is no GUID, mostly to leave it out. */
const withGuids = (query: WireQuery): WireQuery =>
  JSON.parse(JSON.stringify(query).replaceAll(ALL_PRODUCTS_V1_ID, ALL_PRODUCTS_ID));

export async function getCollection(ctx: Context, { id }: Request<typeof collections.getCollection>) {
  const guid = id === ALL_PRODUCTS_V1_ID ? ALL_PRODUCTS_ID : id.toLowerCase();
  const found = isGuid(guid) ? await find(ctx, 'id', guid) : null;
  return found?.visible ? { collection: toWire(ctx, found) } : absent();
}

/** Finds a collection by the slug that it has, or once had. */
export async function getCollectionBySlug(ctx: Context, { slug }: Request<typeof collections.getCollectionBySlug>) {
  const found = await find(ctx, 'slug', slug);
  return found?.visible ? { collection: toWire(ctx, found) } : absent();
}

/** Remembered, as counting a category's products takes longer than all else. */
async function find(ctx: Context, by: 'id' | 'slug', value: string): Promise<Collection | null> {
  const load = async () => ({ found: await readSite(ctx, (tx) => findCollection(tx, by, value)) });
  const { found } = await ctx.cache.read(ctx.siteId, `collection ${by} ${value}`, load, { unaffectedBy: STOCK });
  return found;
}

function toWire(ctx: Context, collection: Collection): CollectionAnswer {
  const { id, name, slug, visible, description, numberOfProducts, image, managed } = collection;
  const picture = image && toWireImage(ctx, { ...image, altText: image.altText ?? name });
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

/** The collection as it is after a change; hidden ones too, as whoever changes them may see them. */
async function answerWith(ctx: Context, id: string) {
  const found = await readSite(ctx, (tx) => findCollection(tx, 'id', id));
  return found ? { collection: toWire(ctx, found) } : absent();
}

export async function createCollection(ctx: Context, { collection }: CollectionRequest) {
  const { name, slug, description, visible } = collection;
  const created = await changeTree(ctx, STORE_TREE, async (tx, nodes) => {
    const wire = { name, slug, description, visible };
    const id = await insertInto(ctx, tx, { tree: STORE_TREE, nodes, wire, path: 'collection' });
    return isRefusal(id) ? id : announceOne(ctx, tx, STORE_TREE, { id, what: 'created' });
  });
  return isRefusal(created) ? created : answerWith(ctx, created.category.id ?? '');
}

export async function updateCollection(ctx: Context, { collection }: CollectionRequest) {
  const { id, name, slug, description, visible } = collection;
  const categoryId = id === ALL_PRODUCTS_V1_ID ? ALL_PRODUCTS_ID : (id ?? '').toLowerCase();
  if (!isGuid(categoryId)) return absent();
  const changed = await changeTree(ctx, STORE_TREE, async (tx, before) => {
    const wire = { id: categoryId, name, slug, description };
    const [refusal] = await writeChanges(ctx, tx, STORE_TREE, [wire], { path: 'collection', anyRevision: true });
    if (refusal) return refusal;
    const after = typeof visible === 'boolean' ? setVisible(before, categoryId, visible) : before;
    if (isRefusal(after)) return after;
    await writeTree(ctx, tx, { before, after, changed: hiddenBy(before, after).filter((one) => one !== categoryId) });
    return announceOne(ctx, tx, STORE_TREE, { id: categoryId, what: 'updated' });
  });
  return isRefusal(changed) ? changed : answerWith(ctx, categoryId);
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
