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
  infoSections: ProductInfoSection[];
  /** In order of assignment. */
  categoryIds: string[];
  /** The V1 way to say why prices are below compare-at prices; null when V3 or an import set them. */
  discount: { type: 'AMOUNT' | 'PERCENT'; value: number } | null;
  /** Whether V1 clients address variants by id (true) or by choices. */
  manageVariants: boolean;
  seo: Record<string, unknown> | null;
  extendedFields: Record<string, unknown> | null;
  taxGroupId: string | null;
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
};

export type ProductModifier = {
  id: string;
  name: string;
  renderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES' | 'FREE_TEXT';
  mandatory: boolean;
  choices: { id: string; name: string; colorCode: string | null; addedPrice: number }[];
  freeText: { title: string; minLength: number; maxLength: number; addedPrice: number } | null;
};

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
};

export type ProductMedia = {
  /** A media file's id, the name in `/media/<id>` addresses. */
  id: string;
  width: number;
  height: number;
  altText: string | null;
};

export type ProductInfoSection = { id: string; uniqueName: string; title: string; description: string };

/** Stock of one variant, summed over locations. */
export type VariantStock = { variantId: string; trackQuantity: boolean; quantity: number | null; inStock: boolean };

/** A product as it is created: ids and dates are given by the catalogue; choices refer by name. */
export type ProductDraft = {
  name: string;
  slug?: string;
  visible: boolean;
  productType: 'PHYSICAL' | 'DIGITAL';
  /** HTML, not yet sanitised. */
  description: string;
  options: {
    name: string;
    renderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES';
    choices: { name: string; colorCode?: string | null; mediaIndexes?: number[] }[];
  }[];
  variants: VariantDraft[];
  media: { source: string; altText: string | null }[];
  brand?: string | null;
  ribbon?: string | null;
  /** Names or slugs of categories; created where missing. */
  categories: string[];
  seo?: { title?: string; description?: string } | null;
};

export type VariantDraft = {
  /** Option name to choice name. */
  choices: Record<string, string>;
  visible: boolean;
  sku: string | null;
  barcode: string | null;
  price: number;
  compareAtPrice: number | null;
  cost: number | null;
  weight: number | null;
  stock: { trackQuantity: true; quantity: number } | { trackQuantity: false; inStock: boolean };
};
