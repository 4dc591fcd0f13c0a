import type { Messages } from '@stoa/messages';
import { type AddRequest, type Api, type CreateCheckoutRequest, STORES_APP_ID } from '../../lib/api.ts';
import { hasCode } from '../../lib/api-errors.ts';
import { type Answers, answersForCart, checkAnswers } from './answers.ts';
import type { Purchasable, VariantView } from './purchasable.ts';
import { MAX_QUANTITY } from './purchase-form.ts';
import { mostOf } from './stock-hint.ts';
import { canBeHad, resolveVariant, type Selection, selectionText } from './variants.ts';

/**
 * A visitor's request to buy a product. `quantity` is null if it is not a number; `plan` is the id of a subscription option,
 * or empty for a single purchase.
 */
export type Wish = { selection: Selection; answers: Answers; quantity: number | null; plan: string };

/** The reasons why a request cannot be fulfilled: in general, and for single modifiers by their ids. */
export type Problem = { message: string; ofModifiers: Record<string, string> };

/** Adds the requested item to the visitor's cart. Returns the reasons if that is impossible, or null on success. */
export async function addToCart(
  carts: Pick<Api['carts'], 'addToCurrentCart'>,
  product: Purchasable,
  wish: Wish,
  messages: Messages['product'],
): Promise<Problem | null> {
  const item = itemOf(product, wish, messages);
  if ('message' in item) return item;
  return orTooExpensive(messages, async () => {
    await carts.addToCurrentCart({ lineItems: [item] });
    return null;
  });
}

/** Opens a checkout of the requested item alone; the cart stays as it is. Returns its id, or why that is impossible. */
export async function buyNow(
  checkouts: Pick<Api['checkouts'], 'createCheckout'>,
  product: Purchasable,
  wish: Wish,
  messages: Messages['product'],
): Promise<string | Problem> {
  const item = itemOf(product, wish, messages);
  if ('message' in item) return item;
  const request = { channelType: 'WEB', lineItems: [item] } as CreateCheckoutRequest;
  return orTooExpensive(messages, async () => (await checkouts.createCheckout(request)).checkout?.id ?? '');
}

type Item = NonNullable<AddRequest['lineItems']>[number];

/** The requested item as carts and checkouts take it, or why it cannot be bought. */
function itemOf(product: Purchasable, wish: Wish, messages: Messages['product']): Item | Problem {
  const variant = readVariant(product, wish, messages);
  if (typeof variant === 'string') return { message: variant, ofModifiers: {} };
  const ofModifiers = checkAnswers(product.modifiers, wish.answers, messages);
  const wrong = Object.values(ofModifiers);
  if (wrong.length > 0) return { message: wrong.join(' '), ofModifiers };
  const options = {
    variantId: variant.id,
    ...answersForCart(product.modifiers, wish.answers),
    ...(wish.plan && { subscriptionOptionId: wish.plan }),
  };
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: product.id, options };
  // the contract's type also requires fields that only a membership needs
  return { catalogReference, quantity: wish.quantity } as Item;
}

async function orTooExpensive<T>(messages: Messages['product'], order: () => Promise<T>): Promise<T | Problem> {
  try {
    return await order();
  } catch (error) {
    if (hasCode(error, 'LINE_AMOUNT_TOO_LARGE')) return { message: messages.tooExpensive, ofModifiers: {} };
    throw error;
  }
}

/** The requested variant, or the reason why it is unavailable. */
function readVariant(
  product: Purchasable,
  { selection, quantity }: Wish,
  messages: Messages['product'],
): VariantView | string {
  if (product.restriction) return messages.restrictions[product.restriction];
  const resolution = resolveVariant(product, selection);
  if (resolution.kind === 'incomplete') {
    return messages.chooseFirst(resolution.missing.map(({ name }) => name));
  }
  if (resolution.kind === 'unavailable') return messages.unavailableChooseAnother;
  const { variant } = resolution;
  const most = mostOf(variant);
  if (!canBeHad(variant)) return messages.soldOutChooseAnother(describe(product, selection, messages));
  if (quantity === null) return messages.quantityRange(MAX_QUANTITY);
  return quantity > most ? messages.onlyLeftLower(most) : variant;
}

/** `Interference 12 in 50 × 70 cm, Oak`. */
export function describe({ name, options }: Purchasable, selection: Selection, messages: Messages['product']): string {
  const chosen = selectionText(options, selection);
  return chosen ? messages.itemIn(name, chosen) : name;
}
