/** The product data for the purchase form: small enough to be embedded in the page. */
import type { Money } from '../../lib/amounts.ts';

export type Purchasable = {
  id: string;
  slug: string;
  name: string;
  money: Money;
  options: OptionView[];
  modifiers: ModifierView[];
  variants: VariantView[];
  /** The ways to buy it; empty where it is only sold once. */
  plans: PlanView[];
  /** The reason why it cannot be put into the cart at all; null if it can. */
  restriction: Restriction | null;
};

export type Restriction = 'members';

/** Stands for the price of the chosen variant in what is said of a way to buy it. */
export const PRICE = '\u0000';

/** A way to buy the product; without an id: once. */
export type PlanView = { id: string; title: string; note: string };

export type OptionView = { id: string; name: string; isSwatch: boolean; choices: ChoiceView[] };

export type ChoiceView = {
  id: string;
  name: string;
  /** CSS colour of a swatch. */
  color: string | null;
  /** A small picture instead of a colour: id of a media file. */
  swatchId: string | null;
  /** The picture of the gallery for this choice. */
  pictureId: string | null;
};

/** A customization of the product: a choice from a list, or a text. */
export type ModifierView = {
  id: string;
  name: string;
  /** What carts know it by: its name in the site's own language. */
  key: string;
  isMandatory: boolean;
  choices: ModifierChoiceView[];
  /** Null if there are choices. */
  text: TextView | null;
};

export type ModifierChoiceView = Omit<ChoiceView, 'pictureId'> & { key: string } & Added;

/** Lengths are in characters. */
export type TextView = { title: string; key: string; minLength: number; maxLength: number } & Added;

/** The surcharge: a decimal amount, and its formatted text; null if it is free. */
type Added = { addedAmount: string; added: string | null };

export type VariantView = {
  id: string;
  /** Choice ids by option id. */
  choices: Record<string, string>;
  /** Decimal amounts, and their formatted texts. */
  amount: string;
  price: string;
  compareAtAmount: string | null;
  compareAtPrice: string | null;
  /** What it costs by the ways to buy it repeatedly, by their ids. */
  planPrices: Record<string, { amount: string; price: string }>;
  /** `€1.20 / 100 g`. */
  pricePerUnit: string | null;
  sku: string | null;
  barcode: string | null;
  inStock: boolean;
  /** Null if stock is not tracked. */
  quantity: number | null;
  /** The pre-order terms while it is out of stock; null if it cannot be pre-ordered. */
  preorder: PreorderView | null;
};

/** `left`: the number of remaining pre-orders; null for no limit. */
export type PreorderView = { message: string | null; left: number | null };
