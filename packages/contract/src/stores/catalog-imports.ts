import { backOffice, operation, service } from '../operation.ts';
import {
  boolean,
  date,
  decimal,
  guid,
  immutable,
  int64,
  integer,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { SubscriptionFrequency } from '../shared/commerce.ts';
import { ExtendedFields, SeoSchema } from '../shared/common.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/errors.ts';
import {
  CatalogV3DiscountType,
  CatalogV3InfoSection,
  CatalogV3Media,
  CatalogV3PhysicalProperties,
  CatalogV3ProductType,
  CatalogV3Ribbon,
  CatalogV3Tags,
  ConnectedModifier,
  ConnectedOption,
  OptionChoiceReferences,
  PreorderInfo,
  PriceInfo,
  PurchaseEligibility,
  RevenueDetails,
  V3Brand,
  VariantDigitalProperties,
  VariantPhysicalProperties,
} from './product-v3-parts.ts';

export const CatalogImport = message('CatalogImport', {
  id: readonly(nullable(guid)),
  createdDate: readonly(nullable(date)),
});
export const CatalogImportSubscriptionDiscount = message(
  'CatalogImportSubscriptionDiscount',
  {
    amountOff: decimal({ gte: 0, lte: 999999999.99, maxScale: 3 }),
    percentOff: number({ minimum: 0.1, maximum: 99.9 }),
    type: CatalogV3DiscountType,
  },
  { atMostOne: [['amountOff', 'percentOff']] },
);
export const CatalogImportSubscription = message(
  'CatalogImportSubscription',
  {
    autoRenewal: boolean,
    billingCycles: number({ minimum: 2, maximum: 999 }),
    id: immutable(nullable(guid)),
    title: text({ minLength: 1, maxLength: 20 }),
    description: nullable(text({ maxLength: 60 })),
    visible: nullable(boolean),
    frequency: SubscriptionFrequency,
    interval: nullable(number({ minimum: 1, maximum: 50 })),
    discount: ref(CatalogImportSubscriptionDiscount),
  },
  { atMostOne: [['autoRenewal', 'billingCycles']] },
);
export const CatalogImportSubscriptionDetails = message('CatalogImportSubscriptionDetails', {
  subscriptions: list(ref(CatalogImportSubscription), { minItems: 1, maxItems: 6 }),
  allowOneTimePurchases: nullable(boolean),
});
export const CatalogImportInventoryItemComposite = message(
  'CatalogImportInventoryItemComposite',
  {
    inStock: boolean,
    quantity: integer({ minimum: -99999, maximum: 99999 }),
    id: readonly(nullable(guid)),
    revision: readonly(nullable(int64)),
    preorderInfo: ref(PreorderInfo),
  },
  { atMostOne: [['inStock', 'quantity']] },
);
export const CatalogImportVariantWithInventory = message(
  'CatalogImportVariantWithInventory',
  {
    physicalProperties: ref(VariantPhysicalProperties),
    digitalProperties: ref(VariantDigitalProperties),
    id: immutable(nullable(guid)),
    visible: nullable(boolean),
    sku: nullable(text({ minLength: 1, maxLength: 40 })),
    barcode: nullable(text({ minLength: 1, maxLength: 40 })),
    price: ref(PriceInfo),
    revenueDetails: ref(RevenueDetails),
    inventoryItem: ref(CatalogImportInventoryItemComposite),
    choices: immutable(list(ref(OptionChoiceReferences), { maxItems: 6 })),
  },
  { atMostOne: [['physicalProperties', 'digitalProperties']] },
);
export const CatalogImportVariantsInfo = message('CatalogImportVariantsInfo', {
  variants: list(ref(CatalogImportVariantWithInventory), { maxItems: 1000 }),
});
export const CatalogImportProductWithInventory = message('CatalogImportProductWithInventory', {
  physicalProperties: ref(CatalogV3PhysicalProperties),
  id: readonly(immutable(nullable(text({ minLength: 1, maxLength: 36 })))),
  revision: readonly(nullable(int64)),
  name: nullable(text({ minLength: 1, maxLength: 80 })),
  slug: nullable(text({ minLength: 1, maxLength: 300 })),
  plainDescription: nullable(text({ maxLength: 16000 })),
  visible: nullable(boolean),
  visibleInPos: nullable(boolean),
  media: ref(CatalogV3Media),
  seoData: ref(SeoSchema),
  taxGroupId: nullable(guid),
  options: list(ref(ConnectedOption), { maxItems: 6 }),
  modifiers: list(ref(ConnectedModifier), { maxItems: 10 }),
  brand: ref(V3Brand),
  infoSections: list(ref(CatalogV3InfoSection), { maxItems: 20 }),
  ribbon: ref(CatalogV3Ribbon),
  additionalRibbons: list(ref(CatalogV3Ribbon), { maxItems: 4 }),
  mainCategoryId: nullable(guid),
  productType: immutable(CatalogV3ProductType),
  handle: readonly(nullable(text({ minLength: 1, maxLength: 100 }))),
  variantsInfo: ref(CatalogImportVariantsInfo),
  subscriptionDetails: ref(CatalogImportSubscriptionDetails),
  purchaseEligibility: ref(PurchaseEligibility),
  extendedFields: ref(ExtendedFields),
  tags: ref(CatalogV3Tags),
});
export const ProductCategoryIdsInfo = message('ProductCategoryIdsInfo', {
  categoryIds: list(guid, { maxItems: 1000 }),
});
export const ProductItem = message('ProductItem', {
  product: ref(CatalogImportProductWithInventory),
  categoryIdsInfo: ref(ProductCategoryIdsInfo),
});
export const AddProductResult = message('AddProductResult', {
  itemMetadata: ref(ItemMetadata),
});

export const catalogImports = service('stores.catalog-imports-v-3', ['/stores', ''], {
  createCatalogImport: operation({
    method: 'POST',
    path: '/v3/catalog-imports',
    summary: 'Create catalog import',
    permit: backOffice('stores:catalog:v3:catalog_import:create_catalog_import'),
    request: {
      catalogImport: ref(CatalogImport),
    },
    response: {
      catalogImport: ref(CatalogImport),
    },
    required: ['catalogImport'],
  }),
  addProductsToImport: operation({
    method: 'POST',
    path: '/v3/catalog-imports/{catalogImportId}/add-products',
    summary: 'Add products to import',
    permit: backOffice('stores:catalog:v3:catalog_import:add_products_to_import'),
    request: {
      catalogImportId: guid,
      products: list(ref(ProductItem), { minItems: 1, maxItems: 100 }),
    },
    response: {
      results: list(ref(AddProductResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['catalogImportId', 'products', 'products.product', 'products.product.handle'],
  }),
  submitCatalogImport: operation({
    method: 'POST',
    path: '/v3/catalog-imports/{catalogImportId}/submit',
    summary: 'Submit catalog import',
    permit: backOffice('stores:catalog:v3:catalog_import:submit_catalog_import'),
    request: {
      catalogImportId: guid,
    },
    response: {
      jobId: guid,
      totalProductsCount: number(),
    },
    required: ['catalogImportId'],
    errors: ['CATALOG_IMPORT_ALREADY_SUBMITTED'],
  }),
});
