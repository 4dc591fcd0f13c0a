/** Lines of carts, checkouts and orders as lists show them. */
import type { PictureSource } from '@stoa/blocks';
import type { CartLine, CheckoutLine, OrderLine } from './api.ts';

export type LineView = {
  id: string;
  name: string;
  /** The product's page. */
  href: string | null;
  picture: PictureSource | null;
  /** What was chosen: `Size`, `50 × 70 cm`. */
  details: { name: string; value: string }[];
  /** Amounts are as they are shown. `total` is for all of the line. */
  price: string;
  fullPrice: string | null;
  total: string;
  quantity: number;
};

export type CartLineView = LineView & {
  /** What stands in the way of buying it as it is; null where nothing does. */
  problem: string | null;
  isGone: boolean;
};

export function viewCartLine(line: CartLine): CartLineView {
  const { status, quantityAvailable } = line.availability ?? {};
  const isGone = status === 'NOT_FOUND' || status === 'NOT_AVAILABLE';
  return {
    ...viewLine(line, line.image),
    href: line.url?.relativePath || null,
    problem: isGone ? goneText(status) : shortageText(status, quantityAvailable ?? 0),
    isGone,
  };
}

export const viewCheckoutLine = (line: CheckoutLine): LineView => ({
  ...viewLine(line, line.media),
  href: line.url?.relativePath || null,
});

export const viewOrderLine = (line: OrderLine): LineView => viewLine(line, line.image);

type AnyLine = Pick<OrderLine, 'id' | 'productName' | 'descriptionLines' | 'quantity'> & {
  price?: Formatted;
  fullPrice?: Formatted;
  lineItemPrice?: Formatted;
};
type Formatted = { amount?: string; formattedAmount?: string };
type LineImage = OrderLine['image'];

function viewLine(line: Omit<AnyLine, 'id'> & { id?: string | null }, image: LineImage): LineView {
  const name = line.productName?.translated || line.productName?.original || '';
  const price = line.price?.formattedAmount ?? '';
  const isReduced = Number(line.fullPrice?.amount ?? 0) > Number(line.price?.amount ?? 0);
  return {
    id: line.id ?? '',
    name,
    href: null,
    picture: image?.id
      ? { id: image.id, width: image.width ?? null, height: image.height ?? null, alt: image.altText || name }
      : null,
    details: (line.descriptionLines ?? []).map((description) => ({
      name: description.name?.translated || description.name?.original || '',
      value: valueText(description),
    })),
    price,
    fullPrice: isReduced ? (line.fullPrice?.formattedAmount ?? null) : null,
    total: line.lineItemPrice?.formattedAmount ?? price,
    quantity: line.quantity ?? 0,
  };
}

type Description = NonNullable<OrderLine['descriptionLines']>[number];

function valueText({ plainText, colorInfo }: Description): string {
  const value = colorInfo ?? plainText;
  return value?.translated || value?.original || '';
}

const goneText = (status: string | undefined): string =>
  status === 'NOT_FOUND' ? 'No longer in the shop. Remove it to go on.' : 'Sold out. Remove it to go on.';

const shortageText = (status: string | undefined, available: number): string | null =>
  status === 'PARTIALLY_AVAILABLE' ? `Only ${available} left. Lower the quantity to go on.` : null;
