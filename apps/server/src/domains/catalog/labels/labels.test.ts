import { brands, infoSections, type Operation, productsV1, productsV3, ribbons, taxGroups } from '@stoa/contract';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { beforeEach, describe, expect, test } from 'vitest';

type Answer = { status: number; body: Record<string, unknown> };
type Entity = { id: string; revision: string } & Record<string, unknown>;
type Service = Record<string, unknown>;
type Kind = { service: Service; one: string; many: string; drafts: object[]; bulk: boolean };

let shops: TwoShops;
beforeEach(async () => {
  shops = await openTwoShops();
});

const call = (operation: unknown, request: object): Promise<Answer> => shops.call(operation, request, shops.one.apiKey);
const codeOf = ({ status, body }: Answer) => [
  status,
  (body as { details?: { applicationError?: { code?: string } } }).details?.applicationError?.code,
];
/** The services of the common kind: their wire names, and two drafts that do not collide. */
const kinds: Kind[] = [
  {
    service: brands as Service,
    one: 'brand',
    many: 'brands',
    drafts: [{ name: 'Kiln' }, { name: 'Loom' }],
    bulk: true,
  },
  {
    service: ribbons as Service,
    one: 'ribbon',
    many: 'ribbons',
    drafts: [{ name: 'New' }, { name: 'Sale' }],
    bulk: true,
  },
  {
    service: infoSections as Service,
    one: 'infoSection',
    many: 'infoSections',
    drafts: [
      { uniqueName: 'care', title: 'Care', plainDescription: '<p>By hand.</p>' },
      { uniqueName: 'returns', title: 'Returns', plainDescription: '<p>Within 30 days.</p>' },
    ],
    bulk: true,
  },
  {
    service: taxGroups as Service,
    one: 'taxGroup',
    many: 'taxGroups',
    drafts: [{ name: 'Books' }, { name: 'Food' }],
    bulk: false,
  },
];

/** The calls that a test makes to a service of the common kind. */
function speaking({ service, one, many, drafts: [first = {}, second = {}] }: Kind) {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const operation = (name: string) => service[name] as Operation;
  return {
    first,
    second,
    ONE: capital(one),
    MANY: capital(many),
    operation,
    create: async (draft: object) =>
      (await call(operation(`create${capital(one)}`), { [one]: draft })).body[one] as Entity,
    get: (id: string) => call(operation(`get${capital(one)}`), { [`${one}Id`]: id }),
    update: (entity: object) => call(operation(`update${capital(one)}`), { [one]: entity }),
  };
}

