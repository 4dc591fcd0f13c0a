import { productsV1Reader, productsV3, ribbons, tags, taxGroups } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, readSite } from '../../../platform/db/index.ts';
import {
  amount,
  chosen,
  type Json,
  openProductsShop,
  type ProductsShop,
  priced,
  textOption,
} from '../product/products.fixture.ts';
import { currentSlugOf } from '../product/slug-history.store.ts';

let database: Database;
let shop: ProductsShop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openProductsShop(database);
});
afterAll(() => database.close());

const MISSING = '00000000-0000-4000-8000-00000000ffff';
const everyField = [
  'URL',
  'CURRENCY',
  'INFO_SECTION',
  'MERCHANT_DATA',
  'PLAIN_DESCRIPTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'SUBSCRIPTION_PRICES_INFO',
  'BREADCRUMBS_INFO',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'MEDIA_ITEMS_INFO',
  'DESCRIPTION',
  'DIRECT_CATEGORIES_INFO',
  'ALL_CATEGORIES_INFO',
  'INFO_SECTION_DESCRIPTION',
  'THUMBNAIL',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
  'PRODUCT_CHOICES_DISPLAY_IMAGE',
  'DISCOUNT_INFO',
];
type Product = Json & { id: string; revision: string };
const create = async (product: object, fields: string[] = everyField) =>
  (await shop.call(productsV3.createProduct, { product, fields })).product as Product;
const read = async (productId: string, fields: string[] = everyField) =>
  (await shop.call(productsV3.getProduct, { productId, fields })).product as Product;
const update = async (product: object, fields: string[] = everyField) =>
  (await shop.call(productsV3.updateProduct, { product, fields })).product as Product;
const simple = (name: string, more: object = {}) => ({
  name,
  productType: 'PHYSICAL',
  variantsInfo: { variants: [priced('10.00')] },
  ...more,
});

