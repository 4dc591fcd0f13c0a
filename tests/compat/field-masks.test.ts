import type { TestServer } from '@stoa/server/testing/server';
import { categories as categoriesModule } from '@wix/categories';
import { discountRules, taxGroups } from '@wix/ecom';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { brandsV3, customizationsV3, infoSectionsV3, inventoryItemsV3, productsV3, ribbonsV3 } from '@wix/stores';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop } from './public-clients.ts';

const categories = { ...categoriesModule };
const modules = { brandsV3, ribbonsV3, infoSectionsV3, customizationsV3, inventoryItemsV3, productsV3, categories };
const newOwner = ({ site }: TestServer) =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: site.apiKey, siteId: site.id }),
    modules: { ...modules, discountRules, taxGroups },
  });
let shop: TestServer;
let owner: ReturnType<typeof newOwner>;
beforeAll(async () => {
  shop = await startShop();
  owner = newOwner(shop);
});
afterAll(() => shop?.stop());

type Bulk = { results?: { itemMetadata?: { success?: boolean; error?: object } }[] };
const succeeds = ({ results }: Bulk) => expect(results).toMatchObject([{ itemMetadata: { success: true } }]);
const idOf = (entity: { _id?: string | null } | undefined) => entity?._id ?? expect.fail('no id');

describe('bulk updates write what their masks name', () => {
  test('brands and ribbons', async () => {
    const [brand, ribbon] = [
      await owner.brandsV3.createBrand({ name: 'Masked' }),
      await owner.ribbonsV3.createRibbon({ name: 'Masked' }),
    ];
    const change = (entity: object, name: string) => ({ ...entity, revision: '1', name });
    succeeds(await owner.brandsV3.bulkUpdateBrands([{ brand: change(brand, 'Masked & Co'), fieldMask: ['name'] }]));
    succeeds(await owner.ribbonsV3.bulkUpdateRibbons([{ ribbon: change(ribbon, 'Ignored'), fieldMask: [] }]));
    expect(await owner.brandsV3.getBrand(idOf(brand))).toMatchObject({ name: 'Masked & Co', revision: '2' });
    expect(await owner.ribbonsV3.getRibbon(idOf(ribbon))).toMatchObject({ name: 'Masked' });
  });

  test('info sections: one that is named and not sent becomes empty', async () => {
    const created = await owner.infoSectionsV3.createInfoSection({
      uniqueName: 'washing',
      title: 'Washing',
      plainDescription: '<p>Cold.</p>',
    });
    const infoSection = { _id: idOf(created), revision: '1', title: 'Ignored', uniqueName: 'Laundry' };
    succeeds(
      await owner.infoSectionsV3.bulkUpdateInfoSections([
        { infoSection, fieldMask: ['uniqueName', 'plainDescription'] },
      ]),
    );
    const section = await owner.infoSectionsV3.queryInfoSections({ filter: { uniqueName: 'Laundry' } }, {});
    expect(section.infoSections).toMatchObject([{ title: 'Washing', plainDescription: '' }]);
  });

  test('customizations and their choices', async () => {
    const created = await owner.customizationsV3.createCustomization({
      name: 'Glaze',
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ name: 'Matt', choiceType: 'CHOICE_TEXT' }] },
    });
    const customization = {
      _id: idOf(created),
      revision: '1',
      name: 'Surface',
      customizationRenderType: 'SWATCH_CHOICES',
    };
    const masked = { customization, fieldMask: ['name'] } as object;
    succeeds(await owner.customizationsV3.bulkUpdateCustomizations([masked]));
    const renamed = await owner.customizationsV3.getCustomization(idOf(created));
    expect(renamed).toMatchObject({ name: 'Surface', customizationRenderType: 'TEXT_CHOICES' });
    const [choice] = renamed.choicesSettings?.choices ?? [];
    const choices = [{ choice: { ...choice, name: 'Matte', key: 'other' }, fieldMask: ['name'] }] as object[];
    const changed = await owner.customizationsV3.updateCustomizationChoices(idOf(created), renamed.revision ?? '', {
      choices,
    });
    expect(changed.customization?.choicesSettings?.choices).toMatchObject([{ name: 'Matte', key: 'Matte' }]);
  });

  test('products and their stock', async () => {
    const created = await owner.productsV3.createProductWithInventory({
      name: 'Bowl',
      productType: 'PHYSICAL',
      physicalProperties: {},
      variantsInfo: {
        variants: [
          { price: { actualPrice: { amount: '9.00' } }, physicalProperties: {}, inventoryItem: { quantity: 3 } },
        ],
      },
    });
    const product = { _id: idOf(created.product), revision: '1', name: 'Large bowl', visible: false };
    const mask = { product, fieldMask: ['name'] } as object;
    succeeds(await owner.productsV3.bulkUpdateProducts([mask]));
    expect(await owner.productsV3.getProduct(idOf(created.product))).toMatchObject({
      name: 'Large bowl',
      visible: true,
    });
    const { items: [stock] = [] } = await owner.inventoryItemsV3
      .queryInventoryItems()
      .eq('productId', idOf(created.product))
      .find();
    const inventoryItem = { _id: idOf(stock), revision: stock?.revision, quantity: 8, preorderInfo: { enabled: true } };
    const masked = { inventoryItem, fieldMask: ['quantity'] } as object;
    succeeds(await owner.inventoryItemsV3.bulkUpdateInventoryItems([masked], { reason: 'MANUAL' }));
    expect(await owner.inventoryItemsV3.getInventoryItem(idOf(stock))).toMatchObject({
      quantity: 8,
      preorderInfo: { enabled: false },
    });
  });

  test('categories', async () => {
    const treeReference = { appNamespace: '@wix/stores', treeKey: null };
    const created = await owner.categories.createCategory({ name: 'Cups' }, { treeReference });
    const category = { _id: idOf(created), revision: created.revision, name: 'Mugs', visible: true };
    const masked = { category, fieldMask: ['name'] } as object;
    succeeds(await owner.categories.bulkUpdateCategories([masked], { treeReference }));
    const read = await owner.categories.getCategory(idOf(created), treeReference);
    expect(read).toMatchObject({ name: 'Mugs', visible: created.visible });
  });
});

