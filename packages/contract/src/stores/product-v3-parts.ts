import {
  boolean,
  choice,
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
  webUrl,
} from '../schema.ts';
import { FreeTrialPeriod, MeasurementUnit, SubscriptionFrequency } from '../shared/commerce.ts';
import { Dimensions, ExtendedFields, TagList, WeightUnit } from '../shared/common.ts';
import { ApplicationError, ItemMetadata } from '../shared/errors.ts';
import { RichContent } from '../shared/rich-content.ts';

export const AvailabilityStatus = choice('OUT_OF_STOCK', 'IN_STOCK', 'PREORDER');
export const BreadCrumb = message('BreadCrumb', {
  categoryId: guid,
  categoryName: text({ minLength: 1, maxLength: 80 }),
  categorySlug: text({ minLength: 1, maxLength: 300 }),
});
export const BreadcrumbsInfo = message('BreadcrumbsInfo', {
  breadcrumbs: readonly(list(ref(BreadCrumb), { maxItems: 5 })),
});
export const CatalogV3Product = message('CatalogV3Product', {
  name: nullable(text({ maxLength: 80 })),
  directCategoryIds: list(guid, { maxItems: 2000 }),
  variantName: nullable(text({ minLength: 1, maxLength: 250 })),
  variantSku: nullable(text({ minLength: 1, maxLength: 40 })),
  variantVisible: nullable(boolean),
});
export const PreorderInfo = message('PreorderInfo', {
  enabled: nullable(boolean),
  message: nullable(text({ minLength: 1, maxLength: 250 })),
  limit: nullable(integer({ maximum: 100000, minimum: 0 })),
  counter: readonly(nullable(number({ maximum: 99999 }))),
  quantity: readonly(nullable(integer())),
});
export const InventoryItem = message(
  'InventoryItem',
  {
    inStock: boolean,
    quantity: integer({ minimum: -99999, maximum: 99999 }),
    id: readonly(nullable(guid)),
    revision: nullable(int64),
    createdDate: readonly(nullable(date)),
    updatedDate: readonly(nullable(date)),
    variantId: immutable(guid),
    locationId: immutable(nullable(guid)),
    productId: immutable(text({ minLength: 1, maxLength: 36 })),
    trackQuantity: readonly(boolean),
    availabilityStatus: readonly(AvailabilityStatus),
    preorderInfo: ref(PreorderInfo),
    product: readonly(ref(CatalogV3Product)),
    extendedFields: ref(ExtendedFields),
  },
  { atMostOne: [['inStock', 'quantity']] },
);
export const BulkInventoryItemResult = message('BulkInventoryItemResult', {
  itemMetadata: ref(ItemMetadata),
  item: ref(InventoryItem),
});
export const CommonBulkActionMetadata = message('CommonBulkActionMetadata', {
  totalSuccesses: integer(),
  totalFailures: integer(),
  undetailedFailures: integer(),
});
export const BulkInventoryItemResults = message('BulkInventoryItemResults', {
  results: list(ref(BulkInventoryItemResult), { maxItems: 1000 }),
  bulkActionMetadata: ref(CommonBulkActionMetadata),
  error: ref(ApplicationError),
});
export const ChoiceType = choice('CHOICE_TEXT', 'ONE_COLOR');
export const CatalogV3Image = message('CatalogV3Image', {
  id: text({ maxLength: 400 }),
  url: webUrl,
  height: readonly(number()),
  width: readonly(number()),
  altText: nullable(text({ maxLength: 200 })),
  filename: readonly(nullable(text({ maxLength: 200 }))),
});
export const MediaReference = message(
  'MediaReference',
  {
    mediaId: text({ minLength: 1, maxLength: 200 }),
    url: webUrl,
  },
  { atMostOne: [['mediaId', 'url']] },
);
export const MediaReferences = message('MediaReferences', {
  items: list(ref(MediaReference), { maxItems: 15 }),
});
export const MediaType = choice('IMAGE', 'VIDEO');
export const Thumbnail = message('Thumbnail', {
  url: webUrl,
  height: number(),
  width: number(),
  altText: nullable(text({ minLength: 1, maxLength: 1000 })),
});
export const VideoResolution = message('VideoResolution', {
  url: webUrl,
  height: number(),
  width: number(),
  format: text({ maxLength: 200 }),
});
export const VideoV2 = message('VideoV2', {
  id: text({ maxLength: 400 }),
  resolutions: readonly(list(ref(VideoResolution), { maxItems: 100 })),
  filename: readonly(nullable(text({ maxLength: 200 }))),
});
export const ProductMedia = message(
  'ProductMedia',
  {
    id: text({ minLength: 1, maxLength: 200 }),
    url: webUrl,
    image: readonly(ref(CatalogV3Image)),
    video: readonly(ref(VideoV2)),
    altText: nullable(text({ minLength: 1, maxLength: 1000 })),
    displayName: nullable(text({ maxLength: 80 })),
    mediaType: readonly(MediaType),
    thumbnail: ref(Thumbnail),
    uploadId: readonly(guid),
  },
  {
    atMostOne: [
      ['id', 'url'],
      ['image', 'video'],
    ],
  },
);
export const ConnectedOptionChoice = message('ConnectedOptionChoice', {
  colorCode: text({ minLength: 3, maxLength: 20 }),
  choiceId: nullable(guid),
  linkedMedia: list(ref(ProductMedia), { maxItems: 15 }),
  choiceType: ChoiceType,
  key: readonly(text({ minLength: 1, maxLength: 50 })),
  name: nullable(text({ minLength: 1, maxLength: 50 })),
  inStock: readonly(boolean),
  visible: readonly(boolean),
  displayImage: ref(CatalogV3Image),
  media: ref(MediaReferences),
});
export const ChoicesSettings = message('ChoicesSettings', {
  choices: immutable(list(ref(ConnectedOptionChoice), { maxItems: 1000 })),
});
export const FreeTextSettings = message('FreeTextSettings', {
  minCharCount: number(),
  maxCharCount: number({ maximum: 500 }),
  defaultAddedPrice: nullable(decimal({ gte: 0, lte: 999999999.99, maxScale: 3 })),
  title: text({ minLength: 1, maxLength: 150 }),
  key: readonly(text({ minLength: 1, maxLength: 150 })),
});
export const ConnectedModifierChoice = message('ConnectedModifierChoice', {
  colorCode: text({ minLength: 3, maxLength: 20 }),
  choiceId: nullable(guid),
  linkedMedia: list(ref(ProductMedia), { maxItems: 15 }),
  choiceType: ChoiceType,
  key: readonly(text({ minLength: 1, maxLength: 50 })),
  name: nullable(text({ minLength: 1, maxLength: 50 })),
  addedPrice: nullable(decimal({ gte: 0, lte: 999999999.99, maxScale: 3 })),
  displayImage: ref(CatalogV3Image),
  media: ref(MediaReferences),
});
export const ModifierChoicesSettings = message('ModifierChoicesSettings', {
  choices: immutable(list(ref(ConnectedModifierChoice), { maxItems: 1000 })),
});
export const ModifierRenderType = choice('FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES');
export const ConnectedModifier = message(
  'ConnectedModifier',
  {
    freeTextSettings: ref(FreeTextSettings),
    choicesSettings: ref(ModifierChoicesSettings),
    id: nullable(text({ minLength: 1, maxLength: 36 })),
    name: nullable(text({ minLength: 1, maxLength: 50 })),
    modifierRenderType: ModifierRenderType,
    toBeRemovedMandatory: boolean,
    key: readonly(text({ minLength: 1, maxLength: 50 })),
    mandatory: nullable(boolean),
  },
  { atMostOne: [['freeTextSettings', 'choicesSettings']] },
);
export const ProductOptionRenderType = choice('TEXT_CHOICES', 'SWATCH_CHOICES');
export const ConnectedOption = message('ConnectedOption', {
  choicesSettings: ref(ChoicesSettings),
  id: nullable(text({ minLength: 1, maxLength: 36 })),
  name: nullable(text({ minLength: 1, maxLength: 50 })),
  optionRenderType: ProductOptionRenderType,
  key: readonly(text({ minLength: 1, maxLength: 50 })),
});
export const CatalogV3DiscountType = choice('AMOUNT', 'PERCENT');
export const FileType = choice(
  'UNSPECIFIED',
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
);
export const FixedMonetaryAmount = message('FixedMonetaryAmount', {
  amount: decimal({ gte: 0, lte: 999999999.99, maxScale: 3 }),
  formattedAmount: readonly(nullable(text({ maxLength: 20 }))),
});
export const CatalogV3InfoSection = message('CatalogV3InfoSection', {
  id: nullable(guid),
  uniqueName: nullable(text({ maxLength: 100 })),
  title: readonly(nullable(text({ minLength: 1, maxLength: 50 }))),
  description: readonly(ref(RichContent)),
  plainDescription: nullable(text({ maxLength: 16000 })),
});
export const InventoryAvailabilityStatus = choice('IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK');
export const PreorderStatus = choice('ENABLED', 'DISABLED', 'PARTIALLY_ENABLED');
export const ProductPreorderAvailability = choice('ALL_VARIANTS', 'NO_VARIANTS', 'SOME_VARIANTS');
export const Inventory = message('Inventory', {
  availabilityStatus: readonly(InventoryAvailabilityStatus),
  preorderStatus: readonly(PreorderStatus),
  preorderAvailability: readonly(ProductPreorderAvailability),
});
export const InventoryItemComposite = message(
  'InventoryItemComposite',
  {
    inStock: boolean,
    quantity: integer({ minimum: -99999, maximum: 99999 }),
    id: readonly(nullable(guid)),
    revision: nullable(int64),
    preorderInfo: ref(PreorderInfo),
  },
  { atMostOne: [['inStock', 'quantity']] },
);
export const CatalogV3InventoryStatus = message('CatalogV3InventoryStatus', {
  inStock: boolean,
  preorderEnabled: boolean,
});
export const MediaItemsInfo = message('MediaItemsInfo', {
  items: list(ref(ProductMedia), { maxItems: 50 }),
});
export const CatalogV3Media = message('CatalogV3Media', {
  main: readonly(ref(ProductMedia)),
  itemsInfo: ref(MediaItemsInfo),
});
export const OptionChoiceIds = message('OptionChoiceIds', {
  optionId: immutable(text({ minLength: 1, maxLength: 36 })),
  choiceId: immutable(guid),
});
export const OptionChoiceNames = message('OptionChoiceNames', {
  optionName: text({ minLength: 1 }),
  choiceName: text({ minLength: 1 }),
  renderType: ProductOptionRenderType,
});
export const OptionChoice = message('OptionChoice', {
  optionChoiceIds: ref(OptionChoiceIds),
  optionChoiceNames: ref(OptionChoiceNames),
});
export const V3OptionChoiceIds = message('V3OptionChoiceIds', {
  optionId: immutable(text({ minLength: 1, maxLength: 36 })),
  choiceId: immutable(guid),
});
export const V3OptionChoiceNames = message('V3OptionChoiceNames', {
  optionName: text({ minLength: 1 }),
  choiceName: text({ minLength: 1 }),
  renderType: ProductOptionRenderType,
});
export const OptionChoiceReferences = message('OptionChoiceReferences', {
  optionChoiceIds: ref(V3OptionChoiceIds),
  optionChoiceNames: ref(V3OptionChoiceNames),
});
export const PricePerUnitRangePricePerUnit = message('PricePerUnitRangePricePerUnit', {
  value: readonly(decimal({ gte: 0, lte: 999999999.99, maxScale: 3 })),
  description: readonly(nullable(text({ maxLength: 100 }))),
});
export const PricePerUnitRange = message('PricePerUnitRange', {
  minValue: ref(PricePerUnitRangePricePerUnit),
  maxValue: ref(PricePerUnitRangePricePerUnit),
});
export const PricePerUnitSettings = message('PricePerUnitSettings', {
  quantity: number({ minimum: 0.01, maximum: 999999999.99 }),
  measurementUnit: MeasurementUnit,
});
export const WeightMeasurementUnitInfo = message('WeightMeasurementUnitInfo', {
  weightMeasurementUnit: readonly(WeightUnit),
});
export const WeightRange = message('WeightRange', {
  minValue: number({ maximum: 999999999.99 }),
  maxValue: number({ maximum: 999999999.99 }),
});
export const CatalogV3PhysicalProperties = message('CatalogV3PhysicalProperties', {
  pricePerUnit: ref(PricePerUnitSettings),
  fulfillerId: nullable(guid),
  shippingWeightRange: readonly(ref(WeightRange)),
  pricePerUnitRange: readonly(ref(PricePerUnitRange)),
  weightMeasurementUnitInfo: readonly(ref(WeightMeasurementUnitInfo)),
  deliveryProfileId: nullable(guid),
});
export const PriceInfo = message('PriceInfo', {
  actualPrice: ref(FixedMonetaryAmount),
  compareAtPrice: ref(FixedMonetaryAmount),
  priceAfterDiscount: readonly(ref(FixedMonetaryAmount)),
});
export const PricePerUnit = message('PricePerUnit', {
  settings: ref(PricePerUnitSettings),
  value: readonly(decimal({ gte: 0, lte: 999999999.99, maxScale: 3 })),
  description: readonly(nullable(text({ maxLength: 100 }))),
  priceAfterDiscount: readonly(ref(FixedMonetaryAmount)),
});
export const PriceRange = message('PriceRange', {
  minValue: ref(FixedMonetaryAmount),
  maxValue: ref(FixedMonetaryAmount),
});
export const ProductCategory = message('ProductCategory', {
  id: guid,
  index: nullable(number({ maximum: 200 })),
});
export const ProductCategoriesInfo = message('ProductCategoriesInfo', {
  categories: readonly(list(ref(ProductCategory), { maxItems: 2000 })),
});
export const CatalogV3ProductType = choice('PHYSICAL', 'DIGITAL');
export const CatalogV3Ribbon = message('CatalogV3Ribbon', {
  id: nullable(text({ minLength: 1, maxLength: 36 })),
  name: nullable(text({ maxLength: 30 })),
});
export const CatalogV3Tags = message('CatalogV3Tags', {
  privateTags: ref(TagList),
  publicTags: ref(TagList),
});
export const UserCriteria = choice('MEMBERS_ONLY');
export const PurchaseEligibility = message('PurchaseEligibility', {
  userCriteria: UserCriteria,
});
export const SubscriptionDiscount = message(
  'SubscriptionDiscount',
  {
    amountOff: decimal({ gt: 0, lte: 999999999.99, maxScale: 3 }),
    percentOff: number({ minimum: 0.1, maximum: 99.9 }),
    type: CatalogV3DiscountType,
  },
  { atMostOne: [['amountOff', 'percentOff']] },
);
export const Subscription = message(
  'Subscription',
  {
    autoRenewal: boolean,
    billingCycles: number({ minimum: 2, maximum: 999 }),
    id: immutable(nullable(guid)),
    title: text({ minLength: 1, maxLength: 20 }),
    description: nullable(text({ maxLength: 60 })),
    visible: nullable(boolean),
    frequency: SubscriptionFrequency,
    interval: nullable(number({ minimum: 1, maximum: 50 })),
    discount: ref(SubscriptionDiscount),
    /** What comes free before the first charge; absent for nothing. */
    freeTrialPeriod: nullable(ref(FreeTrialPeriod)),
  },
  { atMostOne: [['autoRenewal', 'billingCycles']] },
);
export const SubscriptionDetails = message('SubscriptionDetails', {
  /** An empty list removes all subscriptions, although the public contract requires at least one. */
  subscriptions: list(ref(Subscription), { maxItems: 6 }),
  allowOneTimePurchases: nullable(boolean),
});
export const V3Brand = message('V3Brand', {
  id: nullable(guid),
  name: nullable(text({ maxLength: 50 })),
});
export const RevenueDetails = message('RevenueDetails', {
  cost: ref(FixedMonetaryAmount),
  profit: readonly(ref(FixedMonetaryAmount)),
  profitMargin: readonly(number({ maximum: 1 })),
});
export const SecuredMedia = message('SecuredMedia', {
  id: text({ minLength: 1, maxLength: 100 }),
  fileName: readonly(text({ minLength: 1, maxLength: 1000 })),
  fileSize: readonly(nullable(decimal({ maxScale: 0 }))),
  fileType: readonly(FileType),
});
export const VariantDigitalProperties = message('VariantDigitalProperties', {
  digitalFile: ref(SecuredMedia),
});
export const VariantPhysicalProperties = message('VariantPhysicalProperties', {
  weight: nullable(number({ maximum: 999999999.99 })),
  pricePerUnit: ref(PricePerUnit),
  productDimensions: ref(Dimensions),
  packageDimensions: ref(Dimensions),
});
export const VariantWithInventory = message(
  'VariantWithInventory',
  {
    physicalProperties: ref(VariantPhysicalProperties),
    digitalProperties: ref(VariantDigitalProperties),
    id: immutable(nullable(guid)),
    visible: nullable(boolean),
    sku: nullable(text({ minLength: 1, maxLength: 40 })),
    barcode: nullable(text({ minLength: 1, maxLength: 40 })),
    price: ref(PriceInfo),
    revenueDetails: ref(RevenueDetails),
    inventoryItem: ref(InventoryItemComposite),
    choices: immutable(list(ref(OptionChoiceReferences), { maxItems: 6 })),
  },
  { atMostOne: [['physicalProperties', 'digitalProperties']] },
);
export const V3VariantsInfo = message('V3VariantsInfo', {
  variants: list(ref(VariantWithInventory), { minItems: 1, maxItems: 1000 }),
});
export const SubscriptionPricePerUnit = message('SubscriptionPricePerUnit', {
  value: readonly(decimal({ gte: 0, lte: 999999999.99, maxScale: 3 })),
  description: readonly(nullable(text({ maxLength: 20 }))),
  priceAfterDiscount: readonly(ref(FixedMonetaryAmount)),
});
export const SubscriptionPrice = message('SubscriptionPrice', {
  subscriptionId: readonly(guid),
  price: readonly(ref(FixedMonetaryAmount)),
  pricePerUnit: readonly(ref(SubscriptionPricePerUnit)),
  priceAfterDiscount: readonly(ref(FixedMonetaryAmount)),
});
export const SubscriptionPricesInfo = message('SubscriptionPricesInfo', {
  subscriptionPrices: list(ref(SubscriptionPrice), { maxItems: 6 }),
});
export const CatalogV3Variant = message(
  'CatalogV3Variant',
  {
    physicalProperties: ref(VariantPhysicalProperties),
    digitalProperties: ref(VariantDigitalProperties),
    id: immutable(nullable(guid)),
    visible: nullable(boolean),
    sku: nullable(text({ minLength: 1, maxLength: 40 })),
    barcode: nullable(text({ minLength: 1, maxLength: 40 })),
    choices: immutable(list(ref(OptionChoice), { maxItems: 6 })),
    price: ref(PriceInfo),
    revenueDetails: ref(RevenueDetails),
    media: readonly(ref(ProductMedia)),
    subscriptionPricesInfo: readonly(ref(SubscriptionPricesInfo)),
    inventoryStatus: readonly(ref(CatalogV3InventoryStatus)),
  },
  { atMostOne: [['physicalProperties', 'digitalProperties']] },
);
export const VariantSummary = message('VariantSummary', {
  variantCount: readonly(number()),
  minPriceVariant: readonly(ref(CatalogV3Variant)),
});
export const VariantsInfo = message('VariantsInfo', {
  variants: list(ref(CatalogV3Variant), { minItems: 1, maxItems: 1000 }),
});