/** A product with every field set. */
async function everything() {
  const [taxGroup] = [(await shop.call(taxGroups.createTaxGroup, { taxGroup: { name: 'Tea' } })).taxGroup as Json];
  const tag = async (name: string, exposure: string) =>
    ((await shop.call(tags.createTag, { tag: { name, fqdn: 'wix.stores.catalog.v3.product', exposure } })).tag as Json)
      .id;
  const dimensions = { length: '1.5', width: '2', height: '3', unit: 'CM' };
  const variant = (size: string, contents: number, more: object = {}) => ({
    choices: [chosen('Size', size)],
    sku: `T-${size}`,
    barcode: `BAR-${size}`,
    visible: true,
    price: { actualPrice: amount('12.00'), compareAtPrice: amount('15.00') },
    revenueDetails: { cost: amount('4.00') },
    physicalProperties: {
      weight: 0.5,
      pricePerUnit: { settings: { quantity: contents, measurementUnit: 'G' } },
      productDimensions: dimensions,
      packageDimensions: { ...dimensions, unit: 'IN' },
    },
    ...more,
  });
  return {
    name: 'Tea',
    slug: 'tea',
    visible: true,
    visibleInPos: false,
    productType: 'PHYSICAL',
    plainDescription: '<p>Green.</p>',
    taxGroupId: taxGroup?.id,
    media: {
      itemsInfo: {
        items: [
          { id: 'a.webp', altText: 'Leaves', displayName: 'Main' },
          { url: 'http://media.localhost/media/b.webp' },
          { id: 'c.mp4', thumbnail: { url: 'http://media.localhost/media/a.webp' } },
        ],
      },
    },
    brand: { name: 'Leaf' },
    ribbon: { name: 'New' },
    additionalRibbons: [{ name: 'Fair' }, { name: 'Organic' }],
    tags: {
      publicTags: { tagIds: [await tag('green', 'PUBLIC')] },
      privateTags: { tagIds: [await tag('lot 7', 'PRIVATE')] },
    },
    infoSections: [{ uniqueName: 'care', plainDescription: '<p>Keep dry.</p>' }],
    physicalProperties: {
      pricePerUnit: { quantity: 100, measurementUnit: 'G' },
      fulfillerId: MISSING,
      deliveryProfileId: MISSING,
    },
    options: [
      {
        name: 'Size',
        optionRenderType: 'TEXT_CHOICES',
        choicesSettings: {
          choices: [
            {
              name: 'Small',
              choiceType: 'CHOICE_TEXT',
              linkedMedia: [{ id: 'a.webp' }],
              displayImage: { id: 'b.webp' },
            },
            { name: 'Large', choiceType: 'CHOICE_TEXT', media: { items: [{ mediaId: 'b.webp' }] } },
          ],
        },
      },
    ],
    modifiers: [
      {
        name: 'Card',
        modifierRenderType: 'FREE_TEXT',
        mandatory: true,
        freeTextSettings: { title: 'Words', minCharCount: 2, maxCharCount: 20, defaultAddedPrice: '1.50' },
      },
      {
        name: 'Wrap',
        modifierRenderType: 'SWATCH_CHOICES',
        choicesSettings: {
          choices: [
            {
              name: 'Red',
              choiceType: 'ONE_COLOR',
              colorCode: '#ff0000',
              addedPrice: '2.00',
              linkedMedia: [{ id: 'b.webp' }],
            },
          ],
        },
      },
    ],
    variantsInfo: { variants: [variant('Small', 200), variant('Large', 500, { visible: false })] },
    subscriptionDetails: {
      allowOneTimePurchases: false,
      subscriptions: [
        {
          title: 'Monthly',
          description: 'A box',
          frequency: 'MONTH',
          interval: 1,
          autoRenewal: true,
          discount: { percentOff: 10, type: 'PERCENT' },
        },
        {
          title: 'A year',
          frequency: 'MONTH',
          interval: 2,
          billingCycles: 6,
          visible: false,
          discount: { amountOff: '2.00', type: 'AMOUNT' },
        },
      ],
    },
    purchaseEligibility: { userCriteria: 'MEMBERS_ONLY' },
    extendedFields: { namespaces: { mine: { a: 1 } } },
    seoData: { tags: [{ type: 'title', children: 'Tea' }] },
  };
}

