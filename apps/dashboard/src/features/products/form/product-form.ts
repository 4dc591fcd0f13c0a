import { words } from '../../../app/words.ts';
import type { RichText } from '../../../ui/text-editor/rich-text.ts';
import type { VariantView } from '../product.ts';
import type { ModifierDraft } from './modifiers/modifier-form.ts';
import { newKey } from './new-key.ts';
import type { OptionDraft } from './options/option-form.ts';
import { type DepositDraft, noDeposit } from './settings/deposit-form.ts';
import type { PlanDraft } from './subscriptions/plan-form.ts';

const texts = words.productForm;

/** The longest name that the server accepts. */
export const LONGEST_NAME = 80;

/** The number of characters of a text, as the server counts them. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** A product as the form edits it: all typed values remain text until they are saved. */
export type ProductForm = {
  name: string;
  slug: string;
  visible: boolean;
  membersOnly: boolean;
  productType: 'PHYSICAL' | 'DIGITAL';
  /** The unit of all weights on the site; null until the product is saved. Not edited here. */
  weightUnit: 'kg' | 'lb' | null;
  description: RichText;
  /** The first item is the main one. */
  media: MediaDraft[];
  options: OptionDraft[];
  /** One per combination of choices; exactly one if there are no options. */
  variants: VariantDraft[];
  modifiers: ModifierDraft[];
  /** The quantity that the price per unit refers to, such as `100 g`; null if that price is not shown. */
  pricePerUnit: { quantity: string; unit: string } | null;
  categoryIds: string[];
  /** One of the categories; null keeps the first. */
  mainCategoryId: string | null;
  brand: string;
  /** The first ribbon is the main one. */
  ribbons: string[];
  /** Tag names. */
  tags: { public: string[]; private: string[] };
  infoSections: InfoSectionDraft[];
  plans: PlanDraft[];
  /** Used only if there are plans. */
  allowOneTimePurchases: boolean;
  deposit: DepositDraft;
  taxGroupId: string;
  /** Empty for the default profile. */
  deliveryProfileId: string;
  seoTitle: string;
  seoDescription: string;
  /** The address that search engines should list instead of the product's own. */
  canonical: string;
};

export type Change = (update: (form: ProductForm) => ProductForm) => void;

/** `id` is the id of the stored file. */
export type MediaDraft = {
  id: string;
  kind: 'IMAGE' | 'VIDEO';
  altText: string;
  /** The still picture of a video. */
  posterId: string | null;
};

export type InfoSectionDraft = { id: string; title: string; uniqueName: string };

export type VariantDraft = {
  /** The server id, if there is one. */
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
  /** The quantity that the variant contains, in the unit of the product's price per unit. */
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

/** `quantity` is used only if the stock is tracked. */
export type StockDraft = {
  mode: 'TRACKED' | 'IN_STOCK' | 'OUT_OF_STOCK';
  quantity: string;
  /** Null if pre-orders are not possible. An empty limit means no limit. */
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
  deposit: noDeposit,
  taxGroupId: '',
  deliveryProfileId: '',
  seoTitle: '',
  seoDescription: '',
  canonical: '',
});

/** The label of the weight field; null for products without a weight. */
export function weightLabel({ productType, weightUnit }: Pick<ProductForm, 'productType' | 'weightUnit'>) {
  if (productType !== 'PHYSICAL') return null;
  return weightUnit ? texts.weightIn(weightUnit) : texts.weight;
}

/** Names of choices by key. */
export const choiceNames = (options: OptionDraft[]): Map<string, string> =>
  new Map(options.flatMap(({ choices }) => choices.map(({ key, name }): [string, string] => [key, name])));

/** `Red / Large`: a variant named by its choices. */
export const variantName = (variant: VariantDraft, names: Map<string, string>): string =>
  variant.choices.map((key) => names.get(key) || '…').join(' / ');
