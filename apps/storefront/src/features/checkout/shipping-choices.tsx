import { useMessages } from '@stoa/messages/react';
import type { CheckoutView } from './checkout-view.ts';

/** Delivery options for the address, or the reason why there are none. */
export function ShippingChoices({ view, error }: { view: CheckoutView; error?: string }) {
  const messages = useMessages('checkout');
  if (!view.hasDestination) return <p className="field-hint">{messages.countryFirst}</p>;
  if (view.shippingChoices.length === 0) return <p className="field-hint">{messages.noDelivery}</p>;
  return (
    <div className="radio-list">
      {view.shippingChoices.map(({ value, title, time, price, isPickup }, index) => (
        <label key={value} className="radio-row">
          <input
            type="radio"
            name="shipping"
            className={isPickup ? 'pickup' : undefined}
            id={index === 0 ? 'shipping' : undefined}
            value={value}
            defaultChecked={value === view.shipping}
            aria-describedby={error ? 'shipping-error' : undefined}
          />
          <span className="radio-words">
            <span>{title}</span>
            {time && <span className="radio-note">{time}</span>}
          </span>
          <span className="radio-price">{price}</span>
        </label>
      ))}
    </div>
  );
}