describe('a product with every field set', () => {
  test('is read as it was written, and stays the same when sent back', async () => {
    const wire = await everything();
    const created = await create(wire);
    expect(created).toMatchObject({
      visibleInPos: false,
      taxGroupId: wire.taxGroupId,
      tags: wire.tags,
      additionalRibbons: [{ name: 'Fair' }, { name: 'Organic' }],
      media: {
        main: { id: 'a.webp', mediaType: 'IMAGE', altText: 'Leaves', displayName: 'Main', image: { width: 400 } },
        itemsInfo: {
          items: [
            { id: 'a.webp' },
            { id: 'b.webp', image: { width: 500 } },
            {
              id: 'c.mp4',
              mediaType: 'VIDEO',
              video: { resolutions: [{ url: 'http://media.localhost/media/c.mp4', format: 'mp4' }] },
              thumbnail: { url: 'http://media.localhost/media/a.webp' },
            },
          ],
        },
      },
      infoSections: [{ uniqueName: 'care', title: 'care', plainDescription: '<p>Keep dry.</p>' }],
      physicalProperties: {
        pricePerUnit: wire.physicalProperties.pricePerUnit,
        pricePerUnitRange: { minValue: { value: '6.00', description: '€6.00 / 100 g' } },
        fulfillerId: MISSING,
        deliveryProfileId: MISSING,
        weightMeasurementUnitInfo: { weightMeasurementUnit: 'KG' },
      },
      options: [
        {
          choicesSettings: {
            choices: [
              {
                linkedMedia: [{ id: 'a.webp' }],
                media: { items: [{ mediaId: 'a.webp' }] },
                displayImage: { id: 'b.webp' },
              },
              { linkedMedia: [{ id: 'b.webp' }] },
            ],
          },
        },
      ],
      modifiers: [
        {
          mandatory: true,
          freeTextSettings: { title: 'Words', minCharCount: 2, maxCharCount: 20, defaultAddedPrice: '1.50' },
        },
        {
          mandatory: false,
          choicesSettings: {
            choices: [{ name: 'Red', colorCode: '#ff0000', addedPrice: '2.00', linkedMedia: [{ id: 'b.webp' }] }],
          },
        },
      ],
      subscriptionDetails: {
        allowOneTimePurchases: false,
        subscriptions: [
          { title: 'Monthly', description: 'A box', autoRenewal: true, discount: { percentOff: 10 } },
          { title: 'A year', billingCycles: 6, visible: false, discount: { amountOff: '2.00' } },
        ],
      },
      purchaseEligibility: { userCriteria: 'MEMBERS_ONLY' },
      costRange: { minValue: { amount: '4.00' } },
      breadcrumbsInfo: { breadcrumbs: [] },
      variantsInfo: {
        variants: [
          {
            barcode: 'BAR-Small',
            price: { actualPrice: { amount: '12.00' }, priceAfterDiscount: { amount: '12.00' } },
            revenueDetails: { cost: { amount: '4.00' }, profit: { amount: '8.00' } },
            physicalProperties: {
              weight: 0.5,
              pricePerUnit: { settings: { quantity: 200, measurementUnit: 'G' }, value: '6.00' },
              productDimensions: { length: '1.5', unit: 'CM' },
              packageDimensions: { unit: 'IN' },
            },
            subscriptionPricesInfo: {
              subscriptionPrices: [
                { price: { amount: '10.80' }, pricePerUnit: { value: '5.40' } },
                { price: { amount: '10.00' }, pricePerUnit: { value: '5.00' } },
              ],
            },
          },
          { visible: false, physicalProperties: { pricePerUnit: { value: '2.40' } } },
        ],
      },
    });
    const { revision: _r, ...before } = await read(created.id);
    const { revision, ...after } = await update(await read(created.id));
    expect(revision).toBe('2');
    expect(after).toEqual(before);
  });

  test('keeps what an update omits, and loses what is null', async () => {
    const { id } = await read((await byName('tea')).id);
    const cleared = await update({
      id,
      tags: { publicTags: { tagIds: [] } },
      taxGroupId: null,
      purchaseEligibility: {},
      additionalRibbons: [],
      physicalProperties: { fulfillerId: null },
      brand: {},
    });
    expect(cleared).toMatchObject({
      tags: { publicTags: { tagIds: [] } },
      physicalProperties: { deliveryProfileId: MISSING },
    });
    for (const field of ['taxGroupId', 'purchaseEligibility', 'additionalRibbons', 'brand'])
      expect(cleared).not.toHaveProperty(field);
    expect(cleared.physicalProperties).not.toHaveProperty('fulfillerId');
    expect((cleared.tags as { privateTags: { tagIds: string[] } }).privateTags.tagIds).toHaveLength(1);
    expect(cleared.ribbon).toMatchObject({ name: 'New' });
  });
});

const byName = async (slug: string) => (await shop.call(productsV3.getProductBySlug, { slug })).product as Product;

test('private tags and downloads are for staff', async () => {
  const { id } = await create({
    name: 'Manual',
    productType: 'DIGITAL',
    tags: { privateTags: { tagIds: [] } },
    variantsInfo: { variants: [priced('5.00', { digitalProperties: { digitalFile: { id: 'd.pdf' } } })] },
  });
  expect(await read(id)).toMatchObject({
    tags: { privateTags: { tagIds: [] } },
    variantsInfo: {
      variants: [
        {
          digitalProperties: {
            digitalFile: { id: 'd.pdf', fileName: 'd.pdf', fileSize: '100', fileType: 'SECURE_DOCUMENT' },
          },
        },
      ],
    },
  });
  const seen = (await shop.visitor().call(productsV3.getProduct, { productId: id })) as { product: Json };
  expect(seen.product.tags).toEqual({ publicTags: { tagIds: [] } });
  expect(JSON.stringify(seen.product.variantsInfo)).not.toContain('digitalProperties');
});

