import { anyone, operation, service } from '../operation.ts';
import {
  boolean,
  choice,
  currency,
  decimal,
  guid,
  int64,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
  webUrl,
} from '../schema.ts';
import { CommonAggregationData } from '../shared/aggregation.ts';
import { LongCursorQuery, LongCursorSearch } from '../shared/catalogue.ts';
import { MeasurementUnit } from '../shared/commerce.ts';
import { CursorPagingMetadata } from '../shared/paging.ts';
import {
  CatalogV3Image,
  CatalogV3ProductType,
  FileType,
  MediaType,
  VideoV2,
  WeightMeasurementUnitInfo,
} from './product-v3-parts.ts';

export const ReadOnlyVariantRequestedFields = choice(
  'CURRENCY',
  'MERCHANT_DATA',
  'SUBSCRIPTION_PRICES_INFO',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
  'DISCOUNT_INFO',
);
export const InventoryStatus = message('InventoryStatus', {
  inStock: readonly(boolean),
  preorderEnabled: readonly(boolean),
});
export const ReadOnlyVariantProductProperties = message('ReadOnlyVariantProductProperties', {
  weightMeasurementUnitInfo: readonly(ref(WeightMeasurementUnitInfo)),
});
export const ProductFields = message('ProductFields', {
  physicalProperties: ref(ReadOnlyVariantProductProperties),
  productId: readonly(text({ minLength: 1, maxLength: 36 })),
  name: readonly(nullable(text({ minLength: 1, maxLength: 80 }))),
  productType: readonly(CatalogV3ProductType),
  slug: readonly(nullable(text())),
  visible: readonly(nullable(boolean)),
  visibleInPos: readonly(nullable(boolean)),
  mainCategoryId: readonly(nullable(guid)),
  currency: readonly(nullable(currency)),
  revision: readonly(nullable(int64)),
  handle: readonly(nullable(text({ minLength: 1, maxLength: 100 }))),
});
export const ReadOnlyVariantOptionChoiceIds = message('ReadOnlyVariantOptionChoiceIds', {
  optionId: readonly(text({ minLength: 1, maxLength: 36 })),
  choiceId: readonly(guid),
});
export const ReadOnlyVariantOptionChoiceNames = message('ReadOnlyVariantOptionChoiceNames', {
  optionName: readonly(text({ minLength: 1, maxLength: 50 })),
  choiceName: readonly(text({ minLength: 1, maxLength: 50 })),
  renderType: readonly(text({ maxLength: 50 })),
});
export const ReadOnlyVariantOptionChoice = message('ReadOnlyVariantOptionChoice', {
  optionChoiceIds: readonly(ref(ReadOnlyVariantOptionChoiceIds)),
  optionChoiceNames: readonly(ref(ReadOnlyVariantOptionChoiceNames)),
});
export const ReadOnlyVariantFixedMonetaryAmount = message('ReadOnlyVariantFixedMonetaryAmount', {
  amount: readonly(decimal({ gte: 0, lte: 999999999.99, maxScale: 3 })),
  formattedAmount: readonly(nullable(text({ maxLength: 20 }))),
});
export const ReadOnlyVariantPriceInfo = message('ReadOnlyVariantPriceInfo', {
  actualPrice: readonly(ref(ReadOnlyVariantFixedMonetaryAmount)),
  compareAtPrice: readonly(ref(ReadOnlyVariantFixedMonetaryAmount)),
  priceAfterDiscount: readonly(ref(ReadOnlyVariantFixedMonetaryAmount)),
});
export const ReadOnlyVariantThumbnail = message('ReadOnlyVariantThumbnail', {
  url: readonly(webUrl),
  height: readonly(number()),
  width: readonly(number()),
  altText: readonly(nullable(text({ minLength: 1, maxLength: 1000 }))),
});
export const ReadOnlyVariantProductMedia = message(
  'ReadOnlyVariantProductMedia',
  {
    id: readonly(text({ minLength: 1, maxLength: 200 })),
    url: readonly(webUrl),
    image: readonly(ref(CatalogV3Image)),
    video: readonly(ref(VideoV2)),
    altText: readonly(nullable(text({ minLength: 1, maxLength: 1000 }))),
    displayName: readonly(nullable(text({ maxLength: 80 }))),
    mediaType: readonly(MediaType),
    thumbnail: readonly(ref(ReadOnlyVariantThumbnail)),
    uploadId: readonly(guid),
  },
  {
    atMostOne: [
      ['id', 'url'],
      ['image', 'video'],
    ],
  },
);
export const ReadOnlyVariantRevenueDetails = message('ReadOnlyVariantRevenueDetails', {
  cost: readonly(ref(ReadOnlyVariantFixedMonetaryAmount)),
  profit: readonly(ref(ReadOnlyVariantFixedMonetaryAmount)),
  profitMargin: readonly(number({ maximum: 1 })),
});
export const ReadOnlyVariantSubscriptionPricePerUnit = message('ReadOnlyVariantSubscriptionPricePerUnit', {
  value: readonly(decimal({ gte: 0, lte: 999999999.99, maxScale: 3 })),
  description: readonly(nullable(text({ maxLength: 20 }))),
});
export const ReadOnlyVariantSubscriptionPrice = message('ReadOnlyVariantSubscriptionPrice', {
  subscriptionId: readonly(guid),
  price: readonly(ref(ReadOnlyVariantFixedMonetaryAmount)),
  pricePerUnit: readonly(ref(ReadOnlyVariantSubscriptionPricePerUnit)),
});
export const ReadOnlyVariantSubscriptionPricesInfo = message('ReadOnlyVariantSubscriptionPricesInfo', {
  subscriptionPrices: readonly(list(ref(ReadOnlyVariantSubscriptionPrice), { maxItems: 6 })),
});
export const ReadOnlyVariantSecuredMedia = message('ReadOnlyVariantSecuredMedia', {
  id: readonly(text({ minLength: 1, maxLength: 100 })),
  fileName: readonly(text({ minLength: 1, maxLength: 1000 })),
  fileSize: readonly(nullable(decimal({ maxScale: 0 }))),
  fileType: readonly(FileType),
});
export const ReadOnlyVariantDigitalProperties = message('ReadOnlyVariantDigitalProperties', {
  digitalFile: readonly(ref(ReadOnlyVariantSecuredMedia)),
});
export const ReadOnlyVariantPricePerUnitSettings = message('ReadOnlyVariantPricePerUnitSettings', {
  quantity: readonly(number({ minimum: 0.01, maximum: 999999999.99 })),
  measurementUnit: readonly(MeasurementUnit),
});
export const ReadOnlyVariantPricePerUnit = message('ReadOnlyVariantPricePerUnit', {
  settings: readonly(ref(ReadOnlyVariantPricePerUnitSettings)),
  value: readonly(decimal({ gte: 0, lte: 999999999.99, maxScale: 3 })),
  description: readonly(nullable(text({ maxLength: 100 }))),
});
export const ReadOnlyVariantPhysicalProperties = message('ReadOnlyVariantPhysicalProperties', {
  weight: readonly(nullable(number({ maximum: 999999999.99 }))),
  pricePerUnit: readonly(ref(ReadOnlyVariantPricePerUnit)),
});
export const ReadOnlyVariant = message(
  'ReadOnlyVariant',
  {
    physicalProperties: ref(ReadOnlyVariantPhysicalProperties),
    digitalProperties: ref(ReadOnlyVariantDigitalProperties),
    id: readonly(guid),
    visible: readonly(nullable(boolean)),
    sku: readonly(nullable(text({ minLength: 1, maxLength: 40 }))),
    barcode: readonly(nullable(text({ minLength: 1, maxLength: 40 }))),
    optionChoices: readonly(list(ref(ReadOnlyVariantOptionChoice), { maxItems: 6 })),
    price: readonly(ref(ReadOnlyVariantPriceInfo)),
    revenueDetails: readonly(ref(ReadOnlyVariantRevenueDetails)),
    media: readonly(ref(ReadOnlyVariantProductMedia)),
    subscriptionPricesInfo: readonly(ref(ReadOnlyVariantSubscriptionPricesInfo)),
    inventoryStatus: readonly(ref(InventoryStatus)),
    productData: readonly(ref(ProductFields)),
    variantId: readonly(guid),
  },
  { atMostOne: [['physicalProperties', 'digitalProperties']] },
);

export const variants = service('stores.read-only-variants-v-3', ['/stores', '', '/_api/product-variants-reader'], {
  queryVariants: operation({
    method: 'POST',
    effect: 'read',
    path: '/v3/products/query-variants',
    summary: 'Query variants',
    permit: anyone(),
    request: {
      query: ref(LongCursorQuery),
      fields: list(ReadOnlyVariantRequestedFields, { maxItems: 100 }),
    },
    response: {
      variants: list(ref(ReadOnlyVariant)),
      pagingMetadata: ref(CursorPagingMetadata),
    },
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
  }),
  searchVariants: operation({
    method: 'POST',
    effect: 'read',
    path: '/v3/products/search-variants',
    summary: 'Search variants',
    permit: anyone(),
    request: {
      search: ref(LongCursorSearch),
      fields: list(ReadOnlyVariantRequestedFields, { maxItems: 100 }),
    },
    response: {
      variants: list(ref(ReadOnlyVariant)),
      pagingMetadata: ref(CursorPagingMetadata),
      aggregationData: ref(CommonAggregationData),
    },
    required: ['search'],
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
  }),
});
