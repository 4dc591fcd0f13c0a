import { useMessages } from '@stoa/messages/react';
import type { CheckoutView } from './checkout-view.ts';
import type { ShippingChoice } from './shipping-view.ts';

/** Delivery options for the address, or the reason why there are none. */
export function ShippingChoices({ view, error }: { view: CheckoutView; error?: string }) {
  const messages = useMessages('checkout');
  if (!view.hasDestination) return <p className="field-hint">{messages.countryFirst}</p>;
  if (view.isPartlyDelivered) return <p className="field-hint">{messages.noDeliveryOfSome}</p>;
  if (view.shippingChoices.length === 0)
    return <p className="field-hint">{view.deliveryProblem ?? messages.noDelivery}</p>;
  return (
    <>
      <ShippingOptions view={view} error={error} />
      {view.deliveryProblem && <p className="field-hint">{view.deliveryProblem}</p>}
    </>
  );
}

function ShippingOptions({ view, error }: { view: CheckoutView; error: string | undefined }) {
  return (
    <div className="radio-list">
      {view.shippingChoices.map((choice, index) => (
        <div key={choice.value}>
          <label className="radio-row">
            <input
              type="radio"
              name="shipping"
              className={choice.isPickup ? 'pickup' : undefined}
              id={index === 0 ? 'shipping' : undefined}
              value={choice.value}
              defaultChecked={choice.isChosen}
              aria-describedby={error ? 'shipping-error' : undefined}
            />
            <span className="radio-words">
              <span>{choice.title}</span>
              {choice.notes.map((note) => (
                <span key={note} className="radio-note">
                  {note}
                </span>
              ))}
            </span>
            <span className="radio-price">{choice.price}</span>
          </label>
          {choice.slots.length > 0 && <TimeField choice={choice} />}
        </div>
      ))}
    </div>
  );
}

/** The time at which goods are brought; the style sheet shows it beneath the chosen option. */
function TimeField({ choice: { value, slots, slot } }: { choice: ShippingChoice }) {
  const messages = useMessages('checkout');
  return (
    <label className="radio-more">
      <span>{messages.deliveryTime}</span>
      <select name={value} defaultValue={slot}>
        {slots.map(({ value: option, label }) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
