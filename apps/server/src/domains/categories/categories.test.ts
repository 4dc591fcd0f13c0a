import { categories, collections } from '@stoa/contract';
import { itemOf, openCategories, STORE } from '@stoa/server/testing/categories';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, withSite } from '../../platform/db/index.ts';
import { ALL_PRODUCTS_ID, ALL_PRODUCTS_V1_ID } from './category.ts';
import { addProductsToCollection, createCollection, deleteCollection, updateCollection } from './collections.ts';
import { ensureCategories, setCategoriesOfProducts } from './products.ts';

let database: Database;
let shop: Awaited<ReturnType<typeof openCategories>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  shop = await openCategories(database);
});

const tree = { treeReference: STORE };
const get = async (categoryId: string, fields: string[] = []) =>
  expectAnswer(await shop.staff.call(categories.getCategory, { categoryId, ...tree, fields })).category;
const namesIn = async (query: object, caller = shop.staff) =>
  (expectAnswer(await caller.call(categories.queryCategories, { query, ...tree })).categories ?? []).map(
    ({ name }) => name,
  );

describe('a tree', () => {
  test('holds categories with their positions, breadcrumbs and contents', async () => {
    const garden = await shop.add('Garden');
    const tools = await shop.add('Tools', garden, { description: ' Spades and more ', seoData: { tags: [] } });
    const hand = await shop.add('Hand tools', tools);
    expect(await get(hand, ['BREADCRUMBS_INFO'])).toMatchObject({
      name: 'Hand tools',
      slug: 'hand-tools',
      visible: true,
      revision: '1',
      itemCounter: 0,
      parentCategory: { id: tools, index: 0 },
      treeReference: { appNamespace: '@wix/stores', treeKey: null },
      breadcrumbsInfo: {
        breadcrumbs: [
          { categoryId: garden, categoryName: 'Garden', categorySlug: 'garden' },
          { categoryId: tools, categoryName: 'Tools', categorySlug: 'tools' },
        ],
      },
    });
    expect(await get(tools)).not.toHaveProperty('description');
    expect(await get(tools, ['DESCRIPTION'])).toMatchObject({ description: 'Spades and more', seoData: { tags: [] } });
    expect(new Set(await shop.events())).toEqual(
      new Set(['wix.categories.v1.category_created', 'com.wix.ecommerce.catalog.api.v1.CollectionCreated']),
    );
  });

  test('gives equal names different slugs, and refuses a requested slug that is taken', async () => {
    const [one, other] = [await shop.add('Sale'), await shop.add('Sale')];
    expect([(await get(one))?.slug, (await get(other))?.slug]).toEqual(['sale', 'sale-1']);
    const create = { category: { name: 'Third', slug: 'sale' }, ...tree };
    expect(await shop.staff.call(categories.createCategory, create)).toMatchObject({ code: 'DUPLICATE_SLUG' });
    expect(await shop.rows('categories')).toHaveLength(3);
  });

  test('is deep enough for breadcrumbs, and no deeper', async () => {
    let parent: string | undefined;
    for (let level = 0; level < 6; level++) parent = await shop.add(`Level ${level}`, parent);
    const create = { category: { name: 'Too deep', parentCategory: { id: parent } }, ...tree };
    expect(await shop.staff.call(categories.createCategory, create)).toMatchObject({
      code: 'CATEGORY_DEPTH_LIMIT_EXCEEDED',
    });
  });

  test("in another namespace is created with its first category and is separate from the store's", async () => {
    const other = { treeReference: { appNamespace: '@somebody/guides', treeKey: 'winter' } };
    const create = { category: { name: 'Skiing' }, ...other };
    const { category } = expectAnswer(await shop.staff.call(categories.createCategory, create));
    expect(expectAnswer(await shop.staff.call(categories.listTrees, {})).trees).toEqual([
      { appNamespace: '@wix/stores', treeKey: null },
      { appNamespace: '@somebody/guides', treeKey: 'winter' },
    ]);
    const ask = { categoryId: category?.id, ...tree };
    expect(await shop.staff.call(categories.getCategory, ask)).toMatchObject({ refused: 'not-found' });
    const nonsense = { category: { name: 'No' }, treeReference: { appNamespace: 'no namespace' } };
    expect(await shop.staff.call(categories.createCategory, nonsense)).toMatchObject({
      code: 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER',
    });
  });

  test('has the category of all products, which nobody can change', async () => {
    await shop.products(3);
    expect(await get(ALL_PRODUCTS_ID)).toMatchObject({ name: 'All Products', slug: 'all-products', itemCounter: 3 });
    const [product = ''] = await shop.products(1);
    const managed = { code: 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED' };
    const on = { categoryId: ALL_PRODUCTS_ID, ...tree };
    const before = await shop.rows('categories');
    const { staff } = shop;
    expect(await staff.call(categories.deleteCategory, on)).toMatchObject(managed);
    expect(await staff.call(categories.moveCategory, { ...on, position: 'LAST' })).toMatchObject(managed);
    expect(await staff.call(categories.updateCategoryVisibility, { ...on, visible: false })).toMatchObject(managed);
    expect(await staff.call(categories.bulkAddItemsToCategory, { ...on, items: [itemOf(product)] })).toMatchObject(
      managed,
    );
    const rename = { category: { id: ALL_PRODUCTS_ID, revision: '1', name: 'Everything' }, ...tree };
    expect(await staff.call(categories.updateCategory, rename)).toMatchObject(managed);
    expect(await shop.rows('categories')).toEqual(before);
    const { items } = expectAnswer(await staff.call(categories.listItemsInCategory, on));
    expect(items).toHaveLength(4);
  });
});

describe('changing a category', () => {
  test('needs its revision, keeps omitted fields, and redirects from its old address', async () => {
    const id = await shop.add('Mugs', undefined, { description: 'To drink from' });
    const update = { category: { id, revision: '1', name: 'Cups', slug: 'cups' }, ...tree };
    const { category } = expectAnswer(await shop.staff.call(categories.updateCategory, update));
    expect(category).toMatchObject({ name: 'Cups', slug: 'cups', revision: '2' });
    expect(await get(id, ['DESCRIPTION'])).toMatchObject({ description: 'To drink from' });
    expect(await shop.staff.call(categories.updateCategory, update)).toMatchObject({ code: 'INVALID_REVISION' });
    const bySlug = await shop.visitor.call(categories.getCategoryBySlug, { slug: 'mugs', ...tree });
    expect(bySlug).toMatchObject({ category: { id, slug: 'cups' } });
    // a new category may take the old address
    const fresh = await shop.add('Mugs');
    expect(await shop.visitor.call(categories.getCategoryBySlug, { slug: 'mugs', ...tree })).toMatchObject({
      category: { id: fresh },
    });
  });

  test('cannot lose its slug or name', async () => {
    const id = await shop.add('Mugs');
    const update = (change: object) =>
      shop.staff.call(categories.updateCategory, { category: { id, revision: '1', ...change }, ...tree });
    expect(await update({ slug: '' })).toMatchObject({ code: 'REMOVED_SLUG' });
    expect(await update({ name: ' ' })).toMatchObject({ refused: 'invalid', violations: [{ field: 'category.name' }] });
    expect(await update({ visible: false })).toMatchObject({ code: 'UPDATE_OF_FIELD_NOT_ALLOWED' });
    expect(await update({ image: { id: 'nothing.webp' } })).toMatchObject({
      violations: [{ field: 'category.image.id' }],
    });
    expect(await get(id)).toMatchObject({ revision: '1', name: 'Mugs' });
  });

  test('many at once: each by itself, in as many statements as one', async () => {
    const ids = await Promise.all(['A', 'B', 'C'].map((name) => shop.add(name)));
    const count = async (chosen: string[]) => {
      shop.staff.ctx.statements.count = 0;
      const wires = await Promise.all(chosen.map(async (id) => ({ id, revision: (await get(id))?.revision })));
      const before = shop.staff.ctx.statements.count;
      const request = {
        categories: wires.map((one, index) => ({ category: { ...one, slug: `new-${index}-${one.revision}` } })),
        ...tree,
        returnEntity: true,
      };
      const answer = expectAnswer(await shop.staff.call(categories.bulkUpdateCategories, request));
      return { answer, statements: shop.staff.ctx.statements.count - before };
    };
    const one = await count(ids.slice(0, 1));
    const all = await count(ids);
    expect(all.statements).toBe(one.statements);
    expect(all.answer.bulkActionMetadata).toMatchObject({ totalSuccesses: 3, totalFailures: 0 });
    const [first, second] = ids;
    const mixed = {
      categories: [
        { category: { id: first, revision: '1', name: 'Stale' } },
        { category: { id: second, revision: '2', name: 'Fresh' } },
      ],
      ...tree,
    };
    expect(expectAnswer(await shop.staff.call(categories.bulkUpdateCategories, mixed)).results).toMatchObject([
      { itemMetadata: { success: false, error: { code: 'INVALID_REVISION' } } },
      { itemMetadata: { success: true } },
    ]);
  });
});

describe('visibility', () => {
  test('hiding applies to the whole subtree, showing to one category', async () => {
    const parent = await shop.add('Parent');
    const child = await shop.add('Child', parent);
    const set = (categoryId: string, visible: boolean) =>
      shop.staff.call(categories.updateCategoryVisibility, { categoryId, visible, ...tree });
    expect(await set(parent, false)).toMatchObject({ category: { visible: false, revision: '2' } });
    expect(await get(child)).toMatchObject({ visible: false, revision: '2' });
    expect(await shop.visitor.call(categories.getCategory, { categoryId: child, ...tree })).toMatchObject({
      refused: 'not-found',
    });
    expect(await namesIn({}, shop.visitor)).toEqual(['All Products']);
    expect(await set(child, true)).toMatchObject({ code: 'PARENT_CATEGORY_HIDDEN' });
    const create = { category: { name: 'New', visible: true, parentCategory: { id: parent } }, ...tree };
    expect(await shop.staff.call(categories.createCategory, create)).toMatchObject({ code: 'PARENT_CATEGORY_HIDDEN' });
    const shown = await shop.staff.call(categories.bulkShowCategories, {
      categoryIds: [child, parent, child],
      ...tree,
    });
    expect(expectAnswer(shown).results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([false, true, true]);
    expect(await get(child)).toMatchObject({ visible: true });
  });

  test('visitors may not ask for hidden categories', async () => {
    const asked = { query: {}, returnNonVisibleCategories: true, ...tree };
    expect(await shop.visitor.call(categories.queryCategories, asked)).toMatchObject({ refused: 'not-permitted' });
  });
});

describe('moving', () => {
  test('changes positions, paths and the categories of products', async () => {
    const [a, b] = [await shop.add('A'), await shop.add('B')];
    const c = await shop.add('C', a);
    const [product = ''] = await shop.products(1);
    await shop.staff.call(categories.bulkAddItemsToCategory, { categoryId: c, items: [itemOf(product)], ...tree });
    expect((await shop.columnsOf(product)).all.toSorted()).toEqual([ALL_PRODUCTS_ID, a, c].toSorted());
    const moved = await shop.staff.call(categories.moveCategory, {
      categoryId: c,
      parentCategoryId: b,
      position: 'FIRST',
      ...tree,
    });
    expect(moved).toEqual({ parentCategoryId: b, categoriesAfterMove: [c] });
    expect((await shop.columnsOf(product)).all.toSorted()).toEqual([ALL_PRODUCTS_ID, b, c].toSorted());
    expect((await shop.columnsOf(product)).direct).toEqual([c]);
    const into = { categoryId: b, parentCategoryId: c, position: 'LAST', ...tree };
    expect(await shop.staff.call(categories.moveCategory, into)).toMatchObject({ code: 'TREE_CYCLE_DETECTED' });
    const after = { categoryId: b, position: 'AFTER', ...tree };
    expect(await shop.staff.call(categories.moveCategory, after)).toMatchObject({ code: 'MISSING_AFTER_CATEGORY' });
    const top = await shop.staff.call(categories.moveCategory, { ...after, categoryId: c, moveAfterCategoryId: a });
    expect(top).toEqual({ parentCategoryId: null, categoriesAfterMove: [a, c, b] });
    expect(await namesIn({ sort: [{ fieldName: 'parentCategory.index' }] })).toEqual(['All Products', 'A', 'C', 'B']);
    expect((await shop.events()).filter((type) => type.endsWith('category_moved'))).toHaveLength(2);
  });
});

describe('contents', () => {
  test('are added, listed newest first or as arranged, and removed', async () => {
    const id = await shop.add('Mugs');
    const products = await shop.products(4);
    const [p1 = '', p2 = '', p3 = '', p4 = ''] = products;
    const stranger = { catalogItemId: 'room-7', appId: 'bookings' };
    const missing = itemOf('00000000-0000-4000-8000-00000000dead');
    const items = [...products.map(itemOf), stranger, missing];
    const added = expectAnswer(
      await shop.staff.call(categories.bulkAddItemsToCategory, { categoryId: id, items, ...tree }),
    );
    expect(added.bulkActionMetadata).toMatchObject({ totalSuccesses: 5, totalFailures: 1 });
    expect(added.results?.[5]).toMatchObject({ itemMetadata: { item: missing, success: false, originalIndex: 5 } });
    const list = async (more: object = {}) =>
      expectAnswer(await shop.staff.call(categories.listItemsInCategory, { categoryId: id, ...tree, ...more }));
    const idsOf = async (more: object = {}) => (await list(more)).items?.map(({ catalogItemId }) => catalogItemId);
    expect(await idsOf()).toEqual(['room-7', p4, p3, p2, p1]);
    const arranged = { categoryId: id, items: [itemOf(p2), itemOf(p1)], ...tree };
    expect(await shop.staff.call(categories.setArrangedItems, arranged)).toEqual({ items: arranged.items });
    expect(await idsOf({ useCategoryArrangement: true })).toEqual([p2, p1, 'room-7', p4, p3]);
    const first = await list({ useCategoryArrangement: true, cursorPaging: { limit: 2 } });
    const next = await idsOf({
      useCategoryArrangement: true,
      cursorPaging: { cursor: first.pagingMetadata?.cursors?.next },
    });
    expect(next).toEqual(['room-7', p4]);
    const wrong = { ...arranged, items: [missing] };
    expect(await shop.staff.call(categories.setArrangedItems, wrong)).toMatchObject({ code: 'ITEM_NOT_IN_CATEGORY' });
    expect(await shop.staff.call(categories.getArrangedItems, arranged)).toEqual({ items: arranged.items });
    const removal = { categoryId: id, items: [itemOf(p2), itemOf(p4)], ...tree };
    await shop.staff.call(categories.bulkRemoveItemsFromCategory, removal);
    expect(await idsOf({ useCategoryArrangement: true })).toEqual([p1, 'room-7', p3]);
    expect((await shop.columnsOf(p2)).direct).toEqual([]);
    expect(await get(id)).toMatchObject({ itemCounter: 3 });
  });

  test('visitors see visible products only, including those of subcategories', async () => {
    const parent = await shop.add('Parent');
    const child = await shop.add('Child', parent);
    const [seen = ''] = await shop.products(1);
    const [hidden = ''] = await shop.products(1, { visible: false });
    for (const item of [seen, hidden]) {
      const request = { item: itemOf(item), categoryIds: [parent, child, ALL_PRODUCTS_ID], ...tree };
      const { results } = expectAnswer(await shop.staff.call(categories.bulkAddItemToCategories, request));
      expect(results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, true, false]);
    }
    const asked = { categoryId: parent, includeItemsFromSubcategories: true, ...tree };
    expect(expectAnswer(await shop.visitor.call(categories.listItemsInCategory, asked)).items).toEqual([itemOf(seen)]);
    expect(expectAnswer(await shop.staff.call(categories.listItemsInCategory, asked)).items).toHaveLength(2);
  });

  test('are listed by item: directly and through the tree', async () => {
    const parent = await shop.add('Parent');
    const [child, other] = [await shop.add('Child', parent), await shop.add('Other')];
    const [product = '', lonely = ''] = await shop.products(2);
    const set = { item: itemOf(product), categoryIds: [child, other], ...tree };
    expect(expectAnswer(await shop.staff.call(categories.bulkSetItemCategories, set)).bulkActionMetadata).toMatchObject(
      {
        totalSuccesses: 2,
      },
    );
    expect(await shop.visitor.call(categories.listCategoriesForItem, { item: itemOf(product), ...tree })).toEqual({
      directCategoryIds: [child, other],
      allCategoryIds: [child, other, parent],
    });
    const again = expectAnswer(
      await shop.staff.call(categories.bulkSetItemCategories, { ...set, categoryIds: [other] }),
    );
    expect(again).toMatchObject({ addResults: [], removeResults: [{ itemMetadata: { id: child, success: true } }] });
    const both = { items: [itemOf(product), itemOf(lonely)], ...tree };
    expect(await shop.visitor.call(categories.listCategoriesForItems, both)).toEqual({
      categoriesForItems: [
        { item: itemOf(product), directCategoryIds: [other], indirectCategoryIds: [] },
        { item: itemOf(lonely), directCategoryIds: [], indirectCategoryIds: [] },
      ],
    });
  });

  test('are decided by the managing app alone, where there is one', async () => {
    const managingAppId = '11111111-1111-4111-8111-111111111111';
    const id = await shop.add('Managed', undefined, { managingAppId });
    const [product = ''] = await shop.products(1);
    const request = { categoryId: id, items: [itemOf(product)], ...tree };
    expect(await shop.staff.call(categories.bulkAddItemsToCategory, request)).toMatchObject({
      refused: 'not-permitted',
    });
    expect(await shop.rows('category_items')).toEqual([]);
    expectAnswer(await shop.app(managingAppId).call(categories.bulkAddItemsToCategory, request));
    expect(await shop.rows('category_items')).toHaveLength(1);
  });

  test('a thousand products take as many statements as one', async () => {
    const parent = await shop.add('Parent');
    const [one, many] = [await shop.add('One', parent), await shop.add('Many', parent)];
    const products = await shop.products(1000);
    const count = async (categoryId: string, items: object[]) => {
      const before = shop.staff.ctx.statements.count;
      expectAnswer(await shop.staff.call(categories.bulkAddItemsToCategory, { categoryId, items, ...tree }));
      return shop.staff.ctx.statements.count - before;
    };
    const few = await count(one, products.slice(0, 1).map(itemOf));
    expect(await count(many, products.map(itemOf))).toBe(few);
    expect(few).toBeLessThanOrEqual(10);
  });
});

test('deleting a category deletes its subtree and leaves the items', async () => {
  const [parent, behind] = [await shop.add('Parent'), await shop.add('Behind')];
  const child = await shop.add('Child', parent);
  const [product = ''] = await shop.products(1);
  for (const categoryId of [child, behind]) {
    await shop.staff.call(categories.bulkAddItemsToCategory, { categoryId, items: [itemOf(product)], ...tree });
  }
  expect(await shop.staff.call(categories.deleteCategory, { categoryId: parent, ...tree })).toEqual({});
  expect(await shop.rows('category_items')).toHaveLength(1);
  expect(await shop.columnsOf(product)).toEqual({ direct: [behind], all: [behind, ALL_PRODUCTS_ID] });
  expect(await get(behind)).toMatchObject({ parentCategory: { index: 0 } });
  expect(await shop.visitor.call(categories.getCategoryBySlug, { slug: 'child', ...tree })).toMatchObject({
    refused: 'not-found',
  });
  expect((await shop.events()).filter((type) => /_deleted$|CollectionDeleted$/.test(type))).toHaveLength(4);
});

test('a deleted product is in no category', async () => {
  const id = await shop.add('Mugs');
  const [product = ''] = await shop.products(1);
  await shop.staff.call(categories.bulkAddItemsToCategory, { categoryId: id, items: [itemOf(product)], ...tree });
  const { sql } = await import('kysely');
  await withSite(shop.staff.ctx, (tx) => sql`delete from products where id = ${product}`.execute(tx.db));
  expect(await get(id)).toMatchObject({ itemCounter: 0 });
});

test('search finds words, count counts, aggregations count by value', async () => {
  await shop.add('Garden tools', undefined, { description: 'Spades' });
  await shop.add('Kitchen tools');
  const search = { search: { expression: 'tool spade', mode: 'AND' }, cursorPaging: { limit: 10 } };
  const aggregations = [{ name: 'shown', fieldPath: 'visible', type: 'VALUE', value: {} }];
  const found = expectAnswer(
    await shop.staff.call(categories.searchCategories, { search: { ...search, aggregations }, ...tree }),
  );
  expect(found.categories?.map(({ name }) => name)).toEqual(['Garden tools']);
  expect(found.aggregationData?.results).toMatchObject([
    { name: 'shown', values: { results: [{ value: 'true', count: 1 }] } },
  ]);
  const counted = { filter: { name: { $startsWith: 'Kitchen' } }, ...tree };
  expect(await shop.staff.call(categories.countCategories, counted)).toEqual({ count: 1 });
});

describe('products that the catalogue writes', () => {
  const set = (productId: string, categoryIds: string[]) =>
    withSite(shop.staff.ctx, (tx) => setCategoriesOfProducts(tx, [{ productId, categoryIds }]));

  test('are put into the named categories that exist', async () => {
    const [a, b] = [await shop.add('A'), await shop.add('B')];
    const [product = ''] = await shop.products(1);
    await set(product, [b, a, ALL_PRODUCTS_ID, '00000000-0000-4000-8000-00000000dead']);
    expect((await shop.columnsOf(product)).direct).toEqual([b, a]);
    await set(product, [a]);
    expect((await shop.columnsOf(product)).direct).toEqual([a]);
    expect(await shop.rows('category_items')).toHaveLength(1);
  });

  test('create named categories that do not exist', async () => {
    const { ctx } = shop.staff;
    const tools = await shop.add('Tools');
    const wanted = [{ name: 'Tools' }, { name: 'New one' }, { name: 'new ONE' }, { name: 'All Products' }];
    const ids = await withSite(ctx, (tx) => ensureCategories(ctx, tx, wanted));
    expect(ids).toEqual([tools, ids[1], ids[1], ALL_PRODUCTS_ID]);
    expect(await withSite(ctx, (tx) => ensureCategories(ctx, tx, wanted))).toEqual(ids);
    expect(await shop.rows('categories')).toHaveLength(3);
  });

  test('create categories below the named parents; existing ones stay where they are', async () => {
    const { ctx } = shop.staff;
    const tools = await shop.add('Tools');
    const knives = await shop.add('Knives');
    const ensure = (wanted: Parameters<typeof ensureCategories>[2]) =>
      withSite(ctx, (tx) => ensureCategories(ctx, tx, wanted));
    const parents = [
      { name: 'Tools', slug: 'tools' },
      { name: 'Sharp', slug: 'sharp' },
    ];
    const [blades, sharp, known] = await ensure([
      { name: 'Blades', slug: 'blades', parents },
      { name: 'Sharp', slug: 'sharp', parents: [{ name: 'Tools', slug: 'tools' }] },
      { name: 'Knives', slug: 'knives', parents },
    ]);
    expect(known).toBe(knives);
    const rows = await shop.rows<{ id: string; parent_id: string | null }>('categories');
    const parentOf = (id: string | null | undefined) => rows.find((row) => row.id === id)?.parent_id;
    expect([blades, sharp, knives].map(parentOf)).toEqual([sharp, tools, null]);
    const deep = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ name, slug: name }));
    expect(await ensure([{ name: 'Too deep', slug: 'too-deep', parents: deep }])).toEqual([null]);
  });
});

