import type { TestServer } from '@stoa/server/testing/server';
import { taxGroups as taxGroupsModule } from '@wix/ecom';
import { createClient, OAuthStrategy } from '@wix/sdk';
import { brandsV3, infoSectionsV3, ribbonsV3 } from '@wix/stores';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MISSING, newOwner, newVisitor, type Owner, refusalOf, startShop, violationsOf } from './public-clients.ts';

type Entity = { _id?: string | null; revision?: string | null };
type Change = { id: string; revision: string; name: string };
type Bulk = {
  results?: { itemMetadata?: { _id?: string | null; success?: boolean; error?: { code?: string } } }[];
  bulkActionMetadata?: { totalSuccesses?: number; totalFailures?: number };
};
type Query = { filter?: object; sort?: object[]; cursorPaging?: { limit?: number; cursor?: string | null } };
type Page = { items: Entity[]; next: string | null | undefined };

/** The client's functions for a kind of entity that products refer to. Kinds are told apart by name. */
type Kind = {
  /** The field for violations of the entity's name. */
  field: string;
  nameField: string;
  create(name: string): Promise<Entity>;
  get(id: string): Promise<Entity>;
  rename(change: Change): Promise<Entity>;
  remove(id: string): Promise<unknown>;
  query(query: Query): Promise<Page>;
  bulk?: {
    count(filter: object): Promise<{ count?: number }>;
    create(names: string[]): Promise<Bulk>;
    rename(changes: Change[]): Promise<Bulk>;
    remove(ids: string[]): Promise<Bulk>;
    getOrCreate(name: string): Promise<{ entity?: Entity }>;
    bulkGetOrCreate(names: string[]): Promise<Bulk>;
  };
};

const brands = ({ brandsV3 }: Owner): Kind => ({
  field: 'brand.name',
  nameField: 'name',
  create: (name) => brandsV3.createBrand({ name }),
  get: (id) => brandsV3.getBrand(id),
  rename: ({ id, revision, name }) => brandsV3.updateBrand(id, { revision, name }),
  remove: (id) => brandsV3.deleteBrand(id),
  query: async (query) => {
    const { brands = [], pagingMetadata } = await brandsV3.queryBrands(query, {});
    return { items: brands, next: pagingMetadata?.cursors?.next };
  },
  bulk: {
    count: (filter) => brandsV3.countBrands({ filter }),
    create: (names) => brandsV3.bulkCreateBrands(names.map((name) => ({ name }))),
    rename: (all) => brandsV3.bulkUpdateBrands(all.map(({ id, ...rest }) => ({ brand: { _id: id, ...rest } }))),
    remove: (ids) => brandsV3.bulkDeleteBrands(ids),
    getOrCreate: async (name) => ({ entity: (await brandsV3.getOrCreateBrand(name)).brand }),
    bulkGetOrCreate: (names) => brandsV3.bulkGetOrCreateBrands(names),
  },
});

const ribbons = ({ ribbonsV3 }: Owner): Kind => ({
  field: 'ribbon.name',
  nameField: 'name',
  create: (name) => ribbonsV3.createRibbon({ name }),
  get: (id) => ribbonsV3.getRibbon(id),
  rename: ({ id, revision, name }) => ribbonsV3.updateRibbon(id, { revision, name }),
  remove: (id) => ribbonsV3.deleteRibbon(id),
  query: async (query) => {
    const { ribbons = [], pagingMetadata } = await ribbonsV3.queryRibbons(query, {});
    return { items: ribbons, next: pagingMetadata?.cursors?.next };
  },
  bulk: {
    count: (filter) => ribbonsV3.countRibbons({ filter }),
    create: (names) => ribbonsV3.bulkCreateRibbons(names.map((name) => ({ name }))),
    rename: (all) => ribbonsV3.bulkUpdateRibbons(all.map(({ id, ...rest }) => ({ ribbon: { _id: id, ...rest } }))),
    remove: (ids) => ribbonsV3.bulkDeleteRibbons(ids),
    getOrCreate: async (name) => ({ entity: (await ribbonsV3.getOrCreateRibbon(name)).ribbon }),
    bulkGetOrCreate: (names) => ribbonsV3.bulkGetOrCreateRibbons(names),
  },
});

