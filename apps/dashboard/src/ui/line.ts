/** Lines of carts, checkouts and orders, as the wire has them. */
import { words } from '../app/words.ts';

type Words = { original?: string };

export type Line = {
  productName?: Words;
  catalogReference?: { catalogItemId?: string; appId?: string };
  image?: { id?: string };
  descriptionLines?: readonly { name?: Words; plainText?: Words; colorInfo?: Words }[];
  physicalProperties?: { sku?: string | null };
  /** Of one piece. */
  price?: { amount?: string };
  quantity?: number | null;
  /** What of each piece is paid with the order, where the rest is paid later. */
  depositAmount?: { amount?: string };
  paymentOption?: string;
};

export const nameOfLine = ({ productName }: Line): string => productName?.original ?? words.common.item.unnamed;

/** The chosen options of a product as the buyer saw them: `Size: M`. */
export function chosenOptions({ descriptionLines = [] }: Line): string[] {
  return descriptionLines.flatMap(({ name, plainText, colorInfo }) => {
    const value = colorInfo?.original ?? plainText?.original;
    if (!value) return [];
    return [name?.original ? `${name.original}: ${value}` : value];
  });
}