describe('masks of single updates, which the functions of the client do not send', () => {
  const call = async (client: { fetchWithAuth: typeof fetch }, method: string, path: string, body: object) => {
    const answer = await client.fetchWithAuth(`${shop.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };

  test('`fieldMask`, as a text or a list', async () => {
    const brand = await owner.brandsV3.createBrand({ name: 'Reed' });
    const update = (revision: string, name: string, fieldMask: unknown) =>
      call(owner as never, 'PATCH', `/stores/v3/brands/${brand._id}`, { brand: { revision, name }, fieldMask });
    expect(await update('1', 'Reed 1', 'name')).toMatchObject({ status: 200, body: { brand: { name: 'Reed 1' } } });
    expect(await update('2', 'Reed 2', ['name'])).toMatchObject({ body: { brand: { name: 'Reed 2' } } });
    expect(await update('3', 'Reed 3', '')).toMatchObject({ body: { brand: { name: 'Reed 2' } } });
    expect(await update('4', 'Reed 4', null)).toMatchObject({ body: { brand: { name: 'Reed 4' } } });
    const wrong = { field: 'fieldMask', ruleName: 'INVALID_TYPE' };
    expect(await update('5', 'Reed 5', 7)).toMatchObject({
      status: 400,
      body: { details: { validationError: { fieldViolations: [wrong] } } },
    });
  });

  test('`mask`', async () => {
    const rule = await owner.discountRules.createDiscountRule({
      name: 'Spring',
      active: false,
      discounts: {
        values: [
          {
            targetType: 'SPECIFIC_ITEMS',
            specificItemsInfo: {
              scopes: [
                {
                  _id: 'all',
                  type: 'CATALOG_ITEM',
                  catalogItemFilter: { catalogAppId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemIds: [] },
                },
              ],
            },
            discountType: 'PERCENTAGE',
            percentage: 10,
          },
        ],
      },
    } as never);
    const discountRule = { revision: '1', name: 'Summer', active: true };
    const answer = await call(owner as never, 'PATCH', `/ecom/v1/discount-rules/${rule._id}`, {
      discountRule,
      mask: 'name',
    });
    expect(answer.body).toMatchObject({ discountRule: { name: 'Summer', active: false } });
  });

  test('`cartFieldmask`', async () => {
    const visitor = createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId }), modules: {} });
    const update = (body: object) => call(visitor as never, 'PATCH', '/ecom/v1/carts/current', body);
    await call(visitor as never, 'POST', '/ecom/v1/carts/current/add-to-cart', { lineItems: [] });
    const cartInfo = { buyerNote: 'Ring twice', contactInfo: { address: { country: 'DE' } } };
    const answer = await update({ cartInfo, cartFieldmask: 'buyerNote' });
    expect(answer.body).toMatchObject({ cart: { buyerNote: 'Ring twice' } });
    expect(answer.body).not.toHaveProperty('cart.contactInfo.address');
  });

  test('of a product: unknown fields and ones that were not sent are refused', async () => {
    const { product } = await owner.productsV3.getProductBySlug('stoneware-mug');
    const update = (fieldMask: string) =>
      call(owner as never, 'PATCH', `/stores/v3/products/${product?._id}`, {
        product: { revision: product?.revision, name: 'Mug' },
        fieldMask,
      });
    const code = (name: string, field: string) => ({
      status: 400,
      body: { details: { applicationError: { code: name, data: { field } } } },
    });
    expect(await update('name,colour')).toMatchObject(code('FIELD_MASK_VALUE_NOT_SUPPORTED', 'colour'));
    expect(await update('name,plainDescription')).toMatchObject(
      code('FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR', 'plainDescription'),
    );
  });
});