const section = (name: string) => ({ uniqueName: name, title: `About ${name}` });

const infoSections = ({ infoSectionsV3 }: Owner): Kind => ({
  field: 'infoSection.uniqueName',
  nameField: 'uniqueName',
  create: (name) => infoSectionsV3.createInfoSection(section(name)),
  get: (id) => infoSectionsV3.getInfoSection(id),
  rename: ({ id, revision, name }) => infoSectionsV3.updateInfoSection(id, { revision, uniqueName: name }),
  remove: (id) => infoSectionsV3.deleteInfoSection(id),
  query: async (query) => {
    const { infoSections = [], pagingMetadata } = await infoSectionsV3.queryInfoSections(query, {});
    return { items: infoSections, next: pagingMetadata?.cursors?.next };
  },
  bulk: {
    count: (filter) => infoSectionsV3.countInfoSections({ filter }),
    create: (names) => infoSectionsV3.bulkCreateInfoSections(names.map(section)),
    rename: (all) =>
      infoSectionsV3.bulkUpdateInfoSections(
        all.map(({ id, revision, name }) => ({ infoSection: { _id: id, revision, uniqueName: name } })),
      ),
    remove: (ids) => infoSectionsV3.bulkDeleteInfoSections(ids),
    getOrCreate: async (name) => ({
      entity: (await infoSectionsV3.getOrCreateInfoSection({ infoSection: section(name) })).infoSection,
    }),
    bulkGetOrCreate: (names) => infoSectionsV3.bulkGetOrCreateInfoSections({ infoSections: names.map(section) }),
  },
});

const taxGroups = ({ taxGroups: service }: Owner): Kind => ({
  field: 'taxGroup.name',
  nameField: 'name',
  create: (name) => service.createTaxGroup({ name }),
  get: (id) => service.getTaxGroup(id),
  rename: ({ id, revision, name }) => service.updateTaxGroup(id, { revision, name }),
  remove: (id) => service.deleteTaxGroup(id),
  query: async ({ filter, sort, cursorPaging }) => {
    const { taxGroups = [], pagingMetadata } = await service.queryTaxGroups({ filter, sort, cursorPaging } as object);
    return { items: taxGroups, next: pagingMetadata?.cursors?.next };
  },
});

let shop: TestServer;
let owner: Owner;
beforeAll(async () => {
  shop = await startShop();
  owner = newOwner(shop);
});
afterAll(() => shop?.stop());

const idOf = ({ _id }: Entity) => _id ?? expect.fail('no id');
const named = (items: Entity[], { nameField }: Kind) =>
  items.map((item) => (item as Record<string, unknown>)[nameField]);
const codes = ({ results = [] }: Bulk) => results.map(({ itemMetadata }) => itemMetadata?.error?.code ?? 'ok');

