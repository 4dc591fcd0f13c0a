import { formatsOf } from '@stoa/messages';
import { useMessages } from '@stoa/messages/react';
import { FormProblems } from '../../components/form-problems.tsx';
import type { RequestToPay } from '../../lib/api.ts';
import type { FormState } from '../../lib/form-state.ts';
import type { Site } from '../../lib/site.ts';
import { CardFields } from '../checkout/payment-fields.tsx';

type PayPageProps = {
  /** Null where the link is unknown. */
  asked: RequestToPay | null;
  token: string;
  state: FormState;
  /** The chosen test card. */
  card: string;
  site: Site;
};

/** What a link asks to pay, with its form; or why there is nothing to pay. */
export function PayPage({ asked, token, state, card, site }: PayPageProps) {
  const messages = useMessages('pay');
  if (!asked) return <Notice {...messages.unknown} />;
  if (asked.state && asked.state !== 'UNPAID') return <Notice {...messages.states[asked.state]} asked={asked} />;
  const amount = asked.amount?.formattedAmount ?? '';
  const methods = asked.methods ?? [];
  return (
    <div className="notice-page">
      <p className="eyebrow">{messages.order(asked.orderNumber ?? '')}</p>
      <h1>{asked.title}</h1>
      <FormProblems state={state} />
      {asked.description && <p className="lead">{asked.description}</p>}
      <p className="pay-amount">
        <span className="visually-hidden">{messages.amount} </span>
        {amount}
      </p>
      {asked.expirationDate && (
        <p className="field-hint">{messages.until(formatsOf(site).longDate(asked.expirationDate))}</p>
      )}
      {methods.length === 0 && <p>{messages.noMethods}</p>}
      {methods.includes('card') && (
        <form method="post" action={`/pay/${encodeURIComponent(token)}`} noValidate>
          <h2>{messages.card}</h2>
          {isPaidElsewhere(site) ? (
            // the provider's page asks for the card
            <input type="hidden" name="card" value="page" />
          ) : (
            <CardFields chosen={card} error={state.errors.card} />
          )}
          <p className="actions">
            <button className="button" type="submit">
              {messages.pay(amount)}
            </button>
          </p>
        </form>
      )}
      {asked.bankDetails && (
        <section>
          <h2>{messages.transfer}</h2>
          <p>{messages.transferText(amount, asked.orderNumber ?? '')}</p>
          <p className="pay-bank">{asked.bankDetails}</p>
        </section>
      )}
    </div>
  );
}

function Notice({ title, text, asked }: { title: string; text: string; asked?: RequestToPay }) {
  const messages = useMessages('pay');
  return (
    <div className="notice-page">
      {asked && <p className="eyebrow">{messages.order(asked.orderNumber ?? '')}</p>}
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {asked && (
        <p>
          {asked.title} · {asked.amount?.formattedAmount}
        </p>
      )}
    </div>
  );
}

const isPaidElsewhere = ({ paymentMethods }: Site): boolean =>
  paymentMethods.some(({ id, form }) => id === 'card' && form === 'PAGE');
