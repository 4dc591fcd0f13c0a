import type {
  DigitalFile,
  Dimensions,
  Measure,
  Preorder,
  Product,
  ProductModifier,
  ProductOption,
  SubscriptionPlan,
} from '../product.ts';

/**
 * A product as a file describes it, whatever the file's format: things are called by their names, as ids belong to one
 * site. What a file does not speak of is absent, and stays as it is on a product that exists. Amounts in minor units.
 */
export type ProductDraft = {
  name: string;
  /** What tells products apart: a product of the site with this slug is brought up to date. */
  slug: string;
  /** What the file called it, which is looked for first. */
  handle?: string;
  visible?: boolean;
  visibleInPos?: boolean;
  /** Counts for new products. */
  productType?: Product['productType'];
  createdDate?: string;
  /** HTML, not yet sanitised. */
  description?: string;
  richDescription?: Record<string, unknown> | null;
  options: OptionDraft[];
  modifiers?: ModifierDraft[];
  /** For formats that know no other modifiers: those that the product has stay. */
  textFields?: ModifierDraft[];
  variants: VariantDraft[];
  media?: MediaDraft[];
  brand?: string | null;
  ribbon?: string | null;
  additionalRibbons?: string[];
  /** Names; created where missing. */
  tags?: { public?: string[]; private?: string[] };
  infoSections?: InfoSectionDraft[];
  /** Created where missing. */
  categories?: CategoryDraft[];
  /** For formats that name one category of possibly many: it replaces the one that they named, the others stay. */
  oneOfCategories?: CategoryDraft[];
  /** Slug of one of the categories. */
  mainCategory?: string | null;
  discount?: Product['discount'];
  manageVariants?: boolean;
  /** For formats that know no more of search engines: what else the product says to them stays. */
  seoTexts?: { title: string; description: string };
  seo?: Product['seo'];
  extendedFields?: Product['extendedFields'];
  taxGroupId?: string | null;
  pricePerUnit?: Measure | null;
  fulfillerId?: string | null;
  deliveryProfileId?: string | null;
  subscriptionPlans?: SubscriptionPlan[];
  allowOneTimePurchases?: boolean;
  purchaseEligibility?: Product['purchaseEligibility'];
};

export type MediaDraft = {
  /** An address, or the name of a file that comes with the import. */
  source: string;
  kind?: 'IMAGE' | 'VIDEO';
  altText?: string | null;
  displayName?: string | null;
  /** The source of a video's poster. */
  poster?: string | null;
};

export type OptionDraft = {
  name: string;
  renderType?: ProductOption['renderType'];
  choices: ChoiceDraft[];
  /** Whether the choices are just those of the variants: then a product keeps its own order and unused choices. */
  isGathered?: boolean;
};
export type ChoiceDraft = {
  name: string;
  colorCode?: string | null;
  /** Sources of media of the product. */
  media?: string[];
  displayImage?: string | null;
};

export type ModifierDraft = {
  name: string;
  renderType: ProductModifier['renderType'];
  mandatory: boolean;
  choices: (ChoiceDraft & { addedPrice?: number })[];
  freeText: ProductModifier['freeText'];
};

export type InfoSectionDraft = { title: string; description: string; uniqueName?: string; isShared?: boolean };

/** Without a slug it is meant by its name. `parents` are the categories above it, from the top down. */
export type CategoryDraft = { name: string; slug?: string; parents?: { name: string; slug: string }[] };

export type StockDraft = { trackQuantity: true; quantity: number } | { trackQuantity: false; inStock: boolean };

/** Stock at a location of this name; null is the default location. */
export type LocatedStockDraft = StockDraft & { location: string | null };

export type VariantDraft = {
  /** Option name to choice name. */
  choices: Record<string, string>;
  price: number;
  compareAtPrice?: number | null;
  visible?: boolean;
  sku?: string | null;
  barcode?: string | null;
  cost?: number | null;
  /** In the site's weight unit. */
  weight?: number | null;
  contents?: Measure | null;
  productDimensions?: Dimensions | null;
  packageDimensions?: Dimensions | null;
  digitalFile?: DigitalFile | null;
  preorder?: Omit<Preorder, 'ordered'> | null;
  /** Over all locations; alone it is meant for the default one. */
  stock?: StockDraft;
  /** Present where some of it is elsewhere than at the default location; says more than `stock`. */
  stockByLocation?: LocatedStockDraft[];
};