test('a variant keeps what a request omits, above all its cost', async () => {
  const created = await create({
    ...simple('Kept'),
    options: [textOption('Size', 'S', 'M')],
    variantsInfo: {
      variants: [
        priced('10.00', { choices: [chosen('Size', 'S')], sku: 'K-S', revenueDetails: { cost: amount('3.00') } }),
        priced('11.00', { choices: [chosen('Size', 'M')], barcode: 'K-M' }),
      ],
    },
  });
  const { options } = created;
  const [small, medium] = (created.variantsInfo as { variants: { id: string }[] }).variants;
  const updated = await update({
    id: created.id,
    options,
    variantsInfo: {
      variants: [
        { id: small?.id, choices: [chosen('Size', 'S')], price: { actualPrice: amount('12.00') } },
        { choices: [chosen('Size', 'M')], sku: null },
      ],
    },
  });
  expect(updated.variantsInfo).toMatchObject({
    variants: [
      {
        id: small?.id,
        sku: 'K-S',
        price: { actualPrice: { amount: '12.00' } },
        revenueDetails: { cost: { amount: '3.00' } },
      },
      { id: medium?.id, barcode: 'K-M', price: { actualPrice: { amount: '11.00' } } },
    ],
  });
});

test('the cheapest of the visible variants', async () => {
  await create({
    ...simple('Ranged'),
    options: [textOption('Size', 'S', 'M')],
    variantsInfo: {
      variants: [
        priced('9.00', { choices: [chosen('Size', 'S')], visible: false }),
        priced('11.00', { choices: [chosen('Size', 'M')] }),
      ],
    },
  });
  const query = { filter: { slug: 'ranged' } };
  const { products } = await shop.call(productsV3.queryProducts, { query, fields: ['MIN_PRICE_VARIANT'] });
  expect(products).toMatchObject([
    { variantSummary: { variantCount: 2, minPriceVariant: { price: { actualPrice: { amount: '11.00' } } } } },
  ]);
});

