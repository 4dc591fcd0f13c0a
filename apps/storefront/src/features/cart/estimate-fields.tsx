import { useMessages } from '@stoa/messages/react';
import type { DeliveryEstimate } from './delivery-estimate.ts';

/** The id of the form that asks for an estimate: it is beside the cart's own, which holds its fields. */
export const ESTIMATE_FORM = 'delivery-estimate';

/** Where to, and what delivery would cost. */
export function EstimateFields({ estimate: { place, countries, options } }: { estimate: DeliveryEstimate }) {
  const messages = useMessages('cart');
  return (
    <details className="delivery-estimate" open={options !== null}>
      <summary>{messages.estimateDelivery}</summary>
      <div className="estimate-fields">
        <label>
          <span>{messages.country}</span>
          <select name="country" form={ESTIMATE_FORM} defaultValue={place.country} required>
            <option value="" />
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{messages.postalCode}</span>
          <input name="postalCode" form={ESTIMATE_FORM} defaultValue={place.postalCode} autoComplete="postal-code" />
        </label>
        <button className="button button-quiet" type="submit" form={ESTIMATE_FORM}>
          {messages.showDelivery}
        </button>
      </div>
      {options?.length === 0 && <p className="field-hint">{messages.noDelivery}</p>}
      {options && options.length > 0 && (
        <ul className="estimate-options">
          {options.map(({ title, time, price }) => (
            <li key={`${title} ${price}`}>
              <span>
                {title}
                {time && <span className="radio-note">{time}</span>}
              </span>
              <span>{price}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
