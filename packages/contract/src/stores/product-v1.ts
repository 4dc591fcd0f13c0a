import {
  boolean,
  choice,
  date,
  guid,
  immutable,
  int64,
  integer,
  list,
  mapOf,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { MeasurementUnit } from '../shared/commerce.ts';
import { Dimensions, SeoSchema } from '../shared/common.ts';
import { Media } from '../shared/media.ts';
import { storeSelection } from '../shared/paging.ts';

export const AdditionalInfoSection = message('AdditionalInfoSection', {
  title: text({ maxLength: 50 }),
  description: text({ maxLength: 16000 }),
});
export const Choice = message('Choice', {
  value: text({ minLength: 1, maxLength: 50 }),
  description: text({ minLength: 1, maxLength: 50 }),
  media: readonly(ref(Media)),
  inStock: readonly(boolean),
  visible: readonly(boolean),
});
export const CostAndProfitData = message('CostAndProfitData', {
  itemCost: nullable(number({ maximum: 999999999.99 })),
  formattedItemCost: readonly(text()),
  profit: readonly(number({ maximum: 999999999.99 })),
  formattedProfit: readonly(text()),
  profitMargin: readonly(number({ maximum: 1 })),
});
export const CustomTextField = message('CustomTextField', {
  title: text({ maxLength: 100 }),
  maxLength: number({ maximum: 500 }),
  mandatory: boolean,
});
export const V1DiscountType = choice('UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT');
export const Discount = message('Discount', {
  type: V1DiscountType,
  value: number(),
});
export const FormattedPrice = message('FormattedPrice', {
  price: text(),
  discountedPrice: text(),
  pricePerUnit: readonly(nullable(text())),
});
export const V1InventoryStatus = choice('IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK');
export const NumericPropertyRange = message('NumericPropertyRange', {
  minValue: number(),
  maxValue: number(),
});
export const OptionType = choice('unspecified_option_type', 'drop_down', 'color');
export const PageUrl = message('PageUrl', {
  base: text(),
  path: text(),
});
export const V1Paging = message('V1Paging', {
  limit: nullable(integer({ maximum: 100, minimum: 0 })),
  offset: nullable(integer({ minimum: 0 })),
});
export const V1Query = message('V1Query', { paging: ref(V1Paging), ...storeSelection });
export const PagingMetadata = message('PagingMetadata', {
  items: number(),
  offset: integer({ minimum: 0 }),
});
export const PriceData = message('PriceData', {
  currency: readonly(text()),
  price: nullable(number({ maximum: 999999999.99 })),
  discountedPrice: readonly(number()),
  formatted: readonly(ref(FormattedPrice)),
  pricePerUnit: readonly(nullable(number())),
});
export const PricePerUnitData = message('PricePerUnitData', {
  totalQuantity: number({ minimum: 0.01, maximum: 999999999.99 }),
  totalMeasurementUnit: MeasurementUnit,
  baseQuantity: number({ minimum: 0.01, maximum: 999999999.99 }),
  baseMeasurementUnit: MeasurementUnit,
});
export const ProductOption = message('ProductOption', {
  optionType: readonly(OptionType),
  name: text({ minLength: 1, maxLength: 50 }),
  choices: list(ref(Choice), { minItems: 1, maxItems: 100 }),
});
export const Stock = message('Stock', {
  trackInventory: boolean,
  quantity: nullable(integer({ maximum: 99999 })),
  inStock: boolean,
  inventoryStatus: V1InventoryStatus,
});
export const V1ProductType = choice('unspecified_product_type', 'physical', 'digital');
export const V1Ribbon = message('V1Ribbon', {
  text: text({ maxLength: 30 }),
});
export const VariantDataWithNoStock = message('VariantDataWithNoStock', {
  priceData: ref(PriceData),
  convertedPriceData: readonly(ref(PriceData)),
  costAndProfitData: ref(CostAndProfitData),
  weight: number(),
  sku: text(),
  visible: boolean,
  productDimensions: ref(Dimensions),
  packageDimensions: ref(Dimensions),
});
export const VariantStock = message('VariantStock', {
  trackQuantity: boolean,
  quantity: nullable(integer({ maximum: 99999 })),
  inStock: boolean,
});
export const V1Variant = message('V1Variant', {
  id: guid,
  choices: mapOf(text()),
  variant: ref(VariantDataWithNoStock),
  stock: readonly(ref(VariantStock)),
});
export const V1Product = message('V1Product', {
  id: readonly(text()),
  name: nullable(text({ minLength: 1, maxLength: 80 })),
  slug: text({ maxLength: 100 }),
  visible: nullable(boolean),
  productType: V1ProductType,
  description: nullable(text({ maxLength: 8000 })),
  sku: nullable(text({ maxLength: 40 })),
  weight: nullable(number({ maximum: 999999999.99 })),
  weightRange: readonly(ref(NumericPropertyRange)),
  productDimensions: ref(Dimensions),
  packageDimensions: ref(Dimensions),
  /** Accepted at creation; updates leave it to the inventory. */
  stock: immutable(ref(Stock)),
  price: readonly(ref(PriceData)),
  priceData: ref(PriceData),
  convertedPriceData: readonly(ref(PriceData)),
  priceRange: readonly(ref(NumericPropertyRange)),
  costAndProfitData: ref(CostAndProfitData),
  costRange: readonly(ref(NumericPropertyRange)),
  pricePerUnitData: ref(PricePerUnitData),
  additionalInfoSections: list(ref(AdditionalInfoSection)),
  ribbons: readonly(list(ref(V1Ribbon))),
  media: readonly(ref(Media)),
  customTextFields: readonly(list(ref(CustomTextField))),
  manageVariants: nullable(boolean),
  productOptions: list(ref(ProductOption), { maxItems: 6 }),
  productPageUrl: readonly(ref(PageUrl)),
  numericId: readonly(int64),
  inventoryItemId: readonly(text()),
  discount: ref(Discount),
  collectionIds: readonly(list(text())),
  variants: readonly(list(ref(V1Variant), { maxItems: 1000 })),
  lastUpdated: readonly(nullable(date)),
  createdDate: readonly(nullable(date)),
  seoData: ref(SeoSchema),
  ribbon: nullable(text({ maxLength: 30 })),
  brand: nullable(text({ minLength: 1, maxLength: 50 })),
});
export const VariantData = message('VariantData', {
  price: ref(PriceData),
  convertedPriceData: readonly(ref(PriceData)),
  weight: nullable(number()),
  sku: text(),
  quantity: nullable(integer()),
  inStock: boolean,
  visible: boolean,
  productDimensions: ref(Dimensions),
  packageDimensions: ref(Dimensions),
});