describe('refused', () => {
  const sized = (variants: object[]) => ({ options: [textOption('Size', 'S', 'M')], variantsInfo: { variants } });
  const [small, medium] = [chosen('Size', 'S'), chosen('Size', 'M')];
  const plan = { title: 'Monthly', frequency: 'MONTH' };
  const measured = (unit: string) => ({
    physicalProperties: { pricePerUnit: { settings: { quantity: 1, measurementUnit: unit } } },
  });
  const cases: [string, object][] = [
    ['product.name', { name: '' }],
    ['ONLY_SPACES_STRING_ERROR', { name: '  ' }],
    ['DUPLICATE_SLUG_ERROR', { slug: 'taken' }],
    ['MISSING_VARIANT_OPTION_CHOICE', sized([priced('1')])],
    ['DUPLICATE_VARIANT_OPTION_CHOICE', sized([priced('1', { choices: [small] }), priced('1', { choices: [small] })])],
    [
      'DUPLICATE_PRODUCT_OPTIONS',
      { ...sized([priced('1', { choices: [small] })]), options: [textOption('Size', 'S'), textOption('Size', 'S')] },
    ],
    ['VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT', sized([priced('1', { choices: [small, chosen('Colour', 'Red')] })])],
    ['INVALID_DEFAULT_VARIANT', { variantsInfo: { variants: [priced('1'), priced('2')] } }],
    ['CHOICE_NOT_EXIST', sized([priced('1', { choices: [chosen('Size', 'XL')] })])],
    [
      'CUSTOMIZATION_NOT_EXIST',
      { ...sized([priced('1', { choices: [small] })]), options: [{ ...textOption('Unheard', 'S'), id: MISSING }] },
    ],
    [
      'CHOICE_NOT_EXIST',
      {
        ...sized([priced('1', { choices: [small] })]),
        options: [{ name: 'Size', choicesSettings: { choices: [{ name: 'Unheard', choiceId: MISSING }] } }],
      },
    ],
    [
      'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED',
      { ...sized([priced('1')]), options: [{ choicesSettings: { choices: [{ name: 'S' }] } }] },
    ],
    [
      'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED',
      { ...sized([priced('1')]), options: [{ name: 'Size', choicesSettings: { choices: [{}] } }] },
    ],
    [
      'VARIANT_ID_ALREADY_EXISTS',
      sized([priced('1', { id: MISSING, choices: [small] }), priced('1', { id: MISSING, choices: [medium] })]),
    ],
    [
      'SKU_ALREADY_EXIST_ERROR',
      sized([priced('1', { sku: 'X', choices: [small] }), priced('1', { sku: 'X', choices: [medium] })]),
    ],
    [
      'DUPLICATE_BARCODE_ERROR',
      sized([priced('1', { barcode: 'X', choices: [small] }), priced('1', { barcode: 'X', choices: [medium] })]),
    ],
    ['BARCODE_ALREADY_EXIST_ERROR', { variantsInfo: { variants: [priced('1', { barcode: 'TAKEN' })] } }],
    [
      'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
      { variantsInfo: { variants: [{ price: { actualPrice: amount('5'), compareAtPrice: amount('4') } }] } },
    ],
    ['product.variantsInfo.variants.0.price.actualPrice.amount', { variantsInfo: { variants: [priced('1.234')] } }],
    [
      'DIGITAL_FILE_NOT_FOUND_ERROR',
      {
        productType: 'DIGITAL',
        variantsInfo: { variants: [priced('1', { digitalProperties: { digitalFile: { id: 'none.pdf' } } })] },
      },
    ],
    [
      'product.variantsInfo.variants.0.digitalProperties',
      { variantsInfo: { variants: [priced('1', { digitalProperties: { digitalFile: { id: 'd.pdf' } } })] } },
    ],
    ['product.physicalProperties', { productType: 'DIGITAL', physicalProperties: { fulfillerId: MISSING } }],
    [
      'INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION',
      { productType: 'DIGITAL', subscriptionDetails: { subscriptions: [plan] } },
    ],
    [
      'ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT',
      { subscriptionDetails: { allowOneTimePurchases: false, subscriptions: [{ ...plan, visible: false }] } },
    ],
    [
      'INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT',
      { subscriptionDetails: { subscriptions: [{ ...plan, discount: { amountOff: '10.00' } }] } },
    ],
    [
      'SUBSCRIPTION_ID_ALREADY_EXISTS',
      {
        subscriptionDetails: {
          subscriptions: [
            { ...plan, id: MISSING },
            { ...plan, id: MISSING },
          ],
        },
      },
    ],
    [
      'product.subscriptionDetails.subscriptions.0.title',
      { subscriptionDetails: { subscriptions: [{ frequency: 'DAY' }] } },
    ],
    ['PRODUCT_MEDIA_NOT_EXIST', { media: { itemsInfo: { items: [{ id: 'none.webp' }] } } }],
    ['PRODUCT_MEDIA_NOT_EXIST', { media: { itemsInfo: { items: [{ url: 'https://elsewhere.test/a.webp' }] } } }],
    ['BRAND_NOT_FOUND', { brand: { id: MISSING } }],
    ['BRAND_CREATION_FAILED', { brand: { name: '  ' } }],
    ['RIBBON_NOT_FOUND', { ribbon: { id: MISSING } }],
    ['RIBBON_CREATION_FAILED', { ribbon: { name: '  ' } }],
    ['DUPLICATE_RIBBON_IN_ADDITIONAL', { additionalRibbons: [{ name: 'Twice' }, { name: 'Twice' }] }],
    ['DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL', { ribbon: { name: 'Once' }, additionalRibbons: [{ name: 'Once' }] }],
    ['INFO_SECTION_ERROR_OCCURRED', { infoSections: [{ id: MISSING }] }],
    ['INFO_SECTION_CREATION_FAILED', { infoSections: [{ uniqueName: '  ', plainDescription: 'x' }] }],
    ['MODIFIER_NAME_AND_TYPE_REQUIRED', { modifiers: [{ name: 'Wrap' }] }],
    [
      'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED',
      { modifiers: [{ name: 'Wrap', modifierRenderType: 'TEXT_CHOICES', choicesSettings: { choices: [{}] } }] },
    ],
    [
      'product.modifiers.0.freeTextSettings.minCharCount',
      {
        modifiers: [
          { name: 'T', modifierRenderType: 'FREE_TEXT', freeTextSettings: { minCharCount: 9, maxCharCount: 3 } },
        ],
      },
    ],
    [
      'product.modifiers.0.choicesSettings',
      { modifiers: [{ name: 'T', modifierRenderType: 'FREE_TEXT', choicesSettings: { choices: [] } }] },
    ],
    ['product.taxGroupId', { taxGroupId: MISSING }],
    ['product.mainCategoryId', { mainCategoryId: MISSING }],
    ['product.tags', { tags: { publicTags: { tagIds: ['none'] } } }],
    [
      'product.variantsInfo.variants.0.physicalProperties.pricePerUnit.settings.measurementUnit',
      {
        physicalProperties: { pricePerUnit: { quantity: 1, measurementUnit: 'KG' } },
        variantsInfo: { variants: [priced('1', measured('ML'))] },
      },
    ],
    [
      'product.variantsInfo.variants.0.physicalProperties.pricePerUnit.settings.measurementUnit',
      { variantsInfo: { variants: [priced('1', measured('UNSPECIFIED'))] } },
    ],
  ];
  beforeAll(async () => {
    await create(simple('Taken', { slug: 'taken', variantsInfo: { variants: [priced('1', { barcode: 'TAKEN' })] } }));
  });

  test.each(cases)('%s', async (code, change) => {
    const before = (await shop.rows('products')).length;
    expect(await shop.refusal(productsV3.createProduct, { product: { ...simple('Odd'), ...change } })).toBe(code);
    expect((await shop.rows('products')).length).toBe(before);
  });

  test('updates of stale, deleted or half-sent products', async () => {
    const { id } = await create({ ...simple('Half'), ...sized([priced('1', { choices: [small] })]) });
    const refusal = (product: object) => shop.refusal(productsV3.updateProduct, { product });
    expect(await refusal({ id, revision: '9', name: 'Late' })).toBe('INVALID_REVISION');
    expect(await refusal({ id: MISSING, name: 'Nobody' })).toBe('not-found');
    expect(await refusal({ id, options: [textOption('Size', 'S')] })).toBe('VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT');
    expect(await read(id, [])).toMatchObject({ revision: '1', name: 'Half' });
  });
});

