import { type Answers, answersForCart, checkAnswers } from './answers.ts';
import { type AddRequest, type Api, STORES_APP_ID } from './api.ts';
import type { Purchasable, VariantView } from './purchasable.ts';
import { MAX_QUANTITY } from './purchase-form.ts';
import { mostOf } from './stock-hint.ts';
import { canBeHad, resolveVariant, type Selection, selectionText } from './variants.ts';

/** What a visitor asks to buy of a product. `quantity` is null where it is no number. */
export type Wish = { selection: Selection; answers: Answers; quantity: number | null };

/** Why a wish cannot be fulfilled: on the whole, and of single modifiers by their ids. */
export type Problem = { message: string; ofModifiers: Record<string, string> };

/** Adds what is wished to the visitor's cart. Returns why that is not possible, or null once it is done. */
export async function addToCart(
  carts: Pick<Api['carts'], 'addToCurrentCart'>,
  product: Purchasable,
  wish: Wish,
): Promise<Problem | null> {
  const variant = readVariant(product, wish);
  if (typeof variant === 'string') return { message: variant, ofModifiers: {} };
  const ofModifiers = checkAnswers(product.modifiers, wish.answers);
  const wrong = Object.values(ofModifiers);
  if (wrong.length > 0) return { message: wrong.join(' '), ofModifiers };
  const options = { variantId: variant.id, ...answersForCart(product.modifiers, wish.answers) };
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: product.id, options };
  const lineItems = [{ catalogReference, quantity: wish.quantity }];
  // the contract's type also asks for what only a membership would need
  await carts.addToCurrentCart({ lineItems } as unknown as AddRequest);
  return null;
}

/** The variant that is wished, or why it cannot be had like this. */
function readVariant(product: Purchasable, { selection, quantity }: Wish): VariantView | string {
  if (product.restriction) return product.restriction;
  const resolution = resolveVariant(product, selection);
  if (resolution.kind === 'incomplete') {
    return `Choose ${resolution.missing.map(({ name }) => name.toLowerCase()).join(' and ')} first.`;
  }
  if (resolution.kind === 'unavailable') return 'This combination is not available. Choose another one.';
  const { variant } = resolution;
  const most = mostOf(variant);
  if (!canBeHad(variant)) return `${describe(product, selection)} is sold out. Choose another one.`;
  if (quantity === null) return `The quantity must be a whole number from 1 to ${MAX_QUANTITY}.`;
  return quantity > most ? `There are only ${most} left. Choose a lower quantity.` : variant;
}

/** `Interference 12 in 50 × 70 cm, Oak`. */
export function describe({ name, options }: Purchasable, selection: Selection): string {
  const chosen = selectionText(options, selection);
  return chosen ? `${name} in ${chosen}` : name;
}
