import type { MeasurementUnitName } from '@stoa/contract/shared/measures';

/**
 * The one product model. The V1 and V3 APIs, imports, carts and the storefront are views of it.
 *
 * Amounts are integers in the minor unit of the site's currency. `price` is what a buyer pays per unit;
 * `compareAtPrice` is the struck-through price beside it, always higher than `price` where present.
 */
export type Product = {
  id: string;
  /** Counts up within the platform; V1 clients page by it. */
  numericId: string;
  revision: number;
  createdDate: string;
  updatedDate: string;
  name: string;
  /** Unique within the site. */
  slug: string;
  visible: boolean;
  /** Whether it is also sold at the till. */
  visibleInPos: boolean;
  productType: 'PHYSICAL' | 'DIGITAL';
  /** Sanitised HTML. */
  description: string;
  /** Rich content nodes as the V3 API took them; null when the description came as HTML. */
  richDescription: Record<string, unknown> | null;
  options: ProductOption[];
  modifiers: ProductModifier[];
  /** At least one. A product without options has exactly one, without choices. */
  variants: ProductVariant[];
  /** The first is the main one. */
  media: ProductMedia[];
  brand: NamedReference | null;
  ribbon: NamedReference | null;
  /** At most four, beside the first. */
  additionalRibbons: NamedReference[];
  infoSections: ProductInfoSection[];
  /** In order of assignment. */
  categoryIds: string[];
  /** The category of its breadcrumbs and canonical address; null means the first. */
  mainCategoryId: string | null;
  /** Ids of tags: public ones for everyone, private ones for staff. */
  tags: { public: string[]; private: string[] };
  /** V1's explanation of prices below compare-at prices; null when V3 or an import set the prices. */
  discount: { type: 'AMOUNT' | 'PERCENT'; value: number } | null;
  /** Whether V1 clients address variants by id (true) or by choices. */
  manageVariants: boolean;
  seo: Record<string, unknown> | null;
  extendedFields: Record<string, unknown> | null;
  taxGroupId: string | null;
  /** The amount that a price per unit refers to: 100 G, 1 L. Each variant has its own contents. */
  pricePerUnit: Measure | null;
  fulfillerId: string | null;
  deliveryProfileId: string | null;
  subscriptionPlans: SubscriptionPlan[];
  /** Whether it can be bought once although it has subscription plans. */
  allowOneTimePurchases: boolean;
  /** What is paid of it with the order, where the rest is paid later: in minor units or in percent of its price. */
  deposit: { type: 'AMOUNT' | 'PERCENT'; value: number } | null;
  /** The group that may buy it; null is everyone. */
  purchaseEligibility: 'MEMBERS_ONLY' | null;
};

/** A product without the values that its row assigns. */
export type ProductContent = Omit<Product, 'id' | 'numericId' | 'revision' | 'createdDate' | 'updatedDate'>;

/** The content of a product before anything is set. */
export const emptyContent: ProductContent = {
  name: '',
  slug: '',
  visible: true,
  visibleInPos: true,
  productType: 'PHYSICAL',
  description: '',
  richDescription: null,
  options: [],
  modifiers: [],
  variants: [],
  media: [],
  brand: null,
  ribbon: null,
  additionalRibbons: [],
  infoSections: [],
  categoryIds: [],
  mainCategoryId: null,
  tags: { public: [], private: [] },
  discount: null,
  manageVariants: true,
  seo: null,
  extendedFields: null,
  taxGroupId: null,
  pricePerUnit: null,
  fulfillerId: null,
  deliveryProfileId: null,
  subscriptionPlans: [],
  allowOneTimePurchases: true,
  deposit: null,
  purchaseEligibility: null,
};

export type Measure = { quantity: number; unit: MeasurementUnitName };

export type SubscriptionPlan = {
  id: string;
  title: string;
  description: string | null;
  visible: boolean;
  /** The unit of `interval` between deliveries. */
  frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  interval: number;
  /** The number of charges; null renews until cancelled. */
  billingCycles: number | null;
  /** Off the price, in minor units or in percent. */
  discount: { type: 'AMOUNT' | 'PERCENT'; value: number } | null;
  /** What comes free before the first charge; null or absent: nothing. */
  freeTrial?: FreeTrial | null;
};

/** How long something is free before it is charged. */
export type FreeTrial = { frequency: SubscriptionPlan['frequency']; interval: number };

export type NamedReference = { id: string; name: string };

export type ProductOption = {
  id: string;
  name: string;
  /** As that of modifiers. */
  key?: string;
  renderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES';
  choices: OptionChoice[];
};

export type OptionChoice = {
  id: string;
  name: string;
  /** As that of modifiers. */
  key?: string;
  /** CSS colour of a swatch. */
  colorCode: string | null;
  /** Ids within the product's media. */
  mediaIds: string[];
  /** A picture in place of a colour or a word: the id of a media file. */
  displayImageId?: string | null;
};

export type ProductModifier = {
  id: string;
  name: string;
  /** The name that it has in the site's own language, where it is read in another: carts know it by this. */
  key?: string;
  renderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES' | 'FREE_TEXT';
  mandatory: boolean;
  choices: ModifierChoice[];
  freeText: { title: string; key?: string; minLength: number; maxLength: number; addedPrice: number } | null;
};

/** What carts know an option, a modifier, a choice or the title of a free text by, in whatever language it is read. */
export const keyOf = (one: { key?: string } & ({ name: string } | { title: string })): string =>
  one.key ?? ('name' in one ? one.name : one.title);

export type ModifierChoice = OptionChoice & { addedPrice: number };

export type ProductVariant = {
  id: string;
  /** One per option, in the order of the options. */
  choices: { optionId: string; choiceId: string }[];
  visible: boolean;
  sku: string | null;
  barcode: string | null;
  price: number;
  compareAtPrice: number | null;
  /** The merchant's cost per unit; only for callers who may see it. */
  cost: number | null;
  /** In the site's weight unit. */
  weight: number | null;
  /** The part of the product's measure that it contains. */
  contents?: Measure | null;
  productDimensions?: Dimensions | null;
  packageDimensions?: Dimensions | null;
  /** The download for buyers of a digital product. */
  digitalFile?: DigitalFile | null;
};

/** Decimal strings, as given. */
export type Dimensions = {
  length: string | null;
  width: string | null;
  height: string | null;
  unit: 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD';
};

export type DigitalFile = {
  /** A media file that only buyers can reach. */
  id: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
  fileType: 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_DOCUMENT' | 'SECURE_MUSIC' | 'SECURE_ARCHIVE' | 'SECURE_RAW';
};

export type ProductMedia = {
  /** A media file's id, the name in `/media/<id>` addresses. */
  id: string;
  /** Defaults to IMAGE. */
  kind?: 'IMAGE' | 'VIDEO';
  width: number;
  height: number;
  altText: string | null;
  displayName?: string | null;
  /** The still picture of a video: the id of a media file. */
  posterId?: string | null;
};

export type ProductInfoSection = { id: string; uniqueName: string; title: string; description: string };

/** Stock of one variant, summed over locations. */
export type VariantStock = {
  variantId: string;
  trackQuantity: boolean;
  quantity: number | null;
  inStock: boolean;
  /** The terms of ordering it while out of stock; absent where that is not possible. */
  preorder?: Preorder;
};
export type Preorder = {
  message: string | null;
  /** The maximum number of pre-orders; null means any number. */
  limit: number | null;
  /** The number of pre-orders so far. */
  ordered: number;
};
