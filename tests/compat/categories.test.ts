import type { TestServer } from '@stoa/server/testing/server';
import { categories as categoriesModule } from '@wix/categories';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { products as productsModule, productsV3 } from '@wix/stores';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, ownerCalls } from './catalogue-clients.ts';
import { MISSING, refusalOf, startShop, violationsOf } from './public-clients.ts';

const treeReference = { appNamespace: '@wix/stores', treeKey: null };
const tree = { treeReference };
const ALL_PRODUCTS = '00000000-0000-0000-0000-000000000001';
const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const itemOf = (catalogItemId: string) => ({ catalogItemId, appId });

let server: TestServer;
let owner: ReturnType<typeof newOwner>;
let visitor: ReturnType<typeof newVisitor>;
/** For functions that the client's types leave out. */
let call: Call;
let productIds: string[];
const modules = { categories: categoriesModule, products: productsModule, productsV3 };
const newOwner = ({ site }: TestServer) =>
  createClient({ auth: ApiKeyStrategy({ apiKey: site.apiKey, siteId: site.id }), modules });
const newVisitor = ({ site }: TestServer) =>
  createClient({ auth: OAuthStrategy({ clientId: site.clientId }), modules });

beforeAll(async () => {
  server = await startShop();
  owner = newOwner(server);
  visitor = newVisitor(server);
  call = ownerCalls(server);
  const { items: products } = await owner.productsV3.queryProducts().eq('visible', true).find();
  productIds = products.map(({ _id }) => _id ?? '');
});
afterAll(() => server?.stop());

/** The client's types require a parent even at the top level of the tree. */
const create = async (name: string, parentId?: string) => {
  const category = { name, parentCategory: parentId ? { _id: parentId } : {} } as { name: string };
  const created = await owner.categories.createCategory(category as never, tree);
  return { id: created._id ?? '', revision: created.revision ?? '', slug: created.slug ?? '' };
};

test('a category is created, read, changed and deleted', async () => {
  const parent = await create('Garden');
  const child = await create('Garden tools', parent.id);
  const options = { fields: ['BREADCRUMBS_INFO', 'DESCRIPTION'] as const };
  const changed = await owner.categories.updateCategory(
    child.id,
    {
      revision: child.revision,
      description: 'Spades',
      slug: 'tools',
      seoData: { tags: [{ type: 'title', children: 'Tools' }] },
    },
    { ...tree, fields: ['DESCRIPTION'] },
  );
  expect(changed).toMatchObject({ name: 'Garden tools', slug: 'tools', description: 'Spades', revision: '2' });
  const read = await visitor.categories.getCategory(child.id, treeReference, { fields: [...options.fields] });
  expect(read).toMatchObject({
    _id: child.id,
    treeReference,
    parentCategory: { _id: parent.id, index: 0 },
    breadcrumbsInfo: { breadcrumbs: [{ categoryId: parent.id, categoryName: 'Garden', categorySlug: parent.slug }] },
    seoData: { tags: [{ type: 'title', children: 'Tools' }] },
  });
  expect(read._createdDate).toBeInstanceOf(Date);
  expect((await visitor.categories.getCategoryBySlug('garden-tools', treeReference)).category?._id).toBe(child.id);
  await owner.categories.deleteCategory(parent.id, treeReference);
  expect(await refusalOf(visitor.categories.getCategory(child.id, treeReference))).toEqual([404, 404]);
});

