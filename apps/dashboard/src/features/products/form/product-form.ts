import type { ProductView, VariantView } from '../product.ts';

/** A product as the form edits it: everything that people type is text until it is saved. */
export type ProductForm = {
  name: string;
  slug: string;
  visible: boolean;
  productType: 'PHYSICAL' | 'DIGITAL';
  /** The unit of all weights of the site; null until the product is saved. Not edited here. */
  weightUnit: 'kg' | 'lb' | null;
  /** HTML. */
  description: string;
  /** The first is the main one. */
  pictures: PictureDraft[];
  options: OptionDraft[];
  /** One for each combination of choices; exactly one where there are no options. */
  variants: VariantDraft[];
  brand: string;
  ribbon: string;
  seoTitle: string;
  seoDescription: string;
};

/** `id` is that of the stored file. */
export type PictureDraft = { id: string; altText: string };

/** Keys are the server's ids where there are any: they hold while people rename and reorder. */
export type OptionDraft = {
  key: string;
  id: string | null;
  name: string;
  renderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES';
  choices: ChoiceDraft[];
};

export type ChoiceDraft = {
  key: string;
  id: string | null;
  name: string;
  /** `#rrggbb`; counts only in options of swatches. */
  colorCode: string;
  /** What the form does not edit and must not lose. */
  original: WireChoice | null;
};
export type WireChoice = NonNullable<
  NonNullable<NonNullable<ProductView['options']>[number]['choicesSettings']>['choices']
>[number];

export type VariantDraft = {
  key: string;
  /** Keys of choices, in the order of the options. */
  choices: string[];
  /** Amounts in major units. */
  price: string;
  compareAtPrice: string;
  cost: string;
  sku: string;
  weight: string;
  visible: boolean;
  stock: StockDraft;
  /** Null for a variant that the server does not know yet. */
  original: VariantView | null;
};

/** `quantity` counts only where it is tracked. */
export type StockDraft = { mode: 'TRACKED' | 'IN_STOCK' | 'OUT_OF_STOCK'; quantity: string };

let keys = 0;
/** A key for something that the server does not know yet. */
export const newKey = (): string => {
  keys += 1;
  return `new-${keys}`;
};

export const blankVariant = (): VariantDraft => ({
  key: newKey(),
  choices: [],
  price: '',
  compareAtPrice: '',
  cost: '',
  sku: '',
  weight: '',
  visible: true,
  stock: { mode: 'IN_STOCK', quantity: '' },
  original: null,
});

export const blankProduct = (): ProductForm => ({
  name: '',
  slug: '',
  visible: true,
  productType: 'PHYSICAL',
  weightUnit: null,
  description: '',
  pictures: [],
  options: [],
  variants: [blankVariant()],
  brand: '',
  ribbon: '',
  seoTitle: '',
  seoDescription: '',
});

/** What the weight of variants is called; null for products that have none. */
export function weightLabel({ productType, weightUnit }: ProductForm): string | null {
  if (productType !== 'PHYSICAL') return null;
  return weightUnit ? `Weight (${weightUnit})` : 'Weight';
}

/** `Red / Large`: a variant by the names of its choices. */
export function variantName(variant: VariantDraft, options: OptionDraft[]): string {
  const names = new Map(options.flatMap(({ choices }) => choices.map(({ key, name }) => [key, name])));
  return variant.choices.map((key) => names.get(key) || '…').join(' / ');
}
