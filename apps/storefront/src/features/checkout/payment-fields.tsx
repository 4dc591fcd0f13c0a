import { sandboxCards } from '@stoa/contract/stoa/sandbox-cards';
import { useMessages } from '@stoa/messages/react';
import { FieldError } from '../../components/text-field.tsx';
import type { SavedCard } from '../../lib/api.ts';
import type { FieldErrors } from '../../lib/form-state.ts';
import type { Site } from '../../lib/site.ts';
import { SAVED_CARD } from '../payment-methods/saved-card.ts';
import { SavedCardChoice } from '../payment-methods/saved-card-choice.tsx';
import type { CheckoutFields } from './checkout-fields.ts';

type PaymentFieldsProps = { methods: Site['paymentMethods']; form: CheckoutFields; errors: FieldErrors };

/** The payment method; for the sandbox, one of its test cards. Other providers have a page of their own. */
export function PaymentFields({ methods, form, errors }: PaymentFieldsProps) {
  const messages = useMessages('checkout');
  if (methods.length === 0) return <p className="field-hint">{messages.noPayments}</p>;
  return (
    <div className="radio-list" id="payment">
      {methods.map(({ id, form: kind, title, description, saved }) => (
        <div key={id} className="payment-method">
          <label className="radio-row">
            <input type="radio" name="payment" value={id} defaultChecked={id === form.payment} />
            <span className="radio-words">
              <span>{title}</span>
              {description && <span className="radio-note">{description}</span>}
            </span>
          </label>
          {saved && saved.length > 0 && <SavedCards cards={saved} chosen={form.savedCard} />}
          <div className="new-card">
            {kind === 'PAGE' && <p className="radio-note payment-page">{messages.paidOnPage}</p>}
            {kind === 'TEST_CARDS' && <CardFields chosen={form.card} error={errors.card} />}
            {saved && <KeepCard isKept={form.keepsCard} />}
          </div>
        </div>
      ))}
      <FieldError name="payment" error={errors.payment} />
    </div>
  );
}

/** The cards that the member lets be kept, and another one. The style sheet hides what asks for that while it is not chosen. */
function SavedCards({ cards, chosen }: { cards: SavedCard[]; chosen: string }) {
  const messages = useMessages('cards');
  return (
    <fieldset className="cards saved-cards">
      <legend>{messages.choose}</legend>
      <SavedCardChoice cards={cards} chosen={chosen} />
      <label className="radio-row">
        <input type="radio" name={SAVED_CARD} value="" defaultChecked={!chosen} />
        <span className="radio-words">{messages.other}</span>
      </label>
    </fieldset>
  );
}

function KeepCard({ isKept }: { isKept: boolean }) {
  const messages = useMessages('cards');
  return (
    <div className="cards field">
      <label className="check-row">
        <input type="checkbox" name="keepsCard" defaultChecked={isKept} />
        <span>{messages.save}</span>
      </label>
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