test('a thousand variants are written and read', async () => {
  const names = Array.from({ length: 10 }, (_, at) => `${at}`);
  const options = ['A', 'B', 'C'].map((name) => textOption(name, ...names));
  const variants = names.flatMap((a) =>
    names.flatMap((b) =>
      names.map((c) => priced('1.00', { choices: [chosen('A', a), chosen('B', b), chosen('C', c)] })),
    ),
  );
  const { statements } = shop.staff.ctx;
  const before = statements.count;
  const { id } = await create({ ...simple('Many'), options, variantsInfo: { variants } }, []);
  const { variantSummary } = await read(id, []);
  expect(variantSummary).toEqual({ variantCount: 1000 });
  expect(statements.count - before).toBeLessThan(30);
});

test('an old address leads to the product until another one takes it', async () => {
  const currentSlug = (slug: string) => readSite(shop.staff.ctx, (tx) => currentSlugOf(tx, 'product', slug));
  const first = await create(simple('Old', { slug: 'old' }));
  await update({ id: first.id, slug: 'new' });
  expect(await currentSlug('old')).toBe('new');
  expect(await shop.refusal(productsV3.getProductBySlug, { slug: 'old' })).toBe('not-found');
  const second = await create(simple('Heir', { slug: 'old' }));
  expect((await byName('old')).id).toBe(second.id);
  await update({ id: second.id, slug: 'newest' });
  expect(await currentSlug('old')).toBe('newest');
  await shop.call(productsV3.deleteProduct, { productId: second.id });
  expect(await currentSlug('old')).toBeNull();
});

