/** Lines of carts, checkouts and orders as view data for lists. */

import type { PictureSource } from '@stoa/blocks';
import { storesAppIds } from '@stoa/contract/stores/app-ids';
import type { Messages } from '@stoa/messages';
import type { CartLine, CheckoutLine, OrderLine } from '../../lib/api.ts';

export type LineView = {
  id: string;
  name: string;
  /** The product of our own catalogue; null for items of others. */
  productId: string | null;
  /** The product's page. */
  href: string | null;
  picture: PictureSource | null;
  /** The chosen options: `Size`, `50 × 70 cm`. */
  details: { name: string; value: string }[];
  /** The deposit for each unit; null where it is paid in full. */
  deposit: string | null;
  /** Whether it is paid elsewhere, later. */
  isPaidLater: boolean;
  /** Formatted amounts. `total` is for the whole line; empty where that cannot be calculated. */
  price: string;
  fullPrice: string | null;
  total: string;
  quantity: number;
};

export type CartLineView = LineView & {
  /** The reason why it cannot be bought as it is; null if it can. */
  problem: string | null;
  isGone: boolean;
};

/** What the shop, or somebody who checks its orders, has against a purchase, in the API's words. */
export type Objection = { text: string; isBlocking: boolean };

export const objectionsOf = ({ violations = [] }: { violations?: Violations }): Objection[] =>
  violations.flatMap(({ severity, target, description }) =>
    description && (target?.other || target?.lineItem?.suggestedFix === 'UNKNOWN_SUGGESTED_FIX')
      ? [{ text: description, isBlocking: severity === 'ERROR' }]
      : [],
  );

/** The lines that cost too much to be ordered, by their ids. */
export const tooExpensiveOf = ({ violations = [] }: { violations?: Violations }): ReadonlySet<string> =>
  new Set(
    violations.flatMap(({ severity, target }) =>
      severity === 'ERROR' && !target?.lineItem?.suggestedFix ? (target?.lineItem?.id ?? []) : [],
    ),
  );

type Violations = {
  severity?: string;
  target?: { lineItem?: { id?: string | null; suggestedFix?: string }; other?: object };
  description?: string | null;
}[];

export function viewCartLine(
  line: CartLine,
  messages: Messages['cart'],
  tooExpensive: ReadonlySet<string>,
): CartLineView {
  const { status, quantityAvailable } = line.availability ?? {};
  const isGone = status === 'NOT_FOUND' || status === 'NOT_AVAILABLE';
  const unavailable = problemOf(status, quantityAvailable ?? 0, messages);
  const viewed = viewLine(line, line.image);
  const hasNoTotal = tooExpensive.has(viewed.id);
  return {
    ...viewed,
    ...(hasNoTotal && { total: '' }),
    href: line.url?.relativePath || null,
    problem: unavailable ?? (hasNoTotal ? messages.tooExpensive : null),
    isGone,
  };
}

export function viewCheckoutLine(line: CheckoutLine, tooExpensive: ReadonlySet<string>): LineView {
  const viewed = viewLine(line, line.media);
  return { ...viewed, ...(tooExpensive.has(viewed.id) && { total: '' }), href: line.url?.relativePath || null };
}

export const viewOrderLine = (line: OrderLine): LineView => viewLine(line, line.image);

type AnyLine = Pick<OrderLine, 'id' | 'productName' | 'descriptionLines' | 'quantity' | 'catalogReference'> & {
  price?: Formatted;
  fullPrice?: Formatted;
  lineItemPrice?: Formatted;
  depositAmount?: Formatted;
  paymentOption?: string;
};
type Formatted = { amount?: string; formattedAmount?: string; formattedConvertedAmount?: string };
/** An amount as the buyer sees it. Those of orders have no other currency. */
export const formatted = (amount: Formatted | undefined): string =>
  amount?.formattedConvertedAmount || amount?.formattedAmount || '';

type LineImage = OrderLine['image'];

function viewLine(line: Omit<AnyLine, 'id'> & { id?: string | null }, image: LineImage): LineView {
  const name = line.productName?.translated || line.productName?.original || '';
  const price = formatted(line.price);
  const isReduced = Number(line.fullPrice?.amount ?? 0) > Number(line.price?.amount ?? 0);
  return {
    id: line.id ?? '',
    name,
    productId: productIdOf(line.catalogReference),
    href: null,
    picture: image?.id
      ? { id: image.id, width: image.width ?? null, height: image.height ?? null, alt: image.altText || name }
      : null,
    details: (line.descriptionLines ?? []).map((description) => ({
      name: description.name?.translated || description.name?.original || '',
      value: valueText(description),
    })),
    deposit: formatted(line.depositAmount) || null,
    isPaidLater: line.paymentOption === 'FULL_PAYMENT_OFFLINE',
    price,
    fullPrice: isReduced ? formatted(line.fullPrice) : null,
    total: formatted(line.lineItemPrice) || price,
    quantity: line.quantity ?? 0,
  };
}

function productIdOf(reference: AnyLine['catalogReference']): string | null {
  const { appId, catalogItemId = null } = reference ?? {};
  return storesAppIds.some((id) => id === appId) ? catalogItemId : null;
}

type Description = NonNullable<OrderLine['descriptionLines']>[number];

function valueText({ plainText, colorInfo }: Description): string {
  const value = colorInfo ?? plainText;
  return value?.translated || value?.original || '';
}

function problemOf(status: string | undefined, available: number, messages: Messages['cart']): string | null {
  switch (status) {
    case 'NOT_FOUND':
      return messages.removedFromShop;
    case 'NOT_AVAILABLE':
      return messages.soldOut;
    case 'PARTIALLY_AVAILABLE':
      return messages.onlyLeft(available);
    default:
      return null;
  }
}
