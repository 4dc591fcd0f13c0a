/** What is said of the stock of what is chosen. */

import type { Purchasable, VariantView } from './purchasable.ts';
import { MAX_QUANTITY } from './purchase-form.ts';
import { canBeHad, type Resolution } from './variants.ts';

/** Below this many, a visitor should know. */
const FEW = 5;

export type StockHint = { tone: 'none' | 'few' | 'some'; text: string };

export function stockHint(resolution: Resolution): StockHint {
  if (resolution.kind === 'incomplete') {
    return { tone: 'none', text: `Choose ${resolution.missing.map(({ name }) => name.toLowerCase()).join(' and ')}` };
  }
  if (resolution.kind === 'unavailable') return { tone: 'none', text: 'This combination is not available' };
  const { inStock, quantity, preorder } = resolution.variant;
  if (!inStock && preorder) {
    const few = preorder.left !== null && preorder.left < FEW ? `Only ${preorder.left} left to order ahead` : null;
    const text = [preorder.message ?? 'Not there yet: order it ahead', few].filter(Boolean).join('. ');
    return { tone: few ? 'few' : 'some', text };
  }
  if (!inStock) return { tone: 'none', text: 'Sold out' };
  if (quantity !== null && quantity < FEW) return { tone: 'few', text: `Only ${quantity} left` };
  return { tone: 'some', text: 'In stock' };
}

/** What the button says. */
export function actionText(product: Pick<Purchasable, 'variants'>, resolution: Resolution): string {
  if (!product.variants.some(canBeHad)) return 'Sold out';
  const isAhead = resolution.kind === 'variant' && !resolution.variant.inStock && resolution.variant.preorder !== null;
  return isAhead ? 'Pre-order' : 'Add to cart';
}

/** The most of a variant that can be put into a cart at once. */
export function mostOf({ inStock, quantity, preorder }: VariantView): number {
  const left = inStock ? quantity : (preorder?.left ?? null);
  return Math.max(1, Math.min(left ?? MAX_QUANTITY, MAX_QUANTITY));
}