test('categories are queried, searched and counted', async () => {
  const parent = await create('Seasons');
  for (const name of ['Spring', 'Summer', 'Autumn']) await create(name, parent.id);
  const found = await visitor.categories
    .queryCategories(tree)
    .eq('parentCategory.id', parent.id)
    .ascending('parentCategory.index')
    .limit(2)
    .find();
  expect(found.items.map(({ name }) => name)).toEqual(['Spring', 'Summer']);
  expect((await found.next()).items.map(({ name }) => name)).toEqual(['Autumn']);
  const searched = await owner.categories.searchCategories(
    { search: { expression: 'summ' }, aggregations: [{ name: 'n', fieldPath: 'name', type: 'VALUE', value: {} }] },
    tree,
  );
  expect(searched.categories?.map(({ name }) => name)).toEqual(['Summer']);
  expect(searched.aggregationData?.results).toHaveLength(1);
  const counted = await visitor.categories.countCategories({ ...tree, filter: { 'parentCategory.id': parent.id } });
  expect(counted.count).toBe(3);
  expect((await visitor.categories.listTrees()).trees).toEqual([treeReference]);
});

test('categories move, are hidden and shown, one and many', async () => {
  const [a, b, c] = [await create('Move A'), await create('Move B'), await create('Move C')];
  const into = { parentCategoryId: a.id, position: 'LAST' as const };
  await owner.categories.moveCategory(c.id, treeReference, into);
  const moved = await owner.categories.moveCategory(b.id, treeReference, { ...into, position: 'FIRST' });
  expect(moved).toEqual({ parentCategoryId: a.id, categoriesAfterMove: [b.id, c.id] });
  const { category } = await owner.categories.updateCategoryVisibility(a.id, {
    ...tree,
    visible: false,
    revision: '1',
  });
  expect(category).toMatchObject({ visible: false, revision: '2' });
  expect((await owner.categories.getCategory(c.id, treeReference)).visible).toBe(false);
  const shown = await owner.categories.bulkShowCategories([a.id, b.id, MISSING], { ...tree, returnEntity: true });
  expect(shown.results?.map(({ category: one, itemMetadata }) => [itemMetadata?.success, one?.visible])).toEqual([
    [true, true],
    [true, true],
    [false, undefined],
  ]);
  const revisionOf = async (id: string) => (await owner.categories.getCategory(id, treeReference)).revision ?? '';
  const renamed = await owner.categories.bulkUpdateCategories(
    [
      { category: { _id: a.id, revision: await revisionOf(a.id), name: 'Renamed' } },
      { category: { _id: b.id, revision: '1', name: 'Stale' } },
    ],
    tree,
  );
  expect(renamed.results?.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
    undefined,
    'INVALID_REVISION',
  ]);
});

