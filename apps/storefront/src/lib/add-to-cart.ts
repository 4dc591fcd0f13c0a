import { type AddRequest, type Api, STORES_APP_ID } from './api.ts';
import type { Purchasable } from './product-view.ts';
import { MAX_QUANTITY } from './purchase-form.ts';
import { resolveVariant, type Selection } from './variants.ts';

/** Adds the chosen variant to the visitor's cart. Returns why that is not possible, or null once it is done. */
export async function addToCart(
  carts: Pick<Api['carts'], 'addToCurrentCart'>,
  product: Purchasable,
  selection: Selection,
  quantity: number | null,
): Promise<string | null> {
  const resolution = resolveVariant(product, selection);
  if (resolution.kind === 'incomplete') {
    return `Choose ${resolution.missing.map(({ name }) => name.toLowerCase()).join(' and ')} first.`;
  }
  if (resolution.kind === 'unavailable') return 'This combination is not available. Choose another one.';
  const { variant } = resolution;
  if (!variant.inStock) return `${describe(product, selection)} is sold out. Choose another one.`;
  if (quantity === null) return `The quantity must be a whole number from 1 to ${MAX_QUANTITY}.`;
  if (variant.quantity !== null && quantity > variant.quantity) {
    return `There are only ${variant.quantity} left. Choose a lower quantity.`;
  }
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: product.id, options: { variantId: variant.id } };
  // the contract's type also asks for what only a membership would need
  await carts.addToCurrentCart({ lineItems: [{ catalogReference, quantity }] } as unknown as AddRequest);
  return null;
}

/** `Interference 12 in 50 × 70 cm, Oak`. */
function describe({ name, options }: Purchasable, selection: Selection): string {
  const choices = options.flatMap(
    ({ id, choices: all }) => all.find((choice) => choice.id === selection[id])?.name ?? [],
  );
  return choices.length > 0 ? `${name} in ${choices.join(', ')}` : name;
}
