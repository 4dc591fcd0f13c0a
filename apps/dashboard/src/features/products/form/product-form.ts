import type { RichContentNode } from '@stoa/contract';
import type { VariantView } from '../product.ts';
import type { ModifierDraft } from './modifiers/modifier-form.ts';
import { newKey } from './new-key.ts';
import type { OptionDraft } from './options/option-form.ts';
import type { PlanDraft } from './subscriptions/plan-form.ts';

/** A product as the form edits it: everything that people type is text until it is saved. */
export type ProductForm = {
  name: string;
  slug: string;
  visible: boolean;
  /** Whether it is offered at the till. */
  visibleInPos: boolean;
  membersOnly: boolean;
  productType: 'PHYSICAL' | 'DIGITAL';
  /** The unit of all weights of the site; null until the product is saved. Not edited here. */
  weightUnit: 'kg' | 'lb' | null;
  description: DescriptionDraft;
  /** The first is the main one. */
  media: MediaDraft[];
  options: OptionDraft[];
  /** One for each combination of choices; exactly one where there are no options. */
  variants: VariantDraft[];
  modifiers: ModifierDraft[];
  /** What the price per unit is given for, `100 g`; null where it is not shown. */
  pricePerUnit: { quantity: string; unit: string } | null;
  categoryIds: string[];
  /** One of the categories; null leaves the first. */
  mainCategoryId: string | null;
  brand: string;
  /** The first is the main one. */
  ribbons: string[];
  /** Names. */
  tags: { public: string[]; private: string[] };
  infoSections: InfoSectionDraft[];
  plans: PlanDraft[];
  /** Counts only where there are plans. */
  allowOneTimePurchases: boolean;
  taxGroupId: string;
  seoTitle: string;
  seoDescription: string;
  /** Another address that search engines should list in place of the product's own. */
  canonical: string;
};

/** Rich content as the API has it. */
export type DescriptionDraft = { nodes?: RichContentNode[]; [more: string]: unknown };

/** `id` is that of the stored file. */
export type MediaDraft = {
  id: string;
  kind: 'IMAGE' | 'VIDEO';
  altText: string;
  /** The picture that stands for a video. */
  posterId: string | null;
};

export type InfoSectionDraft = { id: string; title: string; uniqueName: string };

export type VariantDraft = {
  /** The server's id where there is one. */
  key: string;
  /** Keys of choices, in the order of the options. */
  choices: string[];
  /** Amounts in major units. */
  price: string;
  compareAtPrice: string;
  cost: string;
  sku: string;
  barcode: string;
  weight: string;
  /** How much of the product's measure it holds, in the unit of its price per unit. */
  contents: string;
  productSize: SizeDraft;
  packageSize: SizeDraft;
  digitalFile: { id: string; fileName: string } | null;
  visible: boolean;
  stock: StockDraft;
  /** Null for a variant that the server does not know yet. */
  original: VariantView | null;
};

export type SizeDraft = { length: string; width: string; height: string; unit: string };

/** `quantity` counts only where it is tracked. */
export type StockDraft = {
  mode: 'TRACKED' | 'IN_STOCK' | 'OUT_OF_STOCK';
  quantity: string;
  /** Null where it cannot be ordered ahead. An empty limit is none. */
  preorder: { message: string; limit: string } | null;
};

export const emptySize: SizeDraft = { length: '', width: '', height: '', unit: 'CM' };

export const blankVariant = (): VariantDraft => ({
  key: newKey(),
  choices: [],
  price: '',
  compareAtPrice: '',
  cost: '',
  sku: '',
  barcode: '',
  weight: '',
  contents: '',
  productSize: emptySize,
  packageSize: emptySize,
  digitalFile: null,
  visible: true,
  stock: { mode: 'IN_STOCK', quantity: '', preorder: null },
  original: null,
});

export const blankProduct = (): ProductForm => ({
  name: '',
  slug: '',
  visible: true,
  visibleInPos: true,
  membersOnly: false,
  productType: 'PHYSICAL',
  weightUnit: null,
  description: { nodes: [] },
  media: [],
  options: [],
  variants: [blankVariant()],
  modifiers: [],
  pricePerUnit: null,
  categoryIds: [],
  mainCategoryId: null,
  brand: '',
  ribbons: [],
  tags: { public: [], private: [] },
  infoSections: [],
  plans: [],
  allowOneTimePurchases: true,
  taxGroupId: '',
  seoTitle: '',
  seoDescription: '',
  canonical: '',
});

/** What the weight of variants is called; null for products that have none. */
export function weightLabel({ productType, weightUnit }: Pick<ProductForm, 'productType' | 'weightUnit'>) {
  if (productType !== 'PHYSICAL') return null;
  return weightUnit ? `Weight (${weightUnit})` : 'Weight';
}

/** Names of choices by their keys. */
export const choiceNames = (options: OptionDraft[]): Map<string, string> =>
  new Map(options.flatMap(({ choices }) => choices.map(({ key, name }): [string, string] => [key, name])));

/** `Red / Large`: a variant by the names of its choices. */
export const variantName = (variant: VariantDraft, names: Map<string, string>): string =>
  variant.choices.map((key) => names.get(key) || '…').join(' / ');