describe.each(kinds)('$many', (kind) => {
  const { one, many } = kind;
  const { first, second, ONE, MANY, operation, create, get, update } = speaking(kind);

  test('are created, read, changed and deleted', async () => {
    const created = await create(first);
    expect(created).toMatchObject({ ...first, revision: '1', createdDate: '2026-03-02T10:00:00.000Z' });
    expect((await get(created.id)).body).toEqual({ [one]: created });
    const { body } = await update({ id: created.id, revision: '1', ...second });
    expect(body[one]).toMatchObject({ ...second, id: created.id, revision: '2' });
    expect((await get(created.id)).body).toEqual(body);
    expect(await call(operation(`delete${ONE}`), { [`${one}Id`]: created.id })).toMatchObject({
      status: 200,
      body: {},
    });
    expect((await get(created.id)).status).toBe(404);
    expect((await call(operation(`delete${ONE}`), { [`${one}Id`]: created.id })).status).toBe(404);
    expect((await shops.events()).map(({ type }) => type.split('_').at(-1))).toEqual(['created', 'updated', 'deleted']);
    expect((await shops.events())[0]?.payload).toEqual(created);
  });

  test('a change needs the current revision', async () => {
    const { id } = await create(first);
    await update({ id, revision: '1', ...second });
    const stale = await update({ id, revision: '1', ...first });
    expect(codeOf(stale)).toEqual([409, 'INVALID_REVISION']);
    expect(stale.body).toMatchObject({ details: { applicationError: { data: { currentRevision: '2' } } } });
    expect((await get(id)).body[one]).toMatchObject(second);
    expect((await shops.events()).length).toBe(2);
  });

  test('their names are unique', async () => {
    await create(first);
    const { id } = await create(second);
    expect(codeOf(await call(operation(`create${ONE}`), { [one]: first }))).toEqual([409, 'ALREADY_EXISTS']);
    expect(codeOf(await update({ id, revision: '1', ...first }))).toEqual([409, 'ALREADY_EXISTS']);
    expect((await update({ id, revision: '1', ...second })).status).toBe(200);
  });

  test('names of spaces alone are refused', async () => {
    for (const [field, value] of Object.entries(first)) {
      if (field === 'plainDescription') continue;
      const blank = await call(operation(`create${ONE}`), { [one]: { ...first, [field]: '  ' } });
      expect(blank.body).toMatchObject({
        details: { validationError: { fieldViolations: [{ field: `${one}.${field}` }] } },
      });
      expect(await create({ ...first, [field]: `  ${value}\n` })).toMatchObject({ [field]: value });
      shops = await openTwoShops();
    }
    expect(await call(operation(`query${MANY}`), {})).toMatchObject({ status: 200, body: { [many]: [] } });
  });

  test('queried: the newest first, page after page', async () => {
    const created = [await create(first), await create(second)];
    const all = await call(operation(`query${MANY}`), {});
    expect((all.body[many] as Entity[]).map(({ id }) => id).sort()).toEqual(created.map(({ id }) => id).sort());
    const unknown = await call(operation(`query${MANY}`), { query: { filter: { colour: 1 } } });
    expect(unknown).toMatchObject({ status: 400, body: { message: expect.stringContaining("Field 'colour'") } });
    if (many === 'taxGroups') return;
    const page = async (cursorPaging: object) =>
      (await call(operation(`query${MANY}`), { query: { cursorPaging } })).body as {
        pagingMetadata: { cursors: { next?: string } };
      } & Record<string, Entity[]>;
    const start = await page({ limit: 1 });
    const rest = await page({ cursor: start.pagingMetadata.cursors.next });
    expect([...(start[many] ?? []), ...(rest[many] ?? [])].map(({ id }) => id)).toEqual(
      (all.body[many] as Entity[]).map(({ id }) => id),
    );
    expect(rest.pagingMetadata.cursors.next ?? null).toBeNull();
  });
});

describe.each(kinds.filter(({ bulk }) => bulk))('many $many', (kind) => {
  const { one, many, drafts } = kind;
  const { first, second, ONE, MANY, operation, create, get } = speaking(kind);

  test('are counted', async () => {
    await create(first);
    await create(second);
    expect((await call(operation(`count${MANY}`), {})).body).toEqual({ count: 2 });
    const [[field, value] = ['', '']] = Object.entries(first);
    expect((await call(operation(`count${MANY}`), { filter: { [field]: value } })).body).toEqual({ count: 1 });
  });

  test('succeed or fail one by one in bulk', async () => {
    const created = await call(operation(`bulkCreate${MANY}`), { [many]: [first, first, second] });
    expect(created.body).toMatchObject({
      results: [
        { itemMetadata: { originalIndex: 0, success: true }, item: first },
        { itemMetadata: { originalIndex: 1, success: false, error: { code: 'ALREADY_EXISTS' } } },
        { itemMetadata: { originalIndex: 2, success: true }, item: second },
      ],
      bulkActionMetadata: { totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 },
    });
    const ids = (created.body.results as { itemMetadata: { id?: string } }[]).flatMap(
      ({ itemMetadata }) => itemMetadata.id ?? [],
    );
    const missing = '0190a000-0000-7000-8000-0000000000ff';
    const updated = await call(operation(`bulkUpdate${MANY}`), {
      [many]: [
        { [one]: { id: ids[0], revision: '9', ...first } },
        { [one]: { id: missing, revision: '1', ...first } },
        { [one]: { id: ids[1], revision: '1', ...first, ...second }, fieldMask: [] },
      ],
      returnEntity: false,
    });
    expect(updated.body.results).toEqual([
      {
        itemMetadata: {
          id: ids[0],
          originalIndex: 0,
          success: false,
          error: expect.objectContaining({ code: 'INVALID_REVISION' }),
        },
      },
      {
        itemMetadata: {
          id: missing,
          originalIndex: 1,
          success: false,
          error: expect.objectContaining({ code: 'NOT_FOUND' }),
        },
      },
      { itemMetadata: { id: ids[1], originalIndex: 2, success: true } },
    ]);
    const shouted = (ids[0] as string).toUpperCase();
    const deleted = await call(operation(`bulkDelete${MANY}`), { [`${one}Ids`]: [shouted, missing] });
    expect(deleted.body).toMatchObject({ bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1 } });
    expect((await get(ids[0] as string)).status).toBe(404);
  });

  test('got or created', async () => {
    const named = one !== 'infoSection';
    const wanted = (draft: object) => (named ? { [`${one}Name`]: Object.values(draft)[0] } : { [one]: draft });
    const made = await call(operation(`getOrCreate${ONE}`), wanted(first));
    expect(made.body[one]).toMatchObject(first);
    expect((await call(operation(`getOrCreate${ONE}`), wanted(first))).body).toEqual(made.body);
    const bulkRequest = named
      ? { [`${one}Names`]: drafts.map((draft) => Object.values(draft)[0]) }
      : { [many]: drafts };
    const both = await call(operation(`bulkGetOrCreate${MANY}`), bulkRequest);
    expect(both.body.results).toMatchObject([{ item: made.body[one] }, { item: second }]);
    expect((await call(operation(`count${MANY}`), {})).body).toEqual({ count: 2 });
  });
});

