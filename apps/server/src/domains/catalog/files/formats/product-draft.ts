import type {
  DigitalFile,
  Dimensions,
  Measure,
  Preorder,
  Product,
  ProductModifier,
  ProductOption,
  SubscriptionPlan,
} from '../../product/product.ts';

/**
 * A product as a file of any format describes it, with names in place of ids, which belong to one site. Absent fields
 * stay as they are on an existing product. Amounts in minor units.
 */
export type ProductDraft = {
  name: string;
  /** Identifies the product: an existing product with this slug is updated. */
  slug: string;
  /** The file's own handle, which is looked up first. */
  handle?: string;
  /** The slug that it has instead where another product of the file has the first; looked up before that one. */
  otherSlug?: string;
  visible?: boolean;
  visibleInPos?: boolean;
  /** Applies to new products only. */
  productType?: Product['productType'];
  createdDate?: string;
  /** The id in the archive of a site, which a new site keeps. */
  id?: string;
  /** HTML, not yet sanitised. */
  description?: string;
  richDescription?: Record<string, unknown> | null;
  options: OptionDraft[];
  modifiers?: ModifierDraft[];
  /** For formats without other modifiers: those of the product stay. */
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
  /**
   * For formats that hold one category of possibly many: it replaces the one from the last import, and the others stay.
   */
  oneOfCategories?: CategoryDraft[];
  /** Slug of one of the categories. */
  mainCategory?: string | null;
  discount?: Product['discount'];
  manageVariants?: boolean;
  /** For formats that hold only these texts for search engines: the rest of the product's settings stays. */
  seoTexts?: { title: string; description: string };
  seo?: Product['seo'];
  extendedFields?: Product['extendedFields'];
  taxGroupId?: string | null;
  /** For formats that say only whether a product is taxed: a taxed one keeps its group. */
  isTaxed?: boolean;
  pricePerUnit?: Measure | null;
  fulfillerId?: string | null;
  deliveryProfileId?: string | null;
  subscriptionPlans?: SubscriptionPlan[];
  allowOneTimePurchases?: boolean;
  deposit?: Product['deposit'];
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
  /** Whether the choices were collected from the variants: then a product keeps its own order and unused choices. */
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

/** Identified by its name where it has no slug. `parents` are the categories above it, from the top down. */
export type CategoryDraft = { name: string; slug?: string; parents?: { name: string; slug?: string }[] };

export type StockDraft = { trackQuantity: true; quantity: number } | { trackQuantity: false; inStock: boolean };

/** Stock at a location of this name; null stands for the default location. */
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
  /** The total over all locations; by itself it applies to the default one. */
  stock?: StockDraft;
  /** Present where there is stock outside the default location; takes precedence over `stock`. */
  stockByLocation?: LocatedStockDraft[];
};
