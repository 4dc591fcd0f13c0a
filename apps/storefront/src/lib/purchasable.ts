/** What the purchase form needs of a product: small enough to travel in the page. */
import type { Money } from './amounts.ts';

export type Purchasable = {
  id: string;
  slug: string;
  name: string;
  money: Money;
  options: OptionView[];
  modifiers: ModifierView[];
  variants: VariantView[];
  /** Why it cannot be put into the cart at all; null where it can. */
  restriction: string | null;
};

export type OptionView = { id: string; name: string; isSwatch: boolean; choices: ChoiceView[] };

export type ChoiceView = {
  id: string;
  name: string;
  /** CSS colour of a swatch. */
  color: string | null;
  /** A small picture in place of a colour: id of a media file. */
  swatchId: string | null;
  /** The picture of the gallery that shows this choice. */
  pictureId: string | null;
};

/** What a buyer can have done to the product: chosen from a list, or written. */
export type ModifierView = {
  id: string;
  name: string;
  isMandatory: boolean;
  choices: ModifierChoiceView[];
  /** Null where there are choices. */
  text: TextView | null;
};

export type ModifierChoiceView = Omit<ChoiceView, 'pictureId'> & Added;

/** Lengths are in characters. */
export type TextView = { title: string; minLength: number; maxLength: number } & Added;

/** What it adds to the price: a decimal amount, and as it is shown; null where it is free. */
type Added = { addedAmount: string; added: string | null };

export type VariantView = {
  id: string;
  /** Choice ids by option id. */
  choices: Record<string, string>;
  /** Decimal amounts, and as they are shown. */
  amount: string;
  price: string;
  compareAtAmount: string | null;
  compareAtPrice: string | null;
  /** `€1.20 / 100 g`. */
  pricePerUnit: string | null;
  sku: string | null;
  barcode: string | null;
  inStock: boolean;
  /** Null where stock is not counted. */
  quantity: number | null;
  /** How it can be ordered while there is none; null where it cannot. */
  preorder: PreorderView | null;
};

/** `left`: how many more can be ordered ahead; null is any number. */
export type PreorderView = { message: string | null; left: number | null };
