/** Texts about the stock of the selected variant. */
import type { Messages } from '@stoa/messages';
import type { Purchasable, VariantView } from './purchasable.ts';
import { MAX_QUANTITY } from './purchase-form.ts';
import { canBeHad, type Resolution } from './variants.ts';

/** Below this stock, visitors are told the number. */
const FEW = 5;

export type StockHint = { tone: 'none' | 'few' | 'some'; text: string };

export function stockHint(resolution: Resolution, messages: Messages['product']): StockHint {
  if (resolution.kind === 'incomplete') {
    return { tone: 'none', text: messages.choose(resolution.missing.map(({ name }) => name)) };
  }
  if (resolution.kind === 'unavailable') return { tone: 'none', text: messages.unavailable };
  const { inStock, quantity, preorder } = resolution.variant;
  if (!inStock && preorder) {
    const few = preorder.left !== null && preorder.left < FEW ? messages.onlyLeftToPreorder(preorder.left) : null;
    const text = [preorder.message ?? messages.preorderHint, few].filter(Boolean).join('. ');
    return { tone: few ? 'few' : 'some', text };
  }
  if (!inStock) return { tone: 'none', text: messages.soldOut };
  if (quantity !== null && quantity < FEW) return { tone: 'few', text: messages.onlyLeft(quantity) };
  return { tone: 'some', text: messages.inStock };
}

/** The label of the button. */
export function actionText(
  product: Pick<Purchasable, 'variants'>,
  resolution: Resolution,
  messages: Messages['product'],
): string {
  if (!product.variants.some(canBeHad)) return messages.soldOut;
  const isAhead = resolution.kind === 'variant' && !resolution.variant.inStock && resolution.variant.preorder !== null;
  return isAhead ? messages.preorder : messages.addToCart;
}

/** The maximum quantity of a variant per purchase. */
export function mostOf({ inStock, quantity, preorder }: VariantView): number {
  const left = inStock ? quantity : (preorder?.left ?? null);
  return Math.max(1, Math.min(left ?? MAX_QUANTITY, MAX_QUANTITY));
}
