import type { TestServer } from '@stoa/server/testing/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, ownerCalls } from './catalogue-clients.ts';
import { MISSING, startShop, violationsOf } from './public-clients.ts';

let shop: TestServer;
let owner: Call;
beforeAll(async () => {
  shop = await startShop();
  owner = ownerCalls(shop);
});
afterAll(() => shop?.stop());

const tree = { treeReference: { appNamespace: '@wix/stores', treeKey: null } };
const item = { catalogItemId: MISSING, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' };
const half = { catalogItemId: MISSING };
const long = 'x'.repeat(400);
const nothing = { filter: { nothing: 1 } };

/**
 * A call of each function with an invalid field, and the error for it; other files test the functions missing here.
 * V1 functions whose only argument is the id of a product or variant cannot be invalid: the id is any text.
 */
const wrong: Record<string, Record<string, readonly [args: readonly unknown[], field: string, rule: string]>> = {
  products: {
    getProduct: [['', {}], 'id', 'MIN_LENGTH'],
    getCollectionBySlug: [[long], 'slug', 'MAX_LENGTH'],
    removeProductMedia: [[MISSING, Array(1001).fill('x')], 'mediaIds', 'MAX_SIZE'],
    addProductsToCollection: [['x', [MISSING]], 'id', 'FORMAT'],
    updateCollection: [[MISSING, { name: long }], 'collection.name', 'MAX_LENGTH'],
    deleteCollection: [['x'], 'id', 'FORMAT'],
  },
  productsV3: {
    createProductWithInventory: [[{ name: long, variantsInfo: {} }], 'product.name', 'MAX_LENGTH'],
    updateProductWithInventory: [[MISSING, { name: long, revision: '1' }], 'product.name', 'MAX_LENGTH'],
    bulkUpdateProductsByFilter: [[{ ...nothing, product: { visible: true } }], 'filter.nothing', 'FIELD_NOT_ALLOWED'],
    bulkUpdateProductVariantsByFilter: [
      [{ nothing: 1 }, { variant: { visible: true } }],
      'filter.nothing',
      'FIELD_NOT_ALLOWED',
    ],
    bulkRemoveInfoSectionsFromProductsByFilter: [[{}, { infoSectionIds: ['x'] }], 'infoSectionIds.0', 'FORMAT'],
  },
  collections: {
    getCollectionBySlug: [[long], 'slug', 'MAX_LENGTH'],
  },
  categories: {
    getCategoryBySlug: [['x', tree.treeReference, { fields: ['ALL'] }], 'fields.0', 'INVALID_ENUM_VALUE'],
    bulkUpdateCategories: [[[{ category: { _id: 'x', revision: '1' } }], tree], 'categories.0.category.id', 'FORMAT'],
    updateCategoryVisibility: [['x', { ...tree, visible: true, revision: '1' }], 'categoryId', 'FORMAT'],
    bulkAddItemToCategories: [[half, { ...tree, categoryIds: [MISSING] }], 'item.appId', 'REQUIRED_FIELD'],
    bulkRemoveItemsFromCategory: [[MISSING, [half], tree], 'items.0.appId', 'REQUIRED_FIELD'],
    bulkRemoveItemFromCategories: [[item, { ...tree, categoryIds: ['x'] }], 'categoryIds.0', 'FORMAT'],
    bulkSetItemCategories: [[item, { ...tree, categoryIds: ['x'] }], 'categoryIds.0', 'FORMAT'],
    listCategoriesForItem: [[half, tree], 'item.appId', 'REQUIRED_FIELD'],
    getArrangedItems: [['x', tree.treeReference], 'categoryId', 'FORMAT'],
  },
  brandsV3: {
    updateBrand: [[MISSING, { name: 'X' }], 'brand.revision', 'REQUIRED_FIELD'],
    deleteBrand: [['x'], 'brandId', 'FORMAT'],
    bulkCreateBrands: [[[{ name: long }]], 'brands.0.name', 'MAX_LENGTH'],
    bulkUpdateBrands: [[[{ brand: { _id: 'x', revision: '1' } }]], 'brands.0.brand.id', 'FORMAT'],
    bulkDeleteBrands: [[['x']], 'brandIds.0', 'FORMAT'],
    getOrCreateBrand: [[long], 'brandName', 'MAX_LENGTH'],
    bulkGetOrCreateBrands: [[[long]], 'brandNames.0', 'MAX_LENGTH'],
  },
  ribbonsV3: {
    updateRibbon: [[MISSING, { name: 'X' }], 'ribbon.revision', 'REQUIRED_FIELD'],
    deleteRibbon: [['x'], 'ribbonId', 'FORMAT'],
    bulkCreateRibbons: [[[{ name: long }]], 'ribbons.0.name', 'MAX_LENGTH'],
    bulkUpdateRibbons: [[[{ ribbon: { _id: 'x', revision: '1' } }]], 'ribbons.0.ribbon.id', 'FORMAT'],
    bulkDeleteRibbons: [[['x']], 'ribbonIds.0', 'FORMAT'],
    getOrCreateRibbon: [[long], 'ribbonName', 'MAX_LENGTH'],
    bulkGetOrCreateRibbons: [[[long]], 'ribbonNames.0', 'MAX_LENGTH'],
  },
  infoSectionsV3: {
    updateInfoSection: [[MISSING, { title: 'X' }], 'infoSection.revision', 'REQUIRED_FIELD'],
    deleteInfoSection: [['x'], 'infoSectionId', 'FORMAT'],
    bulkCreateInfoSections: [[[{ uniqueName: long, title: 'X' }]], 'infoSections.0.uniqueName', 'MAX_LENGTH'],
    bulkUpdateInfoSections: [
      [[{ infoSection: { _id: 'x', revision: '1' } }]],
      'infoSections.0.infoSection.id',
      'FORMAT',
    ],
    bulkDeleteInfoSections: [[['x']], 'infoSectionIds.0', 'FORMAT'],
    getOrCreateInfoSection: [
      [{ infoSection: { uniqueName: long, title: 'X' } }],
      'infoSection.uniqueName',
      'MAX_LENGTH',
    ],
    bulkGetOrCreateInfoSections: [
      [{ infoSections: [{ uniqueName: long, title: 'X' }] }],
      'infoSections.0.uniqueName',
      'MAX_LENGTH',
    ],
  },
  customizationsV3: {
    queryCustomizations: [[nothing, {}], 'query.filter.nothing', 'FIELD_NOT_ALLOWED'],
  },
  subscriptionOptions: {
    getSubscriptionOption: [['x'], 'id', 'FORMAT'],
    getSubscriptionOptionsForProduct: [
      ['x', { includeHiddenSubscriptionOptions: 'perhaps' }],
      'includeHiddenSubscriptionOptions',
      'OTHER',
    ],
    getOneTimePurchasesStatus: [[''], 'productId', 'MIN_LENGTH'],
    updateSubscriptionOption: [[MISSING, { title: long }], 'subscriptionOption.title', 'MAX_LENGTH'],
    bulkUpdateSubscriptionOptions: [[[{ _id: 'x' }]], 'subscriptionOptions.0.id', 'FORMAT'],
    bulkDeleteSubscriptionOptions: [[['x']], 'ids.0', 'FORMAT'],
    assignSubscriptionOptionsToProduct: [
      [MISSING, { assignedSubscriptionOptions: [{ _id: 'x' }] }],
      'assignedSubscriptionOptions.0.id',
      'FORMAT',
    ],
    allowOneTimePurchases: [[MISSING], 'allowed', 'REQUIRED_FIELD'],
  },
  backInStockNotifications: {
    getBackInStockNotificationRequest: [['x'], 'id', 'FORMAT'],
    deleteBackInStockNotificationRequest: [['x'], 'id', 'FORMAT'],
    markAsNotificationSent: [['x'], 'id', 'FORMAT'],
  },
  backInStockSettings: {
    startCollectingRequests: [['x'], 'appId', 'FORMAT'],
  },
  wishlists: {
    getDefaultWishlist: [[{ appId: 'x' }], 'appId', 'FORMAT'],
    bulkUpdateWishlistTags: [[['x'], {}], 'wishlistIds.0', 'FORMAT'],
  },
  folders: { generateFolderDownloadUrl: [[long], 'folderId', 'MAX_LENGTH'] },
};

const cases = Object.entries(wrong).flatMap(([service, calls]) =>
  Object.entries(calls).map(([name, [args, field, rule]]) => ({ call: `${service}.${name}`, args, field, rule })),
);
test.for(cases)('$call: $field is $rule', async ({ call, args, field, rule }) => {
  expect(await violationsOf(owner(call, args))).toEqual({ [field]: rule });
});
