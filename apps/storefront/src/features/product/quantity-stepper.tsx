import { Icon } from '@stoa/blocks/site-frame';
import { useMessages } from '@stoa/messages/react';
import { useRef } from 'react';

/** How many to buy, with buttons to lower and raise the number; without scripts the field alone. */
export function QuantityStepper({ quantity, most }: { quantity: number; most: number }) {
  const messages = useMessages('product');
  const input = useRef<HTMLInputElement>(null);
  const button = (label: string, outline: string, step: 'stepUp' | 'stepDown') => (
    <button
      type="button"
      className="stepper-button only-with-script"
      aria-label={label}
      onClick={() => input.current?.[step]()}
    >
      <Icon outline={outline} size={18} />
    </button>
  );
  return (
    <div className="stepper">
      {button(messages.less, 'M5 12h14', 'stepDown')}
      <label className="visually-hidden" htmlFor="purchase-quantity">
        {messages.quantity}
      </label>
      <input
        ref={input}
        id="purchase-quantity"
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        step={1}
        defaultValue={quantity}
        required
      />
      {button(messages.more, 'M5 12h14M12 5v14', 'stepUp')}
    </div>
  );
}
