import type { Messages } from '@stoa/messages';
import { useMessages } from '@stoa/messages/react';
import { connect, currentCart, httpTransport } from '@stoa/sdk';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatSum } from '../../lib/amounts.ts';
import { fieldId } from '../../lib/field-id.ts';
import { showCart } from '../cart/cart-store.ts';
import { loadCart } from '../cart/cart-view.ts';
import { addToCart, type Problem } from './add-to-cart.ts';
import { type Answers, addedAmounts } from './answers.ts';
import type { SignUp } from './back-in-stock.ts';
import { queryOfSelection } from './deep-link.ts';
import { showPicture } from './gallery-position.ts';
import { ModifierField } from './modifier-field.tsx';
import { OptionField } from './option-field.tsx';
import { PlanField } from './plan-field.tsx';
import { productHref } from './product-href.ts';
import type { Purchasable } from './purchasable.ts';
import { PurchaseActions } from './purchase-actions.tsx';
import { BUY_NOW, modifierField, readAnswers, readPlan, readQuantity, readSelection } from './purchase-form.ts';
import { PurchasePrice } from './purchase-price.tsx';
import { SoldOut } from './sold-out.tsx';
import { useChoices } from './use-choices.ts';
import {
  choiceState,
  choiceStateInAny,
  pictureOfSelection,
  priceDifference,
  resolveVariant,
  type Selection,
} from './variants.ts';

export type PurchaseProps = {
  product: Purchasable;
  /** The initial choices and answers. */
  selection: Selection;
  answers: Answers;
  /** The way to buy it, and what asks for it; empty where there is only one. */
  plan: string;
  planLegend: string;
  quantity: number;
  /** The reasons why the last attempt to add failed. */
  problem: Problem | null;
  /** Whether the shop accepts back-in-stock requests. */
  collectsRequests: boolean;
  /** What is in the price, and what is added to it. */
  priceNote: string;
  /** What is paid with the order; empty where all of it is. */
  depositNote: string;
  signUp: SignUp | null;
};

/** Price, choices, quantity and the add-to-cart button. */
export default function Purchase({ product, quantity, collectsRequests, signUp, ...first }: PurchaseProps) {
  const messages = useMessages('product');
  const cartMessages = useMessages('cart');
  const form = useRef<HTMLFormElement>(null);
  const { selection, answers, plan, isLive, follow } = useChoices(product, first, form);
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
    const { submitter } = event.nativeEvent as SubmitEvent;
    // the server opens the checkout, and leads to it
    if (submitter?.getAttribute('value') === BUY_NOW) return;
    event.preventDefault();
    if (isAdding) return;
    setIsAdding(true);
    const found = await add(product, new FormData(event.currentTarget), messages, cartMessages);
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
        action={productHref(product.slug)}
        onChange={choose}
        onSubmit={(event) => void submit(event)}
      >
        {shown && (
          <PurchasePrice
            variant={shown}
            money={product.money}
            added={addedAmounts(product.modifiers, answers)}
            plan={plan}
          />
        )}
        {first.priceNote && <p className="price-note">{first.priceNote}</p>}
        {first.depositNote && <p className="deposit-note">{first.depositNote}</p>}
        {product.options.map((option) => (
          <OptionField
            key={option.id}
            option={option}
            selected={selection[option.id]}
            stateOf={(choiceId) => stateOf(option.id, choiceId)}
            noteOf={(choiceId) => differenceText(product, priceDifference(product, selection, option.id, choiceId))}
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
        {product.plans.length > 0 && (
          <PlanField plans={product.plans} selected={first.plan} legend={first.planLegend} variant={shown} />
        )}
        {problem && (
          // biome-ignore lint/a11y/noAutofocus: after submitting the form, users must learn first that it was rejected
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
      {shown?.sku && (
        <p className="product-sku">
          {messages.sku} {shown.sku}
        </p>
      )}
      {collectsRequests && <SoldOut product={product} selection={selection} resolution={resolution} signUp={signUp} />}
    </>
  );
}

/** `+ €35.00`; null for the same price. */
const differenceText = ({ money }: Purchasable, difference: string | null): string | null =>
  difference && `${difference.startsWith('-') ? '−' : '+'} ${formatSum([difference.replace('-', '')], money)}`;

/** Adds the form's item to the cart and shows it. Returns the errors, or null. */
async function add(
  product: Purchasable,
  fields: FormData,
  messages: Messages['product'],
  cartMessages: Messages['cart'],
): Promise<Problem | null> {
  const carts = connect(currentCart, httpTransport({ baseUrl: '' }));
  const wish = {
    selection: readSelection(fields),
    answers: readAnswers(fields),
    quantity: readQuantity(String(fields.get('quantity'))),
    plan: readPlan(fields, product.plans),
  };
  try {
    const problem = await addToCart(carts, product, wish, messages);
    if (problem) return problem;
  } catch {
    return { message: messages.failed, ofModifiers: {} };
  }
  // the item is in the cart by now: where that cannot be shown here, its page does
  const toItsPage = () => location.assign(`${document.documentElement.dataset.path ?? ''}/cart`);
  await loadCart(carts, cartMessages).then(showCart, toItsPage);
  return null;
}

/** Focuses a field, or the first control of a group of them. */
function focusField(name: string): void {
  const field = document.getElementById(fieldId(name));
  (field?.matches('fieldset') ? field.querySelector('input') : field)?.focus();
}