describe.for([
  ['brands', brands],
  ['ribbons', ribbons],
  ['info sections', infoSections],
  ['tax groups', taxGroups],
] as const)('%s', ([, kindOf]) => {
  test('are created, read, renamed and deleted', async () => {
    const kind = kindOf(owner);
    const created = await kind.create('First');
    expect(created).toMatchObject({ _id: expect.any(String), revision: '1', [kind.nameField]: 'First' });
    expect(await kind.get(idOf(created))).toEqual(created);
    const renamed = await kind.rename({ id: idOf(created), revision: '1', name: 'Renamed' });
    expect(renamed).toMatchObject({ _id: created._id, revision: '2', [kind.nameField]: 'Renamed' });
    await kind.remove(idOf(created));
    expect(await refusalOf(kind.get(idOf(created)))).toEqual([404, 404]);
    expect(await refusalOf(kind.remove(idOf(created)))).toEqual([404, 404]);
    expect(await refusalOf(kind.rename({ id: MISSING, revision: '1', name: 'X' }))).toEqual([404, 404]);
  });

  test('have unique names, and change only with the current revision', async () => {
    const kind = kindOf(owner);
    const [one, other] = [await kind.create('One'), await kind.create('Other')];
    expect(await refusalOf(kind.create('One'))).toEqual(['ALREADY_EXISTS', 409]);
    expect(await refusalOf(kind.rename({ id: idOf(other), revision: '1', name: 'One' }))).toEqual([
      'ALREADY_EXISTS',
      409,
    ]);
    const stale = kind.rename({ id: idOf(one), revision: '7', name: 'Stale' });
    expect(await refusalOf(stale)).toEqual(['INVALID_REVISION', 409]);
    expect(await kind.get(idOf(one))).toEqual(one);
    for (const entity of [one, other]) await kind.remove(idOf(entity));
  });

  test('are refused with an invalid name', async () => {
    const kind = kindOf(owner);
    expect(await violationsOf(kind.create('x'.repeat(300)))).toMatchObject({ [kind.field]: 'MAX_LENGTH' });
    expect(await violationsOf(kind.create(undefined as unknown as string))).toEqual({ [kind.field]: 'REQUIRED_FIELD' });
    expect(Object.values(await violationsOf(kind.get('no-guid')))).toEqual(['FORMAT']);
  });

  test('are queried page by page', async () => {
    const kind = kindOf(owner);
    const created = [await kind.create('Page A'), await kind.create('Page B'), await kind.create('Page C')];
    const filter = { [kind.nameField]: { $startsWith: 'Page' } };
    const sort = [{ fieldName: kind.nameField, order: 'DESC' }];
    const first = await kind.query({ filter, sort, cursorPaging: { limit: 2 } });
    expect(named(first.items, kind)).toEqual(['Page C', 'Page B']);
    const last = await kind.query({ cursorPaging: { cursor: first.next } });
    expect([named(last.items, kind), last.next ?? null]).toEqual([['Page A'], null]);
    expect((await kind.query({ filter: { [kind.nameField]: 'Nobody' } })).items).toEqual([]);
    expect(await violationsOf(kind.query({ filter: { colour: 'red' } }))).toEqual({
      'query.filter.colour': 'FIELD_NOT_ALLOWED',
    });
    for (const entity of created) await kind.remove(idOf(entity));
  });
});

