import { connect, currentCart, httpTransport } from '@stoa/sdk';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ModifierField } from '../components/modifier-field.tsx';
import { OptionField } from '../components/option-field.tsx';
import { PurchaseActions } from '../components/purchase-actions.tsx';
import { PurchasePrice } from '../components/purchase-price.tsx';
import { SoldOut } from '../components/sold-out.tsx';
import { addToCart, type Problem } from '../lib/add-to-cart.ts';
import { type Answers, addedAmounts } from '../lib/answers.ts';
import type { SignUp } from '../lib/back-in-stock.ts';
import { showCart } from '../lib/cart-store.ts';
import { loadCart } from '../lib/cart-view.ts';
import { queryOfSelection } from '../lib/deep-link.ts';
import { fieldId } from '../lib/field-id.ts';
import { showPicture } from '../lib/gallery-position.ts';
import type { Purchasable } from '../lib/purchasable.ts';
import { modifierField, readAnswers, readQuantity, readSelection } from '../lib/purchase-form.ts';
import { useChoices } from '../lib/use-choices.ts';
import { choiceState, choiceStateInAny, pictureOfSelection, resolveVariant, type Selection } from '../lib/variants.ts';

export type PurchaseProps = {
  product: Purchasable;
  /** What is chosen and answered when the page comes. */
  selection: Selection;
  answers: Answers;
  quantity: number;
  /** Why the last attempt to add did not work. */
  problem: Problem | null;
  /** Whether the shop writes to those who wait for what is sold out. */
  collectsRequests: boolean;
  signUp: SignUp | null;
};

/** Price, choices, quantity and the button that adds to the cart. */
export default function Purchase({ product, quantity, collectsRequests, signUp, ...first }: PurchaseProps) {
  const form = useRef<HTMLFormElement>(null);
  const { selection, answers, isLive, follow } = useChoices(product, first, form);
  const [isAdding, setIsAdding] = useState(false);
  const [problem, setProblem] = useState(first.problem);
  const choose = () => {
    const before = pictureOfSelection(product, selection);
    const chosen = follow();
    const pictureId = pictureOfSelection(product, chosen);
    setProblem(null);
    if (pictureId && pictureId !== before) showPicture(pictureId);
    history.replaceState(history.state, '', location.pathname + queryOfSelection(product.options, chosen));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAdding) return;
    setIsAdding(true);
    const found = await add(product, new FormData(event.currentTarget));
    setProblem(found);
    setIsAdding(false);
  };
  useEffect(() => {
    const [wrong] = problem === first.problem ? [] : Object.keys(problem?.ofModifiers ?? {});
    if (wrong) focusField(modifierField(wrong));
  }, [problem, first.problem]);
  const resolution = resolveVariant(product, selection);
  const shown = resolution.kind === 'variant' ? resolution.variant : product.variants[0];
  const stateOf = (optionId: string, choiceId: string) =>
    isLive ? choiceState(product, selection, optionId, choiceId) : choiceStateInAny(product, optionId, choiceId);
  return (
    <>
      <form
        ref={form}
        className="purchase"
        method="post"
        action="/cart/add"
        onChange={choose}
        onSubmit={(event) => void submit(event)}
      >
        <input type="hidden" name="slug" value={product.slug} />
        {shown && (
          <PurchasePrice variant={shown} money={product.money} added={addedAmounts(product.modifiers, answers)} />
        )}
        {product.options.map((option) => (
          <OptionField
            key={option.id}
            option={option}
            selected={selection[option.id]}
            stateOf={(choiceId) => stateOf(option.id, choiceId)}
          />
        ))}
        {product.modifiers.map((modifier) => (
          <ModifierField
            key={modifier.id}
            modifier={modifier}
            answer={answers[modifier.id] ?? ''}
            error={problem?.ofModifiers[modifier.id]}
          />
        ))}
        {problem && (
          // biome-ignore lint/a11y/noAutofocus: whoever sent the form must learn first that it was not accepted
          <p className="form-message" role="alert" tabIndex={-1} autoFocus>
            {problem.message}
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
      {shown?.sku && <p className="product-sku">SKU {shown.sku}</p>}
      {collectsRequests && <SoldOut product={product} selection={selection} resolution={resolution} signUp={signUp} />}
    </>
  );
}

/** Adds what the form says to the cart and shows it. Returns what went wrong, or null. */
async function add(product: Purchasable, fields: FormData): Promise<Problem | null> {
  const carts = connect(currentCart, httpTransport({ baseUrl: '' }));
  const wish = {
    selection: readSelection(fields),
    answers: readAnswers(fields),
    quantity: readQuantity(String(fields.get('quantity'))),
  };
  try {
    const problem = await addToCart(carts, product, wish);
    if (problem === null) showCart(await loadCart(carts));
    return problem;
  } catch {
    return { message: 'That did not work. Check your connection and try again.', ofModifiers: {} };
  }
}

/** Goes to a field, or to the first control of a group of them. */
function focusField(name: string): void {
  const field = document.getElementById(fieldId(name));
  (field?.matches('fieldset') ? field.querySelector('input') : field)?.focus();
}
