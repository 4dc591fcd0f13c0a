import { useMessages } from '@stoa/messages/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { MAX_QUANTITY } from '../product/purchase-form.ts';
import { beforeName, lineIntents, quantityName } from './cart-form.ts';
import type { CartLineView } from './line-view.ts';

type QuantityStepperProps = {
  line: CartLineView;
  /** Changes with each answer of the server, which the field then shows. */
  version: number;
  /** Runs the buttons in the browser, instead of sending the form. */
  onPress?: (event: MouseEvent<HTMLButtonElement>, quantity: (shown: number) => number) => void;
};

/** A line's quantity, with buttons to lower and raise it. */
export function QuantityStepper({ line, version, onPress }: QuantityStepperProps) {
  const messages = useMessages('cart');
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(version);
  // the field belongs to the visitor until the server has answered: it may hold what was typed before hydration
  useEffect(() => {
    if (input.current && shown.current !== version) input.current.value = String(line.quantity);
    shown.current = version;
  }, [version, line.quantity]);
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
