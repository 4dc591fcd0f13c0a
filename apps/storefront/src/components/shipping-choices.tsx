import type { CheckoutView } from '../lib/checkout-view.ts';

/** Ways of delivery for the address, or why there are none. */
export function ShippingChoices({ view, error }: { view: CheckoutView; error?: string }) {
  if (!view.hasDestination) return <p className="field-hint">Choose a country to see how we deliver there.</p>;
  if (view.shippingChoices.length === 0) return <p className="field-hint">We do not deliver to this address yet.</p>;
  return (
    <div className="radio-list">
      {view.shippingChoices.map(({ value, title, time, price }, index) => (
        <label key={value} className="radio-row">
          <input
            type="radio"
            name="shipping"
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
