import type { TestServer } from '@stoa/server/testing/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  MISSING,
  newOwner,
  newVisitor,
  type Owner,
  refusalOf,
  startShop,
  type Visitor,
  violationsOf,
} from './public-clients.ts';

let shop: TestServer;
let owner: Owner;
let visitor: Visitor;
beforeAll(async () => {
  shop = await startShop();
  owner = newOwner(shop);
  visitor = newVisitor(shop);
});
afterAll(() => shop?.stop());

const price = (amount: string) => ({ actualPrice: { amount } });
const lamp = (name: string) => ({
  name,
  productType: 'PHYSICAL' as const,
  variantsInfo: { variants: [{ price: price('80.00') }] },
});

const shades = [
  { choiceType: 'ONE_COLOR' as const, name: 'Red', colorCode: '#cc0000' },
  { choiceType: 'ONE_COLOR' as const, name: 'Blue', colorCode: '#0000cc' },
];
const shadeOption = {
  name: 'Shade',
  optionRenderType: 'SWATCH_CHOICES' as const,
  choicesSettings: { choices: shades },
};
const shade = (choiceName: string) => ({ optionChoiceNames: { optionName: 'Shade', choiceName } });

const coloured = (name: string, slug?: string) => ({
  name,
  slug,
  productType: 'PHYSICAL' as const,
  plainDescription: '<p>Blown glass.</p><script>alert(1)</script>',
  options: [shadeOption],
  variantsInfo: {
    variants: [
      { choices: [shade('Red')], sku: `${name}-R`, price: price('80.00') },
      {
        choices: [shade('Blue')],
        sku: `${name}-B`,
        price: { ...price('95.50'), compareAtPrice: { amount: '110.00' } },
      },
    ],
  },
});

test('a product is created and shown to visitors by both generations of the API', async () => {
  const created = await owner.productsV3.createProduct(coloured('Glass Lamp'), { fields: ['PLAIN_DESCRIPTION'] });
  expect(created).toMatchObject({
    _id: expect.any(String),
    revision: '1',
    slug: 'glass-lamp',
    visible: true,
    plainDescription: '<p>Blown glass.</p>',
    actualPriceRange: { minValue: { amount: '80.00' }, maxValue: { amount: '95.50' } },
    compareAtPriceRange: { maxValue: { amount: '110.00' } },
    options: [
      { name: 'Shade', choicesSettings: { choices: [{ name: 'Red', colorCode: '#cc0000' }, { name: 'Blue' }] } },
    ],
  });
  const { items } = await visitor.products.queryProducts().eq('slug', 'glass-lamp').find();
  expect(items[0]?.productOptions).toMatchObject([
    { optionType: 'color', name: 'Shade', choices: [{ value: '#cc0000', description: 'Red' }, { value: '#0000cc' }] },
  ]);
});

test('changed fields change, the rest stays, and a stale revision is refused', async () => {
  const created = await owner.productsV3.createProduct(coloured('Second Lamp'));
  const id = created._id ?? '';
  const renamed = await owner.productsV3.updateProduct(id, { name: 'Best Lamp', revision: '1', visible: false });
  expect(renamed).toMatchObject({ revision: '2', name: 'Best Lamp', slug: 'second-lamp', visible: false });
  expect(renamed.variantsInfo?.variants?.map(({ _id, sku }) => [_id, sku])).toEqual(
    created.variantsInfo?.variants?.map(({ _id, sku }) => [_id, sku]),
  );
  expect(await refusalOf(owner.productsV3.updateProduct(id, { name: 'Late', revision: '1' }))).toEqual([
    'INVALID_REVISION',
    409,
  ]);
  expect(await refusalOf(visitor.productsV3.getProduct(id))).toEqual([404, 404]);
  expect(await refusalOf(owner.productsV3.updateProduct(MISSING, { name: 'X', revision: '1' }))).toEqual([404, 404]);
});