describe.for([
  ['brands', brands],
  ['ribbons', ribbons],
  ['info sections', infoSections],
] as const)('%s in bulk', ([, kindOf]) => {
  test('are created, renamed and deleted, each independently', async () => {
    const { bulk = expect.fail('no bulk'), ...kind } = kindOf(owner);
    const created = await bulk.create(['Bulk A', 'Bulk B', 'Bulk A']);
    expect(codes(created)).toEqual(['ok', 'ok', 'ALREADY_EXISTS']);
    expect(created.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
    const [a = '', b = ''] = (created.results ?? []).map(({ itemMetadata }) => itemMetadata?._id ?? '');
    const renamed = await bulk.rename([
      { id: a, revision: '1', name: 'Bulk Z' },
      { id: b, revision: '9', name: 'Bulk Y' },
    ]);
    expect(codes(renamed)).toEqual(['ok', 'INVALID_REVISION']);
    expect(await kind.get(a)).toMatchObject({ [kind.nameField]: 'Bulk Z' });
    expect(await bulk.count({ [kind.nameField]: { $startsWith: 'Bulk' } })).toEqual({ count: 2 });
    expect(await violationsOf(bulk.count({ colour: 'red' }))).toEqual({ 'filter.colour': 'FIELD_NOT_ALLOWED' });
    expect(codes(await bulk.remove([a, b, MISSING]))).toEqual(['ok', 'ok', 'NOT_FOUND']);
  });

  test('are found by name, or created', async () => {
    const { bulk = expect.fail('no bulk'), ...kind } = kindOf(owner);
    const { entity } = await bulk.getOrCreate('Once');
    expect(entity).toMatchObject({ [kind.nameField]: 'Once', revision: '1' });
    expect(await bulk.getOrCreate('Once')).toEqual({ entity });
    const both = await bulk.bulkGetOrCreate(['Once', 'Twice']);
    const [once, twice = ''] = (both.results ?? []).map(({ itemMetadata }) => itemMetadata?._id ?? '');
    expect([once, codes(both)]).toEqual([entity?._id, ['ok', 'ok']]);
    await bulk.remove([once ?? '', twice]);
  });
});

test('brands and ribbons count their products', async () => {
  const { brands: [loom] = [] } = await owner.brandsV3.queryBrands(
    { filter: { name: 'Loom' } },
    { fields: ['ASSIGNED_PRODUCTS_COUNT'] },
  );
  expect(loom).toMatchObject({ name: 'Loom', assignedProductsCount: 1 });
  const unasked = await owner.brandsV3.getBrand(loom?._id ?? '');
  expect(unasked.assignedProductsCount).toBeUndefined();
});

test('a renamed brand has the new name on its products', async () => {
  const brand = (await owner.brandsV3.getOrCreateBrand('Kiln & Co')).brand ?? expect.fail('no brand');
  await owner.brandsV3.updateBrand(brand._id ?? '', { revision: brand.revision, name: 'Kiln and Company' });
  const { product } = await newVisitor(shop).productsV3.getProductBySlug('stoneware-mug');
  expect(product?.brand).toEqual({ _id: brand._id, name: 'Kiln and Company' });
});

test('an info section has its description in both formats', async () => {
  const created = await owner.infoSectionsV3.createInfoSection({
    ...section('Care'),
    plainDescription: '<p>Wash <em>cold</em>.</p>',
  });
  expect(created).toMatchObject({ title: 'About Care', description: { nodes: [{ type: 'PARAGRAPH' }] } });
  const [read] =
    (await owner.infoSectionsV3.queryInfoSections({ filter: { uniqueName: 'Care' } }, {})).infoSections ?? [];
  expect(read).toMatchObject({ plainDescription: '<p>Wash <em>cold</em>.</p>', description: created.description });
  const emptied = { revision: '1', description: { nodes: [] } };
  const { plainDescription } = await owner.infoSectionsV3.updateInfoSection(created._id ?? '', emptied);
  expect(plainDescription).toBe('');
});

test('the platform’s tax group exists and cannot be changed', async () => {
  const { taxGroups: [standard] = [] } = await owner.taxGroups.listDefaultTaxGroups();
  const id = standard?._id ?? expect.fail('no default tax group');
  const refusal = ['ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP', 428];
  expect(await refusalOf(owner.taxGroups.updateTaxGroup(id, { revision: '1', name: 'Mine' }))).toEqual(refusal);
  const stores = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
  const { results = [] } = await owner.taxGroups.listDefaultTaxGroupsByAppIds([stores, MISSING]);
  expect(results.map(({ taxGroup, taxGroupMetadata }) => [taxGroup?._id, taxGroupMetadata?.success])).toEqual([
    [id, true],
    [undefined, false],
  ]);
  expect(await violationsOf(owner.taxGroups.listDefaultTaxGroupsByAppIds([]))).toEqual({ appIds: 'MIN_SIZE' });
});

test('none of them is open to visitors', async () => {
  const visitor = createClient({
    auth: OAuthStrategy({ clientId: shop.site.clientId }),
    modules: { brandsV3, ribbonsV3, infoSectionsV3, taxGroups: taxGroupsModule },
  });
  const calls = [
    visitor.brandsV3.createBrand({ name: 'Mine' }),
    visitor.ribbonsV3.queryRibbons({}, {}),
    visitor.infoSectionsV3.deleteInfoSection(MISSING),
    visitor.taxGroups.listDefaultTaxGroups(),
  ];
  for (const refusal of await Promise.all(calls.map(refusalOf))) expect(refusal).toEqual([403, 403]);
});
