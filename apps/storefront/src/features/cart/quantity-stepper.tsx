import { useMessages } from '@stoa/messages/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { MAX_QUANTITY } from '../product/purchase-form.ts';
import { beforeName, lineIntents, quantityName } from './cart-form.ts';
import type { CartLineView } from './line-view.ts';

type QuantityStepperProps = {
  line: CartLineView;
  /** The fields as they were sent when the server last answered; null before it has. */
  sent: FormData | null;
  /** Runs the buttons in the browser, instead of sending the form. */
  onPress?: (event: MouseEvent<HTMLButtonElement>, quantity: (shown: number) => number) => void;
};

/** A line's quantity, with buttons to lower and raise it. */
export function QuantityStepper({ line, sent, onPress }: QuantityStepperProps) {
  const messages = useMessages('cart');
  const input = useRef<HTMLInputElement>(null);
  // the field belongs to the visitor: it keeps what was typed before hydration, and since the request was sent
  useEffect(() => {
    const field = input.current;
    if (field && sent?.get(field.name) === field.value) field.value = String(line.quantity);
  }, [sent, line.quantity]);
  const id = `quantity-${line.id}`;
  const button = (intent: string, label: string, sign: string, step: number) => (
    <button
      className="stepper-button"
      type="submit"
      name="intent"
      value={intent}
      aria-label={label}
      onClick={onPress && ((event) => onPress(event, (quantity) => quantity + step))}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
  return (
    <div className="stepper">
      <input type="hidden" name={beforeName(line.id)} value={line.quantity} readOnly />
      {button(lineIntents.less(line.id), messages.oneLess(line.name), 'M5 12h14', -1)}
      <label className="visually-hidden" htmlFor={id}>
        {messages.quantityOf(line.name)}
      </label>
      <input
        ref={input}
        id={id}
        name={quantityName(line.id)}
        type="number"
        inputMode="numeric"
        min={0}
        max={Math.max(MAX_QUANTITY, line.quantity)}
        step={1}
        defaultValue={line.quantity}
        required
      />
      {button(lineIntents.more(line.id), messages.oneMore(line.name), 'M5 12h14M12 5v14', 1)}
    </div>
  );
}
