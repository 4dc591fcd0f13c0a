import { useMessages } from '@stoa/messages/react';
import { productHref } from './product-href.ts';
import type { Purchasable } from './purchasable.ts';
import { BUY_NOW, MAX_QUANTITY } from './purchase-form.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
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
        <QuantityStepper quantity={quantity} most={isLive && variant ? mostOf(variant) : MAX_QUANTITY} />
        <button className="button" type="submit" disabled={!canBuy} aria-disabled={isAdding || undefined}>
          {actionText(product, resolution, messages)}
        </button>
      </div>
      {!isSoldOut && (
        <button
          className="button button-quiet button-wide buy-now"
          type="submit"
          name="intent"
          value={BUY_NOW}
          disabled={!canBuy}
        >
          {messages.buyNow}
        </button>
      )}
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
