import { sandboxCards } from '@stoa/contract/stoa/sandbox-cards';
import { useMessages } from '@stoa/messages/react';
import { FieldError } from '../../components/text-field.tsx';
import type { FieldErrors } from '../../lib/form-state.ts';
import type { Site } from '../../lib/site.ts';
import type { CheckoutFields } from './checkout-fields.ts';

type PaymentFieldsProps = { methods: Site['paymentMethods']; form: CheckoutFields; errors: FieldErrors };

/** The payment method; for the sandbox, one of its test cards. Other providers have a page of their own. */
export function PaymentFields({ methods, form, errors }: PaymentFieldsProps) {
  const messages = useMessages('checkout');
  if (methods.length === 0) return <p className="field-hint">{messages.noPayments}</p>;
  return (
    <div className="radio-list" id="payment">
      {methods.map(({ id, form: kind, title, description }) => (
        <div key={id} className="payment-method">
          <label className="radio-row">
            <input type="radio" name="payment" value={id} defaultChecked={id === form.payment} />
            <span className="radio-words">
              <span>{title}</span>
              {description && <span className="radio-note">{description}</span>}
            </span>
          </label>
          {kind === 'PAGE' && <p className="radio-note payment-page">{messages.paidOnPage}</p>}
          {kind === 'TEST_CARDS' && <CardFields chosen={form.card} error={errors.card} />}
        </div>
      ))}
      <FieldError name="payment" error={errors.payment} />
    </div>
  );
}

/** The test cards of the sandbox. */
export function CardFields({ chosen, error }: { chosen: string; error: string | undefined }) {
  const messages = useMessages('checkout');
  return (
    <fieldset className="cards" id="card" aria-describedby={error ? 'card-error' : undefined}>
      <legend>{messages.testCard}</legend>
      {sandboxCards.map(({ token, number }, index) => (
        <label key={token} className="radio-row">
          <input type="radio" name="card" value={token} defaultChecked={chosen ? token === chosen : index === 0} />
          <span className="radio-words">
            <span className="card-number">{number}</span>
            <span className="radio-note">{messages.testCards[token]}</span>
          </span>
        </label>
      ))}
      <FieldError name="card" error={error} />
    </fieldset>
  );
}
