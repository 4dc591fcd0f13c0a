import { Price } from '@stoa/blocks';
import { connect, currentCart, httpTransport } from '@stoa/sdk';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { OptionField } from '../components/option-field.tsx';
import { QuantityField } from '../components/quantity-field.tsx';
import { addToCart } from '../lib/add-to-cart.ts';
import { showCart } from '../lib/cart-store.ts';
import { loadCart } from '../lib/cart-view.ts';
import { showPicture } from '../lib/gallery-position.ts';
import type { Purchasable } from '../lib/product-view.ts';
import { readQuantity, readSelection } from '../lib/purchase-form.ts';
import {
  choiceState,
  choiceStateInAny,
  completeSelection,
  pictureOfSelection,
  resolveVariant,
  type Selection,
  stockHint,
} from '../lib/variants.ts';

type PurchaseProps = {
  product: Purchasable;
  /** What is chosen when the page comes. */
  selection: Selection;
  quantity: number;
  /** Why the last attempt to add did not work. */
  problem: string | null;
};

/** Price, choices, quantity and the button that adds to the cart. */
export default function Purchase({ product, selection: first, quantity, problem: firstProblem }: PurchaseProps) {
  const form = useRef<HTMLFormElement>(null);
  const [selection, setSelection] = useState(first);
  const [isLive, setIsLive] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [problem, setProblem] = useState(firstProblem);

  const follow = () => {
    if (!form.current) return;
    const chosen = completeSelection(product, readSelection(new FormData(form.current)));
    setSelection(chosen);
    return chosen;
  };
  // The visitor may have chosen before this came to life.
  useEffect(() => {
    setIsLive(true);
    follow();
  }, []);

  const choose = () => {
    const chosen = follow();
    setProblem(null);
    const pictureId = chosen && pictureOfSelection(product, chosen);
    if (pictureId) showPicture(pictureId);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAdding) return;
    setIsAdding(true);
    setProblem(await add(product, new FormData(event.currentTarget)));
    setIsAdding(false);
  };

  const resolution = resolveVariant(product, selection);
  const variant = resolution.kind === 'variant' ? resolution.variant : null;
  const hint = stockHint(resolution);
  const canBuyAny = product.variants.some(({ inStock }) => inStock);
  const canBuy = isLive ? (variant?.inStock ?? false) : canBuyAny;
  const stateOf = (optionId: string, choiceId: string) =>
    isLive ? choiceState(product, selection, optionId, choiceId) : choiceStateInAny(product, optionId, choiceId);
  const shown = variant ?? product.variants[0];

  return (
    <form
      ref={form}
      className="purchase"
      method="post"
      action="/cart/add"
      onChange={choose}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="slug" value={product.slug} />
      <p className="price purchase-price" aria-live="polite">
        {shown && <Price price={shown.price} compareAtPrice={shown.compareAtPrice} />}
      </p>
      {product.options.map((option) => (
        <OptionField
          key={option.id}
          option={option}
          selected={selection[option.id]}
          stateOf={(choiceId) => stateOf(option.id, choiceId)}
        />
      ))}
      {problem && (
        <p className="form-message" role="alert">
          {problem}
        </p>
      )}
      <div className="purchase-actions">
        <QuantityField id="purchase-quantity" quantity={quantity} />
        <button className="button" type="submit" disabled={!canBuy} aria-disabled={isAdding || undefined}>
          {canBuyAny ? 'Add to cart' : 'Sold out'}
        </button>
      </div>
      <p className="stock-hint" data-tone={hint.tone} aria-live="polite">
        {canBuyAny || isLive ? hint.text : ''}
      </p>
      {product.options.length > 0 && (
        <button
          className="button button-quiet only-without-script"
          type="submit"
          formMethod="get"
          formAction={`/product-page/${encodeURIComponent(product.slug)}`}
        >
          Show price and stock of this choice
        </button>
      )}
    </form>
  );
}

/** Adds what the form says to the cart and shows it. Returns what went wrong, or null. */
async function add(product: Purchasable, fields: FormData): Promise<string | null> {
  const carts = connect(currentCart, httpTransport({ baseUrl: '' }));
  try {
    const problem = await addToCart(
      carts,
      product,
      readSelection(fields),
      readQuantity(String(fields.get('quantity'))),
    );
    if (problem === null) showCart(await loadCart(carts));
    return problem;
  } catch {
    return 'That did not work. Check your connection and try again.';
  }
}
