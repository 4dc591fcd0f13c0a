import { sandboxCards } from '@stoa/contract/stoa/sandbox-cards';
import type { CheckoutForm, FieldErrors } from '../lib/checkout-form.ts';
import type { Site } from '../lib/site.ts';
import { FieldError } from './text-field.tsx';

type PaymentFieldsProps = { methods: Site['paymentMethods']; form: CheckoutForm; errors: FieldErrors };

/** How to pay; for the card, which of the sandbox's test cards. */
export function PaymentFields({ methods, form, errors }: PaymentFieldsProps) {
  if (methods.length === 0) return <p className="field-hint">This shop does not accept payments at the moment.</p>;
  return (
    <div className="radio-list" id="payment">
      {methods.map(({ id, title, description }) => (
        <div key={id} className="payment-method">
          <label className="radio-row">
            <input type="radio" name="payment" value={id} defaultChecked={id === form.payment} />
            <span className="radio-words">
              <span>{title}</span>
              {description && <span className="radio-note">{description}</span>}
            </span>
          </label>
          {id === 'card' && <CardFields chosen={form.card} error={errors.card} />}
        </div>
      ))}
      <FieldError name="payment" error={errors.payment} />
    </div>
  );
}

function CardFields({ chosen, error }: { chosen: string; error: string | undefined }) {
  return (
    <fieldset className="cards" id="card" aria-describedby={error ? 'card-error' : undefined}>
      <legend>Test card. No money moves.</legend>
      {sandboxCards.map(({ token, number, outcome }, index) => (
        <label key={token} className="radio-row">
          <input type="radio" name="card" value={token} defaultChecked={chosen ? token === chosen : index === 0} />
          <span className="radio-words">
            <span className="card-number">{number}</span>
            <span className="radio-note">{outcome}</span>
          </span>
        </label>
      ))}
      <FieldError name="card" error={error} />
    </fieldset>
  );
}