describe('collections', () => {
  test('are the categories of the store, with the products that visitors see', async () => {
    const id = await shop.add('Mugs');
    await shop.add('Small', id);
    const hidden = await shop.products(1, { visible: false });
    const products = [...(await shop.products(2)), ...hidden];
    await addProductsToCollection(shop.staff.ctx, { id, productIds: products });
    const query = async (filter: object) =>
      expectAnswer(await shop.visitor.call(collections.queryCollections, { query: { filter } })).collections;
    expect(await query({ id: { $ne: ALL_PRODUCTS_V1_ID } })).toMatchObject([
      { id, name: 'Mugs', numberOfProducts: 2 },
      { name: 'Small', numberOfProducts: 0 },
    ]);
    expect(await query({ numberOfProducts: { $gt: 0 }, slug: 'mugs' })).toHaveLength(1);
    const all = { id: ALL_PRODUCTS_V1_ID, name: 'All Products', numberOfProducts: 2 };
    expect(await query({ id: ALL_PRODUCTS_V1_ID })).toMatchObject([all]);
    expect(await shop.visitor.call(collections.getCollection, { id: ALL_PRODUCTS_V1_ID })).toMatchObject({
      collection: all,
    });
  });

  test('are written by V1 clients', async () => {
    const { ctx } = shop.staff;
    const created = expectAnswer(await createCollection(ctx, { collection: { name: 'Winter', visible: false } }));
    const id = String(created.collection?.id);
    expect(created.collection).toMatchObject({ name: 'Winter', slug: 'winter', visible: false, numberOfProducts: 0 });
    const updated = await updateCollection(ctx, { collection: { id, name: 'Snow', visible: true } });
    expect(updated).toMatchObject({ collection: { name: 'Snow', slug: 'winter', visible: true } });
    expect(
      await addProductsToCollection(ctx, { id, productIds: ['00000000-0000-4000-8000-00000000dead'] }),
    ).toMatchObject({ refused: 'not-found' });
    expect(await deleteCollection(ctx, { id })).toEqual({});
    expect(await deleteCollection(ctx, { id })).toMatchObject({ refused: 'not-found' });
  });
});