test('brands and ribbons differ in more than case and spaces', async () => {
  await call(brands.createBrand, { brand: { name: 'Kiln' } });
  expect(codeOf(await call(brands.createBrand, { brand: { name: ' KILN ' } }))).toEqual([409, 'ALREADY_EXISTS']);
  expect((await call(brands.getOrCreateBrand, { brandName: 'kiln' })).body).toMatchObject({ brand: { name: 'Kiln' } });
});

test('the group defined by the platform cannot be changed', async () => {
  const { body } = await call(taxGroups.listDefaultTaxGroups, {});
  const [{ id, revision }] = body.taxGroups as [Entity];
  const refused = [428, 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP'];
  expect(codeOf(await call(taxGroups.updateTaxGroup, { taxGroup: { id, revision, name: 'Mine' } }))).toEqual(refused);
  expect(codeOf(await call(taxGroups.deleteTaxGroup, { taxGroupId: id }))).toEqual(refused);
});

test('an info section keeps both forms of its last description', async () => {
  const { body } = await call(infoSections.createInfoSection, {
    infoSection: { uniqueName: 'care', title: 'Care', plainDescription: '<p>By <script>x</script>hand</p>' },
  });
  const created = body.infoSection as Entity;
  expect(created).toMatchObject({
    plainDescription: '<p>By hand</p>',
    description: { nodes: [{ type: 'PARAGRAPH' }] },
  });
  const write = async (revision: string, change: object) =>
    (await call(infoSections.updateInfoSection, { infoSection: { id: created.id, revision, ...change } })).body
      .infoSection;
  expect(await write('1', { plainDescription: '<p>Cold</p>' })).toMatchObject({
    description: { nodes: [{ nodes: [{ textData: { text: 'Cold' } }] }] },
  });
  const nodes = [{ type: 'HEADING', headingData: { level: 3 }, nodes: [{ type: 'TEXT', textData: { text: 'Warm' } }] }];
  expect(await write('2', { description: { nodes } })).toMatchObject({
    plainDescription: '<h3>Warm</h3>',
    description: { nodes },
  });
  expect(await write('3', { title: 'Washing' })).toMatchObject({
    plainDescription: '<h3>Warm</h3>',
    description: { nodes },
  });
});

describe('in products', () => {
  const variants = [{ price: { actualPrice: { amount: '10' } } }];
  const fields = ['INFO_SECTION', 'INFO_SECTION_PLAIN_DESCRIPTION'];
  const createProduct = async (content: object) =>
    (await call(productsV3.createProduct, { product: { name: 'Mug', variantsInfo: { variants }, ...content } })).body
      .product as Entity;
  const read = async (id: string) =>
    (await call(productsV3.getProduct, { productId: id, fields })).body.product as Entity;
  const found = async (expression: string) => {
    const token = await shops.one.visitorToken();
    const { body } = await shops.call(productsV3.searchProducts, { search: { search: { expression } } }, token);
    return (body.products as Entity[]).length;
  };

  test.each([
    { kind: 'brand', service: brands as Service, count: 'assignedProductsCount', field: 'ASSIGNED_PRODUCTS_COUNT' },
    { kind: 'ribbon', service: ribbons as Service, count: 'assignedProductCount', field: 'ASSIGNED_PRODUCT_COUNT' },
  ])("a $kind's new name is seen, and its end", async ({ kind, service, count, field }) => {
    const capital = kind === 'brand' ? 'Brand' : 'Ribbon';
    const product = await createProduct({ [kind]: { name: 'Kiln' } });
    const { id } = product[kind] as Entity;
    await createProduct({ name: 'Cup', [kind]: { id } });
    const { body } = await call(service[`get${capital}`], { [`${kind}Id`]: id, fields: [field] });
    expect(body[kind]).toMatchObject({ name: 'Kiln', [count]: 2 });
    if (kind === 'brand') expect([await found('kiln'), await found('loom')]).toEqual([2, 0]);
    await call(service[`update${capital}`], { [kind]: { id, revision: '1', name: 'Loom' } });
    expect(await read(product.id)).toMatchObject({ [kind]: { id, name: 'Loom' }, revision: '2' });
    if (kind === 'brand') expect([await found('kiln'), await found('loom')]).toEqual([0, 2]);
    await call(service[`delete${capital}`], { [`${kind}Id`]: id });
    expect(await read(product.id)).not.toHaveProperty(kind);
    expect((await read(product.id)).revision).toBe('3');
  });

  test("an info section's change is seen, and its end", async () => {
    const section = { uniqueName: 'care', title: 'Care', plainDescription: '<p>By hand</p>' };
    const { body } = await call(infoSections.createInfoSection, { infoSection: section });
    const { id } = body.infoSection as Entity;
    const product = await createProduct({ infoSections: [{ id }] });
    const named = await createProduct({ infoSections: [{ uniqueName: 'care' }] });
    expect((await read(named.id)).infoSections).toEqual([{ id, ...section }]);
    const counted = await call(infoSections.getInfoSection, { infoSectionId: id, fields: ['ASSIGNED_PRODUCTS_COUNT'] });
    expect(counted.body.infoSection).toMatchObject({ assignedProductsCount: 2 });
    await call(infoSections.updateInfoSection, { infoSection: { id, revision: '1', title: 'Washing' } });
    expect((await read(product.id)).infoSections).toEqual([{ id, ...section, title: 'Washing' }]);
    await call(infoSections.deleteInfoSection, { infoSectionId: id });
    expect((await read(product.id)).infoSections).toEqual([]);
  });

  test('a product made from another one gets copies of its own sections', async () => {
    const section = { title: 'Care', description: '<p>By hand</p>' };
    const { body } = await call(productsV1.createProduct, {
      product: { name: 'Bowl', productType: 'physical', priceData: { price: 1 }, additionalInfoSections: [section] },
    });
    const [own] = (await read((body.product as Entity).id)).infoSections as Entity[];
    expect(own).toMatchObject({ title: 'Care', plainDescription: '<p>By hand</p>' });
    const copy = await createProduct({ infoSections: [{ id: own?.id }] });
    const copied = (await read(copy.id)).infoSections as Entity[];
    expect(copied).toEqual([{ ...own, id: expect.any(String) }]);
    expect(copied[0]?.id).not.toBe(own?.id);
  });

  test('references to missing entities are refused', async () => {
    const id = '0190a000-0000-7000-8000-0000000000ff';
    const create = (content: object) =>
      call(productsV3.createProduct, { product: { name: 'Mug', variantsInfo: { variants }, ...content } });
    expect(codeOf(await create({ brand: { id, name: 'Made up' } }))).toEqual([404, 'BRAND_NOT_FOUND']);
    expect(codeOf(await create({ ribbon: { id, name: 'Made up' } }))).toEqual([404, 'RIBBON_NOT_FOUND']);
    expect(codeOf(await create({ infoSections: [{ id }] }))).toEqual([400, 'INFO_SECTION_ERROR_OCCURRED']);
    expect(codeOf(await create({ infoSections: [{}] }))).toEqual([400, 'INFO_SECTION_ERROR_OCCURRED']);
    expect(await found('mug')).toBe(0);
  });
});