test('renaming or deleting a ribbon also affects additional ribbons', async () => {
  const { id, additionalRibbons } = await create(
    simple('Ribboned', { ribbon: { name: 'A' }, additionalRibbons: [{ name: 'B' }] }),
  );
  const [second] = additionalRibbons as { id: string }[];
  await shop.call(ribbons.updateRibbon, { ribbon: { id: second?.id, name: 'Better', revision: '1' } });
  expect(await read(id)).toMatchObject({ ribbon: { name: 'A' }, additionalRibbons: [{ name: 'Better' }] });
  await shop.call(ribbons.deleteRibbon, { ribbonId: second?.id });
  expect(await read(id)).not.toHaveProperty('additionalRibbons');
});

test("the other generation's view, and the announcements", async () => {
  const before = (await shop.events()).length;
  const { id } = await create(simple('Heard'));
  await update({ id, variantsInfo: { variants: [priced('11.00')] } });
  await shop.call(productsV3.deleteProduct, { productId: id });
  expect((await shop.events()).slice(before)).toEqual([
    'wix.stores.catalog.v3.product_created',
    'com.wix.ecommerce.catalog.api.v1.ProductCreated',
    'wix.stores.catalog.v3.product_updated',
    'com.wix.ecommerce.catalog.api.v1.ProductChanged',
    'com.wix.ecommerce.catalog.api.v1.VariantsChanged',
    'wix.stores.catalog.v3.product_deleted',
    'com.wix.ecommerce.catalog.api.v1.ProductDeleted',
  ]);
  const tea = await byName('tea');
  expect((await shop.call(productsV1Reader.getProduct, { id: tea.id })).product).toMatchObject({
    ribbons: [{ text: 'New' }],
    customTextFields: [{ title: 'Words', maxLength: 20, mandatory: true }],
    pricePerUnitData: { totalQuantity: 200, baseQuantity: 100, baseMeasurementUnit: 'G' },
    priceData: { price: 15, discountedPrice: 12, pricePerUnit: 6, formatted: { pricePerUnit: '€6.00 / 100 g' } },
    productDimensions: { length: '1.5' },
    media: {
      items: [
        { mediaType: 'image' },
        { mediaType: 'image' },
        { mediaType: 'video', video: { stillFrameMediaId: 'a.webp' } },
      ],
    },
  });
});

test('few statements, however much has to be looked up', async () => {
  const product = { ...(await everythingAgain()), slug: undefined };
  const counts = {
    simple: await shop.statements(productsV3.createProduct, { product: simple('Counted') }),
    everything: await shop.statements(productsV3.createProduct, { product }),
  };
  const { id } = await create(simple('Changed'));
  const update = await shop.statements(productsV3.updateProduct, { product: { id, name: 'Renamed' } });
  expect({ ...counts, update }).toEqual({ simple: 7, everything: 12, update: 6 });
});

/** Existing entities, under other names. */
async function everythingAgain() {
  const { id: _i, revision: _r, variantsInfo, ...tea } = await read((await byName('tea')).id);
  const { variants } = variantsInfo as { variants: Json[] };
  return {
    ...tea,
    name: 'Tea again',
    variantsInfo: { variants: variants.map(({ id: _v, barcode: _b, ...one }) => one) },
  };
}
