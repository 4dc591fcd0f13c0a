import { isDeepStrictEqual } from 'node:util';
import type { GiftCardToIssue, SaleItem, SentReference } from '../catalog/index.ts';
import type { CustomDetails } from './custom-details.ts';
import type { Overrides } from './overrides.ts';

export const MOST_LINES = 300;
const MOST_OF_AN_ITEM = 100_000;

/** The item of a line, and its availability. A deleted item keeps its last name and price. */
export type LineItem = Omit<SaleItem, 'availability'> & {
  availability: { status: 'AVAILABLE' | 'NOT_AVAILABLE' | 'NOT_FOUND'; quantityAvailable: number | null };
  /** What the catalogue's items do not have. */
  custom?: CustomDetails;
};

/** One position of a cart, a checkout or an order. */
export type Line = {
  id: string;
  quantity: number;
  /** Null: an item outside the catalogue, which is described by `item` alone. */
  reference: SentReference | null;
  /** As last seen, with the overrides. The current state is looked up whenever the line is read. */
  item: LineItem;
  /** Absent where the item is sold as the catalogue says. */
  overrides?: Overrides;
  /** What another program calls it; absent where none said so. */
  externalId?: string;
  /** What its buyer wants to pay it with, since they put it into a cart; absent: money. */
  membership?: MembershipName;
};

/** A membership, by the app that keeps it. */
export type MembershipName = { appId: string; id: string };

/** An item to add, as requested. */
export type Wanted = Pick<Line, 'quantity' | 'overrides' | 'membership'> & { reference: SentReference };
/** An item to add, with the catalogue's data: null where it sells no such item. */
export type Found = Wanted & { item: SaleItem | null };

/** Whether the whole line, a part of it, or nothing of it is available. */
export function availabilityOf({ item, quantity }: Pick<Line, 'item' | 'quantity'>) {
  const { status, quantityAvailable } = item.availability;
  if (status !== 'AVAILABLE') return { status, quantityAvailable: quantityAvailable ?? 0 };
  if (quantityAvailable === null || quantityAvailable >= quantity) return { status, quantityAvailable };
  return {
    status: quantityAvailable > 0 ? ('PARTIALLY_AVAILABLE' as const) : ('NOT_AVAILABLE' as const),
    quantityAvailable,
  };
}

/** The available part of a quantity; all of it where nothing is left, for the buyer to decide. */
function attainable(quantity: number, { availability }: LineItem): number {
  const { quantityAvailable } = availability;
  const limit = quantityAvailable === null || quantityAvailable <= 0 ? MOST_OF_AN_ITEM : quantityAvailable;
  return Math.min(quantity, limit, MOST_OF_AN_ITEM);
}

/** Adds found items to the lines: the same item with the same choices, at the same price, increases its line. */
export function addLines(lines: readonly Line[], found: readonly Found[], newId: () => string): Line[] {
  const result = [...lines];
  for (const { reference, quantity, item, overrides, membership } of found) {
    if (!item) continue;
    const isSame = (line: Line) =>
      identityOf(line.item) === identityOf(item) && isDeepStrictEqual(line.overrides, overrides);
    const index = result.findIndex((line) => line.reference !== null && isSame(line));
    const known = result[index];
    const paid = membership && { membership };
    if (known) result[index] = { ...known, ...paid, quantity: attainable(known.quantity + quantity, item) };
    else {
      const line = { id: newId(), reference, quantity: attainable(quantity, item), item, ...paid };
      result.push(overrides ? { ...line, overrides } : line);
    }
  }
  return result;
}

/** How often the lines hold the same item with the same choices. */
export const quantityOf = (lines: readonly Line[], item: LineItem): number =>
  lines.reduce(
    (total, line) => (line.reference && identityOf(line.item) === identityOf(item) ? total + line.quantity : total),
    0,
  );

/** The lines without the bought quantities of the same items with the same choices, and without bought custom lines. */
export function withoutBought(lines: readonly Line[], bought: readonly Line[]): Line[] {
  const quantities = new Map<string, number>();
  for (const { reference, item, quantity } of bought) {
    if (reference) quantities.set(identityOf(item), (quantities.get(identityOf(item)) ?? 0) + quantity);
  }
  const custom = new Set(bought.flatMap(({ id, reference }) => (reference ? [] : [id])));
  return lines.flatMap((line) => {
    if (!line.reference) return custom.has(line.id) ? [] : line;
    const less = quantities.get(identityOf(line.item)) ?? 0;
    quantities.set(identityOf(line.item), Math.max(0, less - line.quantity));
    return less < line.quantity ? { ...line, quantity: line.quantity - less } : [];
  });
}

/** The identity of a line. The database returns the fields of a document in its own order. */
const identityOf = ({ variantId, choices, texts, giftCard, subscription }: LineItem): string =>
  JSON.stringify([
    variantId,
    choices.map(({ option, choice }) => [option, choice]),
    texts.map(({ title, text }) => [title, text]),
    giftCard ? [giftCard.value, ...wordsOf(giftCard)] : null,
    subscription?.optionId ?? null,
  ]);

const wordsOf = ({ recipient, senderName, message, deliveryDate }: GiftCardToIssue) => [
  ...[recipient?.name, recipient?.email, senderName, message, deliveryDate],
];

/** The lines with new quantities where named, as far as there is stock. Fixed quantities stay. */
export function setQuantities(lines: readonly Line[], changes: readonly { id: string; quantity: number }[]): Line[] {
  const wanted = new Map(changes.map(({ id, quantity }) => [id.toLowerCase(), quantity]));
  return lines.map((line) => {
    const quantity = line.item.custom?.fixedQuantity ? line.quantity : (wanted.get(line.id) ?? line.quantity);
    return { ...line, quantity: attainable(quantity, line.item) };
  });
}

export function removeLines(lines: readonly Line[], ids: readonly string[]): Line[] {
  const removed = new Set(ids.map((id) => id.toLowerCase()));
  return lines.filter((line) => !removed.has(line.id));
}

/** Whether it is a gift card that is bought. */
export const isGiftCard = ({ item }: Pick<Line, 'item'>): boolean => item.productType === 'GIFT_CARD';

/** Whether it is bought repeatedly. */
export const isSubscription = ({ item }: Pick<Line, 'item'>): boolean => item.subscription !== undefined;

/** Whether it costs nothing yet: the order of a further cycle is that of a trial that is over. */
export const isOnTrial = ({ item: { subscription } }: Pick<Line, 'item'>): boolean =>
  subscription?.freeTrial !== undefined && !subscription.contract;

/** An item that is charged from the start. */
export function withoutTrial<I extends Pick<LineItem, 'subscription'>>(item: I): I {
  if (!item.subscription?.freeTrial) return item;
  const { freeTrial: _, ...subscription } = item.subscription;
  return { ...item, subscription };
}

export const isShippable = ({ item }: Pick<Line, 'item'>): boolean => item.productType === 'PHYSICAL';
