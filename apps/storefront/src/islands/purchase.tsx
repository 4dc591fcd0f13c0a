import { Price } from '@stoa/blocks';
import { connect, currentCart, httpTransport } from '@stoa/sdk';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
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
  type Resolution,
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
  const { selection, isLive, follow } = useSelection(product, first, form);
  const [isAdding, setIsAdding] = useState(false);
  const [problem, setProblem] = useState(firstProblem);
  const choose = () => {
    const pictureId = pictureOfSelection(product, follow());
    setProblem(null);
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
  const shown = resolution.kind === 'variant' ? resolution.variant : product.variants[0];
  const stateOf = (optionId: string, choiceId: string) =>
    isLive ? choiceState(product, selection, optionId, choiceId) : choiceStateInAny(product, optionId, choiceId);
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
      <PurchaseActions
        product={product}
        resolution={resolution}
        quantity={quantity}
        isLive={isLive}
        isAdding={isAdding}
      />
    </form>
  );
}

/** What the form has chosen, kept up with by `follow`, and whether it can be relied on yet. */
function useSelection(product: Purchasable, first: Selection, form: RefObject<HTMLFormElement | null>) {
  const [selection, setSelection] = useState(first);
  const [isLive, setIsLive] = useState(false);
  const follow = (): Selection => {
    const fields = form.current ? new FormData(form.current) : [];
    const chosen = completeSelection(product, readSelection(fields));
    setSelection(chosen);
    return chosen;
  };
  // the visitor may have chosen before this came to life
  useEffect(() => {
    follow();
    setIsLive(true);
  }, []);
  return { selection, isLive, follow };
}

type PurchaseActionsProps = {
  product: Purchasable;
  resolution: Resolution;
  quantity: number;
  isLive: boolean;
  isAdding: boolean;
};

/** Until it is live, the form may choose what this does not know of: then only what is sold out as a whole is. */
function PurchaseActions({ product, resolution, quantity, isLive, isAdding }: PurchaseActionsProps) {
  const isSoldOut = product.variants.every(({ inStock }) => !inStock);
  const canBuy = isLive ? resolution.kind === 'variant' && resolution.variant.inStock : !isSoldOut;
  const hint = stockHint(resolution);
  return (
    <>
      <div className="purchase-actions">
        <QuantityField id="purchase-quantity" quantity={quantity} />
        <button className="button" type="submit" disabled={!canBuy} aria-disabled={isAdding || undefined}>
          {isSoldOut ? 'Sold out' : 'Add to cart'}
        </button>
      </div>
      <p className="stock-hint" data-tone={hint.tone} aria-live="polite">
        {isSoldOut ? '' : hint.text}
      </p>
      {product.options.length > 0 && !isSoldOut && (
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
