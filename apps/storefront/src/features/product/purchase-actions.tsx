import { useMessages } from '@stoa/messages/react';
import { QuantityField } from '../cart/quantity-field.tsx';
import { productHref } from './product-href.ts';
import type { Purchasable } from './purchasable.ts';
import { actionText, mostOf, stockHint } from './stock-hint.ts';
import { canBeHad, type Resolution } from './variants.ts';

type PurchaseActionsProps = {
  product: Purchasable;
  resolution: Resolution;
  quantity: number;
  isLive: boolean;
  isAdding: boolean;
};

/** Before hydration the form's choices are unknown: the button is off only if every variant is sold out. */
export function PurchaseActions({ product, resolution, quantity, isLive, isAdding }: PurchaseActionsProps) {
  const messages = useMessages('product');
  const isSoldOut = !product.variants.some(canBeHad);
  const variant = resolution.kind === 'variant' ? resolution.variant : null;
  const canBuy = product.restriction === null && (isLive ? variant !== null && canBeHad(variant) : !isSoldOut);
  const restriction = product.restriction && messages.restrictions[product.restriction];
  const hint = stockHint(resolution, messages);
  return (
    <>
      <div className="purchase-actions">
        <QuantityField
          id="purchase-quantity"
          label={messages.quantity}
          quantity={quantity}
          most={isLive && variant ? mostOf(variant) : undefined}
        />
        <button className="button" type="submit" disabled={!canBuy} aria-disabled={isAdding || undefined}>
          {actionText(product, resolution, messages)}
        </button>
      </div>
      <p className="stock-hint" data-tone={hint.tone} aria-live="polite">
        {isSoldOut ? '' : restriction || hint.text}
      </p>
      {product.options.length + product.modifiers.length > 0 && (
        <button
          className="button button-quiet only-without-script"
          type="submit"
          formMethod="get"
          formAction={productHref(product.slug)}
        >
          {messages.showChoice}
        </button>
      )}
    </>
  );
}
