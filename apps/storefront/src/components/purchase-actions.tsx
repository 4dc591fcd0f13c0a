import type { Purchasable } from '../lib/purchasable.ts';
import { actionText, mostOf, stockHint } from '../lib/stock-hint.ts';
import { canBeHad, type Resolution } from '../lib/variants.ts';
import { QuantityField } from './quantity-field.tsx';

type PurchaseActionsProps = {
  product: Purchasable;
  resolution: Resolution;
  quantity: number;
  isLive: boolean;
  isAdding: boolean;
};

/** Until it is live, the form may choose what this does not know of: then only what is sold out as a whole is. */
export function PurchaseActions({ product, resolution, quantity, isLive, isAdding }: PurchaseActionsProps) {
  const isSoldOut = !product.variants.some(canBeHad);
  const variant = resolution.kind === 'variant' ? resolution.variant : null;
  const canBuy = product.restriction === null && (isLive ? variant !== null && canBeHad(variant) : !isSoldOut);
  const hint = stockHint(resolution);
  return (
    <>
      <div className="purchase-actions">
        <QuantityField
          id="purchase-quantity"
          quantity={quantity}
          most={isLive && variant ? mostOf(variant) : undefined}
        />
        <button className="button" type="submit" disabled={!canBuy} aria-disabled={isAdding || undefined}>
          {actionText(product, resolution)}
        </button>
      </div>
      <p className="stock-hint" data-tone={hint.tone} aria-live="polite">
        {isSoldOut ? '' : (product.restriction ?? hint.text)}
      </p>
      {product.options.length + product.modifiers.length > 0 && (
        <button
          className="button button-quiet only-without-script"
          type="submit"
          formMethod="get"
          formAction={`/product-page/${encodeURIComponent(product.slug)}`}
        >
          Show price and stock of this choice
        </button>
      )}
    </>
  );
}