test('brand, ribbon and info sections of a product', async () => {
  const brand = await owner.brandsV3.createBrand({ name: 'Glassworks' });
  const section = await owner.infoSectionsV3.createInfoSection({
    uniqueName: 'care',
    title: 'Care',
    plainDescription: '<p>Dust.</p>',
  });
  const created = await owner.productsV3.createProduct(
    {
      ...lamp('Branded Lamp'),
      brand: { _id: brand._id },
      ribbon: { name: 'New' },
      infoSections: [{ _id: section._id }],
    },
    { fields: ['INFO_SECTION', 'INFO_SECTION_PLAIN_DESCRIPTION'] },
  );
  expect(created).toMatchObject({
    brand: { _id: brand._id, name: 'Glassworks' },
    ribbon: { _id: expect.any(String), name: 'New' },
    infoSections: [{ _id: section._id, uniqueName: 'care', title: 'Care', plainDescription: '<p>Dust.</p>' }],
  });
  const { items } = await visitor.products.queryProducts().eq('slug', 'branded-lamp').find();
  expect(items[0]).toMatchObject({
    brand: 'Glassworks',
    ribbon: 'New',
    ribbons: [{ text: 'New' }],
    additionalInfoSections: [{ title: 'Care', description: '<p>Dust.</p>' }],
  });
  expect(await owner.brandsV3.getBrand(brand._id ?? '', { fields: ['ASSIGNED_PRODUCTS_COUNT'] })).toMatchObject({
    assignedProductsCount: 1,
  });
});

test('pictures of a product, by their ids or addresses', async () => {
  const fields = ['MEDIA_ITEMS_INFO' as const];
  const { product: mug } = await visitor.productsV3.getProductBySlug('stoneware-mug', { fields });
  const { _id: id, thumbnail } = mug?.media?.itemsInfo?.items?.[0] ?? expect.fail('no picture');
  for (const item of [
    { _id: id, altText: 'A lamp' },
    { url: thumbnail?.url, altText: 'A lamp' },
  ]) {
    const created = await owner.productsV3.createProduct(
      { ...lamp('Pictured Lamp'), media: { itemsInfo: { items: [item] } } },
      { fields },
    );
    const picture = {
      _id: id,
      altText: 'A lamp',
      image: expect.stringMatching(/^wix:image:.*originWidth=400&originHeight=500$/),
    };
    expect(created.media).toMatchObject({ main: picture, itemsInfo: { items: [picture] } });
  }
  const refused = owner.productsV3.createProduct({
    ...lamp('Blind Lamp'),
    media: { itemsInfo: { items: [{ _id: 'none.webp' }] } },
  });
  expect(await refusalOf(refused)).toEqual(['PRODUCT_MEDIA_NOT_EXIST', 400]);
});

test('products with their stock', async () => {
  const [red, blue] = coloured('Stocked Lamp').variantsInfo.variants;
  const variants = [
    { ...red, inventoryItem: { quantity: 4 } },
    { ...blue, inventoryItem: { inStock: false } },
  ];
  const created = await owner.productsV3.createProductWithInventory({
    ...coloured('Stocked Lamp'),
    variantsInfo: { variants },
  });
  expect(created.product).toMatchObject({ inventory: { availabilityStatus: 'PARTIALLY_OUT_OF_STOCK' } });
  const id = created.product?._id ?? '';
  const choices = created.product?.variantsInfo?.variants ?? [];
  const stocked = choices.map(({ _id, choices, price, sku }) => ({
    _id,
    choices,
    price,
    sku,
    inventoryItem: { quantity: 7 },
  }));
  const options = created.product?.options;
  const updated = await owner.productsV3.updateProductWithInventory(id, {
    revision: '1',
    options,
    variantsInfo: { variants: stocked },
  });
  expect(updated.product).toMatchObject({ inventory: { availabilityStatus: 'IN_STOCK' } });
  const { product } = await visitor.products.getProduct(id);
  expect(product?.stock).toMatchObject({ trackInventory: true, quantity: 14, inStock: true });
});

