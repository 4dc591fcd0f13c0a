/** The gift card that a site sells. Amounts are in minor units of the site's currency. */
export type GiftCardProduct = {
  id: string;
  revision: string;
  updatedDate: string | null;
} & ProductDocument;

export type ProductDocument = {
  active: boolean;
  name: string;
  description: string;
  /** `id` is of a media file. */
  image: { id: string; width: number; height: number; altText: string | null } | null;
  presets: Preset[];
  /** What buyers may name themselves; null: only the presets. */
  customAmount: { min: number; max: number } | null;
  validityMonths: number | null;
  /** The amounts are in this currency (ISO 4217): nothing is sold once the site has another. */
  currency: string;
};

/** `value` is put on the card, `price` is paid for it. */
export type Preset = { id: string; price: number; value: number };

/** Whether there is something to buy, in the site's currency. */
export const isSold = ({ active, presets, customAmount, currency }: ProductDocument, site: { currency: string }) =>
  active && currency === site.currency && (presets.length > 0 || customAmount !== null);
