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
  /** Whether it is offered at the till as well. */
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
  /** The category of its breadcrumbs and canonical address; null leaves the first. */
  mainCategoryId: string | null;
  /** Ids of tags: public ones for everybody, private ones for the back office. */
  tags: { public: string[]; private: string[] };
  /** The V1 way to say why prices are below compare-at prices; null when V3 or an import set them. */
  discount: { type: 'AMOUNT' | 'PERCENT'; value: number } | null;
  /** Whether V1 clients address variants by id (true) or by choices. */
  manageVariants: boolean;
  seo: Record<string, unknown> | null;
  extendedFields: Record<string, unknown> | null;
  taxGroupId: string | null;
  /** The amount that a price per unit is given for: 100 G, 1 L. How much a variant holds is said by the variant. */
  pricePerUnit: Measure | null;
  fulfillerId: string | null;
  deliveryProfileId: string | null;
  subscriptionPlans: SubscriptionPlan[];
  /** Whether it can be bought once where there are subscription plans. */
  allowOneTimePurchases: boolean;
  /** Who may buy it; null is everybody. */
  purchaseEligibility: 'MEMBERS_ONLY' | null;
};

/** A product but for what its row is given. */
export type ProductContent = Omit<Product, 'id' | 'numericId' | 'revision' | 'createdDate' | 'updatedDate'>;

/** What a product is before anybody has said anything about it. */
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
  purchaseEligibility: null,
};

export type Measure = { quantity: number; unit: MeasurementUnitName };

export type SubscriptionPlan = {
  id: string;
  title: string;
  description: string | null;
  visible: boolean;
  /** A delivery every `interval` of these. */
  frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  interval: number;
  /** How often it is charged before it ends; null renews until it is cancelled. */
  billingCycles: number | null;
  /** Off the price, in minor units or in percent. */
  discount: { type: 'AMOUNT' | 'PERCENT'; value: number } | null;
};

export type NamedReference = { id: string; name: string };

export type ProductOption = {
  id: string;
  name: string;
  renderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES';
  choices: OptionChoice[];
};

export type OptionChoice = {
  id: string;
  name: string;
  /** CSS colour of a swatch. */
  colorCode: string | null;
  /** Ids within the product's media. */
  mediaIds: string[];
  /** A picture in place of a colour or a word: id of a media file. */
  displayImageId?: string | null;
};

export type ProductModifier = {
  id: string;
  name: string;
  renderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES' | 'FREE_TEXT';
  mandatory: boolean;
  choices: ModifierChoice[];
  freeText: { title: string; minLength: number; maxLength: number; addedPrice: number } | null;
};

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
  /** What the merchant paid per unit; only for callers who may see it. */
  cost: number | null;
  /** In the site's weight unit. */
  weight: number | null;
  /** How much of the product's measure it holds. */
  contents?: Measure | null;
  productDimensions?: Dimensions | null;
  packageDimensions?: Dimensions | null;
  /** What a buyer of a digital product gets to download. */
  digitalFile?: DigitalFile | null;
};

/** Decimal strings, as they were given. */
export type Dimensions = {
  length: string | null;
  width: string | null;
  height: string | null;
  unit: 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD';
};

export type DigitalFile = {
  /** A media file that only buyers are led to. */
  id: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
  fileType: 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_DOCUMENT' | 'SECURE_MUSIC' | 'SECURE_ARCHIVE' | 'SECURE_RAW';
};

export type ProductMedia = {
  /** A media file's id, the name in `/media/<id>` addresses. */
  id: string;
  /** A picture where not said. */
  kind?: 'IMAGE' | 'VIDEO';
  width: number;
  height: number;
  altText: string | null;
  displayName?: string | null;
  /** The picture that stands for a video until it plays: id of a media file. */
  posterId?: string | null;
};

export type ProductInfoSection = { id: string; uniqueName: string; title: string; description: string };

/** Stock of one variant, summed over locations. */
export type VariantStock = {
  variantId: string;
  trackQuantity: boolean;
  quantity: number | null;
  inStock: boolean;
  /** Whether it can be ordered while there is none; absent where it cannot. */
  preorder?: Preorder;
};
export type Preorder = {
  message: string | null;
  /** How many may be ordered ahead; null is any number. */
  limit: number | null;
  /** How many have been. */
  ordered: number;
};