test('inconsistent values are refused by name', async () => {
  const refusal = async (change: object) =>
    refusalOf(owner.productsV3.createProduct({ ...coloured('Odd Lamp'), ...change }));
  const [red, blue] = coloured('Odd Lamp').variantsInfo.variants;
  const variants = (list: object[]) => ({ variantsInfo: { variants: list } });
  expect(await refusal({ slug: 'stoneware-mug' })).toEqual(['DUPLICATE_SLUG_ERROR', 409]);
  expect(await refusal({ name: '   ' })).toEqual(['ONLY_SPACES_STRING_ERROR', 400]);
  expect(await refusal({ options: [shadeOption, shadeOption] })).toEqual(['DUPLICATE_PRODUCT_OPTIONS', 400]);
  expect(await refusal(variants([{ ...red, choices: [] }]))).toEqual(['MISSING_VARIANT_OPTION_CHOICE', 400]);
  expect(await refusal(variants([red ?? {}, { ...blue, choices: [shade('Red')] }]))).toEqual([
    'DUPLICATE_VARIANT_OPTION_CHOICE',
    400,
  ]);
  expect(await refusal(variants([{ ...red, choices: [shade('Green')] }]))).toEqual(['CHOICE_NOT_EXIST', 400]);
  expect(await refusal(variants([red ?? {}, { ...blue, sku: red?.sku }]))).toEqual(['SKU_ALREADY_EXIST_ERROR', 409]);
  expect(await refusal({ ribbon: { _id: MISSING } })).toEqual(['RIBBON_NOT_FOUND', 404]);
  expect(await refusal({ infoSections: [{ _id: MISSING }] })).toEqual(['INFO_SECTION_ERROR_OCCURRED', 400]);
  const cheap = { ...price('80.00'), compareAtPrice: { amount: '70.00' } };
  expect(await refusal(variants([{ ...red, price: cheap }]))).toEqual([
    'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
    400,
  ]);
});

test('an invalid field is named', async () => {
  const violations = (change: object) =>
    violationsOf(owner.productsV3.createProduct({ ...lamp('Wrong Lamp'), ...change }));
  expect(await violations({ name: 'x'.repeat(81) })).toEqual({ 'product.name': 'MAX_LENGTH' });
  expect(await violations({ productType: 'EDIBLE' })).toEqual({ 'product.productType': 'INVALID_ENUM_VALUE' });
  expect(await violations({ variantsInfo: { variants: [{ price: price('cheap') }] } })).toEqual({
    'product.variantsInfo.variants.0.price.actualPrice.amount': 'FORMAT',
  });
  expect(await violations({ variantsInfo: { variants: [{}] } })).toEqual({
    'product.variantsInfo.variants.0.price': 'REQUIRED_FIELD',
  });
  const update = owner.productsV3.updateProduct('', { name: 'X', revision: '1' });
  expect(await violationsOf(update)).toEqual({ 'product.id': 'MIN_LENGTH' });
});

test('a deleted product is gone', async () => {
  const id = (await owner.productsV3.createProduct(lamp('Short-lived Lamp')))._id ?? '';
  await owner.productsV3.deleteProduct(id);
  expect(await refusalOf(owner.productsV3.getProduct(id))).toEqual([404, 404]);
  expect(await refusalOf(owner.productsV3.deleteProduct(id))).toEqual([404, 404]);
  expect(await violationsOf(owner.productsV3.deleteProduct('x'.repeat(40)))).toEqual({ productId: 'MAX_LENGTH' });
});

test('visitors cannot change anything', async () => {
  const calls = [
    visitor.productsV3.createProduct(lamp('Mine')),
    visitor.productsV3.createProductWithInventory(lamp('Mine')),
    visitor.productsV3.updateProduct(MISSING, { name: 'Mine', revision: '1' }),
    visitor.productsV3.updateProductWithInventory(MISSING, { name: 'Mine', revision: '1' }),
    visitor.productsV3.deleteProduct(MISSING),
  ];
  for (const refusal of await Promise.all(calls.map(refusalOf))) expect(refusal).toEqual([403, 403]);
});

test('an unknown key, or one for another site, grants no access', async () => {
  const unknown = newOwner({ site: { ...shop.site, apiKey: 'stoa_unknown' } });
  const elsewhere = newOwner({ site: { ...shop.site, id: MISSING } });
  for (const client of [unknown, elsewhere]) {
    expect(await refusalOf(client.productsV3.queryProducts({}, {}))).toEqual([401, 401]);
  }
});