describe('items', () => {
  let one = '';
  let other = '';
  beforeAll(async () => {
    one = (await create('Items one')).id;
    other = (await create('Items below', one)).id;
  });

  test('are added, arranged, listed and removed', async () => {
    const [first = '', second = '', third = ''] = productIds;
    const items = [first, second, third].map(itemOf);
    const added = await owner.categories.bulkAddItemsToCategory(one, [...items, itemOf(MISSING)], tree);
    expect(added.bulkActionMetadata).toMatchObject({ totalSuccesses: 3, totalFailures: 1 });
    expect(added.results?.[3]?.itemMetadata).toMatchObject({ item: itemOf(MISSING), success: false });
    const arranged = { items: [itemOf(second), itemOf(first)] };
    await owner.categories.setArrangedItems(one, treeReference, arranged);
    expect(await visitor.categories.getArrangedItems(one, treeReference)).toEqual(arranged);
    const list = (options: object) => visitor.categories.listItemsInCategory(one, treeReference, options);
    expect((await list({ useCategoryArrangement: true })).items).toEqual([second, first, third].map(itemOf));
    const page = await list({ cursorPaging: { limit: 2 } });
    expect(page.items).toEqual([third, second].map(itemOf));
    const next = await list({ cursorPaging: { cursor: page.pagingMetadata?.cursors?.next } });
    expect(next.items).toEqual([itemOf(first)]);
    const removed = await owner.categories.bulkRemoveItemsFromCategory(one, items.slice(0, 2), tree);
    expect(removed.bulkActionMetadata).toMatchObject({ totalSuccesses: 2 });
    expect((await list({})).items).toEqual([itemOf(third)]);
  });

  test('know their categories, and products are searched by category', async () => {
    const item = itemOf(productIds[0] ?? '');
    const added = await owner.categories.bulkAddItemToCategories(item, { ...tree, categoryIds: [other, MISSING] });
    expect(added.results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, false]);
    const { directCategoryIds, allCategoryIds } = await visitor.categories.listCategoriesForItem(item, tree);
    expect(directCategoryIds).toContain(other);
    expect(allCategoryIds).toEqual(expect.arrayContaining([one, other]));
    const post = async (path: string, body: object) => {
      const answer = await owner.fetchWithAuth(`${server.url}/categories/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, treeReference }),
      });
      return answer.json();
    };
    // the client omits lists of objects from a short address: its own function sends no items at all
    expect(await violationsOf(visitor.categories.listCategoriesForItems([item], tree))).toEqual({
      items: 'REQUIRED_FIELD',
    });
    const found = await post('categories/list-categories-for-items', { items: [item] });
    expect(found).toMatchObject({ categoriesForItems: [{ item, indirectCategoryIds: [one] }] });
    const searchIn = async (field: string, id: string) => {
      const found = await visitor.productsV3.searchProducts({
        filter: { [field]: { $matchItems: [{ id }] } },
      } as never);
      return found.products?.map(({ _id }) => _id) ?? [];
    };
    expect(await searchIn('directCategoriesInfo.categories', one)).not.toContain(productIds[0]);
    expect(await searchIn('allCategoriesInfo.categories', one)).toContain(productIds[0]);
    expect((await searchIn('allCategoriesInfo.categories', ALL_PRODUCTS)).length).toBe(productIds.length);
    const set = await call('categories.bulkSetItemCategories', [item, { ...tree, categoryIds: [one] }]);
    expect(set).toMatchObject({ addResults: [{ itemMetadata: { _id: one, success: true } }] });
    const removed = await owner.categories.bulkRemoveItemFromCategories(item, { ...tree, categoryIds: [one] });
    expect(removed.bulkActionMetadata).toMatchObject({ totalSuccesses: 1 });
  });
});

describe('V1 clients', () => {
  test('create collections, and add products to them', async () => {
    const { collection } = await owner.products.createCollection({ name: 'Winter' });
    const id = collection?._id ?? '';
    await owner.products.addProductsToCollection(id, productIds.slice(0, 2));
    await owner.products.removeProductsFromCollection(id, productIds.slice(0, 1));
    const updated = await owner.products.updateCollection(id, { name: 'Snow', description: 'Cold' });
    expect(updated.collection).toMatchObject({
      name: 'Snow',
      slug: 'winter',
      description: 'Cold',
      numberOfProducts: 1,
    });
    expect(await refusalOf(owner.products.addProductsToCollection(id, [MISSING]))).toEqual([404, 404]);
    expect(await violationsOf(owner.products.createCollection({ name: 'x'.repeat(51) }))).toEqual({
      'collection.name': 'MAX_LENGTH',
    });
    await owner.products.deleteCollection(id);
    expect(await refusalOf(owner.products.deleteCollection(id))).toEqual([404, 404]);
  });

  test('are refused if the category is not a collection', async () => {
    expect(await refusalOf(owner.products.updateCollection(MISSING, { name: 'X' }))).toEqual([404, 404]);
    expect(await refusalOf(owner.products.deleteCollection(ALL_PRODUCTS))).toEqual([
      'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
      400,
    ]);
    expect(await violationsOf(owner.products.removeProductsFromCollection('no-guid', []))).toEqual({ id: 'FORMAT' });
  });
});

test('products are added to categories by a filter, and listed in their arranged order', async () => {
  const { categoryId } = await visitor.productsV3.getAllProductsCategory();
  expect(categoryId).toBe(ALL_PRODUCTS);
  const { id } = await create('By filter');
  const jobDone = async (jobId: string | undefined) => {
    const job = async () => (await owner.fetchWithAuth(`${server.url}/stoa/v1/jobs/${jobId}`)).json();
    await expect.poll(job).toMatchObject({ job: { status: 'DONE' } });
  };
  const items = async () => (await owner.categories.listItemsInCategory(id, treeReference)).items;
  const added = await owner.productsV3.bulkAddProductsToCategoriesByFilter({
    filter: { visible: true },
    categoryIds: [id],
  });
  await jobDone(added.jobId);
  expect(await items()).toHaveLength(productIds.length);
  const last = productIds.at(-1) ?? '';
  await owner.categories.setArrangedItems(id, treeReference, { items: [itemOf(last)] });
  const { products } = await visitor.productsV3.searchProducts({
    filter: { 'directCategoriesInfo.categories': { $matchItems: [{ id }] } },
    sort: [{ fieldName: `categoryPlace.${id}` }, { fieldName: `categoryAdded.${id}`, order: 'DESC' }],
  } as never);
  expect(products?.[0]?._id).toBe(last);
  const removed = await owner.productsV3.bulkRemoveProductsFromCategoriesByFilter({ filter: {}, categoryIds: [id] });
  await jobDone(removed.jobId);
  expect(await items()).toEqual([]);
  const refused = owner.productsV3.bulkAddProductsToCategoriesByFilter({ filter: {}, categoryIds: [ALL_PRODUCTS] });
  expect((await refusalOf(refused))[0]).toBe('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED');
  const wrongFilter = owner.productsV3.bulkRemoveProductsFromCategoriesByFilter({
    filter: { nothing: 1 },
    categoryIds: [id],
  });
  expect(await violationsOf(wrongFilter)).toEqual({ 'filter.nothing': 'FIELD_NOT_ALLOWED' });
});

/** Refused calls, by name of the operation. None of them leaves a trace. */
const refusals: Record<string, [call: () => Promise<unknown>, code: string | number]> = {
  createCategory: [
    () => owner.categories.createCategory({ name: 'X', slug: 'all-products' } as never, tree),
    'DUPLICATE_SLUG',
  ],
  getCategory: [() => visitor.categories.getCategory(MISSING, treeReference), 404],
  getCategoryBySlug: [() => visitor.categories.getCategoryBySlug('nothing', treeReference), 404],
  updateCategory: [
    () => owner.categories.updateCategory(ALL_PRODUCTS, { revision: '1', name: 'X' }, tree),
    'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
  ],
  deleteCategory: [
    () => owner.categories.deleteCategory(ALL_PRODUCTS, treeReference),
    'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
  ],
  moveCategory: [
    () => owner.categories.moveCategory(MISSING, treeReference, { position: 'AFTER' }),
    'MISSING_AFTER_CATEGORY',
  ],
  queryCategories: [
    () => visitor.categories.queryCategories({ ...tree, returnNonVisibleCategories: true }).find(),
    403,
  ],
  searchCategories: [() => visitor.categories.searchCategories({}, { ...tree, returnNonVisibleCategories: true }), 403],
  countCategories: [() => visitor.categories.countCategories({ ...tree, returnNonVisibleCategories: true }), 403],
  updateCategoryVisibility: [
    () => owner.categories.updateCategoryVisibility(MISSING, { ...tree, visible: true, revision: '1' }),
    404,
  ],
  bulkUpdateCategories: [
    () => visitor.categories.bulkUpdateCategories([{ category: { _id: MISSING, revision: '1' } }], tree),
    403,
  ],
  bulkShowCategories: [() => visitor.categories.bulkShowCategories([MISSING], tree), 403],
  bulkAddItemsToCategory: [() => owner.categories.bulkAddItemsToCategory(MISSING, [itemOf(MISSING)], tree), 404],
  bulkAddItemToCategories: [
    () => owner.categories.bulkAddItemToCategories(itemOf('nonsense'), { ...tree, categoryIds: [MISSING] }),
    404,
  ],
  bulkRemoveItemsFromCategory: [
    () => owner.categories.bulkRemoveItemsFromCategory(ALL_PRODUCTS, [itemOf(MISSING)], tree),
    'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
  ],
  bulkRemoveItemFromCategories: [
    () => visitor.categories.bulkRemoveItemFromCategories(itemOf(MISSING), { ...tree, categoryIds: [MISSING] }),
    403,
  ],
  listItemsInCategory: [() => visitor.categories.listItemsInCategory(MISSING, treeReference), 404],
  setArrangedItems: [
    () => owner.categories.setArrangedItems(ALL_PRODUCTS, treeReference, { items: [] }),
    'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
  ],
  getArrangedItems: [() => visitor.categories.getArrangedItems(MISSING, treeReference), 404],
};
test.each(Object.entries(refusals))('%s refuses', async (_, [call, code]) => {
  const before = await owner.categories.countCategories({ ...tree, returnNonVisibleCategories: true });
  expect((await refusalOf(call()))[0]).toBe(code);
  expect(await owner.categories.countCategories({ ...tree, returnNonVisibleCategories: true })).toEqual(before);
});

/** An invalid field for each operation, and the violated rule. */
const wrong: Record<string, [call: () => Promise<unknown>, field: string, rule: string]> = {
  createCategory: [
    () => owner.categories.createCategory({ name: 'x'.repeat(81) } as never, tree),
    'category.name',
    'MAX_LENGTH',
  ],
  getCategory: [() => visitor.categories.getCategory('no-guid', treeReference), 'categoryId', 'FORMAT'],
  updateCategory: [
    () => owner.categories.updateCategory(MISSING, { name: 'X' } as never, tree),
    'category.revision',
    'REQUIRED_FIELD',
  ],
  deleteCategory: [() => owner.categories.deleteCategory('no-guid', treeReference), 'categoryId', 'FORMAT'],
  queryCategories: [
    () =>
      visitor.categories
        .queryCategories(tree)
        .eq('nothing' as 'name', 'x')
        .find(),
    'query.filter.nothing',
    'FIELD_NOT_ALLOWED',
  ],
  searchCategories: [
    () => owner.categories.searchCategories({ sort: [{ fieldName: 'visible' }] } as never, tree),
    'search.sort.0.fieldName',
    'FIELD_NOT_ALLOWED',
  ],
  countCategories: [
    () => owner.categories.countCategories({ ...tree, filter: { visible: 7 } }),
    'filter.visible',
    'FORMAT',
  ],
  moveCategory: [
    () => owner.categories.moveCategory(MISSING, treeReference, { position: 'MIDDLE' as never }),
    'position',
    'INVALID_ENUM_VALUE',
  ],
  bulkShowCategories: [() => owner.categories.bulkShowCategories([], tree), 'categoryIds', 'MIN_SIZE'],
  bulkAddItemsToCategory: [
    () => owner.categories.bulkAddItemsToCategory(MISSING, [{ catalogItemId: 'x' } as never], tree),
    'items.0.appId',
    'REQUIRED_FIELD',
  ],
  listItemsInCategory: [
    () => visitor.categories.listItemsInCategory(ALL_PRODUCTS, treeReference, { cursorPaging: { cursor: 'forged' } }),
    'cursorPaging.cursor',
    'FORMAT',
  ],
  setArrangedItems: [
    () => owner.categories.setArrangedItems(MISSING, treeReference, { items: Array(101).fill(itemOf(MISSING)) }),
    'items',
    'MAX_SIZE',
  ],
};
test.each(Object.entries(wrong))('%s names an invalid field', async (_, [call, field, rule]) => {
  expect(await violationsOf(call())).toEqual({ [field]: rule });
});
