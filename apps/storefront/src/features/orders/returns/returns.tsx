import { formatsOf } from '@stoa/messages';
import { useMessages } from '@stoa/messages/react';
import { SelectField } from '../../../components/select-field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import type { OpenReturns, Order, OrderReturn } from '../../../lib/api.ts';
import type { Site } from '../../../lib/site.ts';
import { viewOrderLine } from '../../cart/line-view.ts';
import { quantityField, REASONS, type ReturnAttempt } from './post-return.ts';

type ReturnsProps = {
  order: Order;
  /** What was asked back so far, and what can be. */
  opened: OpenReturns;
  site: Site;
  /** The address that its forms are sent to. */
  action: string;
  /** The form for another return, if it was refused. */
  attempt: ReturnAttempt | null;
};

/** What buyers give back of an order: the returns so far, and the form that asks for another one. */
export function Returns({ order, opened, site, action, attempt }: ReturnsProps) {
  const { returns: messages } = useMessages('orders');
  const { returns = [], returnable = [] } = opened;
  if (returns.length === 0 && returnable.length === 0) return null;
  const nameOf = namesIn(order);
  return (
    <section className="order-returns" id="returns" aria-labelledby="returns-heading">
      <h2 id="returns-heading">{messages.heading}</h2>
      {returns.length > 0 && (
        <ul className="order-return-list">
          {returns.map((each) => (
            <li key={each.id} className="order-return">
              <KnownReturn each={each} nameOf={nameOf} site={site} action={action} />
            </li>
          ))}
        </ul>
      )}
      {returnable.length > 0 && (
        <AskForReturn opened={opened} nameOf={nameOf} site={site} action={action} attempt={attempt} />
      )}
    </section>
  );
}

type NameOf = (lineItemId: string) => string;

function namesIn({ lineItems = [] }: Order): NameOf {
  const names = new Map(lineItems.map((line) => [line.id, viewOrderLine(line).name]));
  return (id) => names.get(id) ?? '';
}

type KnownReturnProps = { each: OrderReturn; nameOf: NameOf; site: Site; action: string };

function KnownReturn({ each, nameOf, site, action }: KnownReturnProps) {
  const { returns: messages, parcels } = useMessages('orders');
  const { id = '', status = 'REQUESTED', lineItems = [], answer, createdDate } = each;
  return (
    <>
      <p>
        <strong>{messages.states[status]}</strong>
        {createdDate && ` · ${formatsOf(site).longDate(createdDate)}`}
      </p>
      <p>
        {lineItems.map(({ lineItemId = '', quantity = 1 }) => parcels.item(quantity, nameOf(lineItemId))).join(', ')}
      </p>
      {answer && <p className="order-return-answer">{answer}</p>}
      {(status === 'REQUESTED' || status === 'APPROVED') && (
        <form method="post" action={action}>
          <input type="hidden" name="intent" value="cancelReturn" />
          <input type="hidden" name="returnId" value={id ?? ''} />
          <button className="button button-quiet" type="submit">
            {messages.cancel}
          </button>
        </form>
      )}
    </>
  );
}

type AskForReturnProps = Omit<ReturnsProps, 'order'> & { nameOf: NameOf };

function AskForReturn({ opened, nameOf, site, action, attempt }: AskForReturnProps) {
  const { returns: messages } = useMessages('orders');
  const { returnable = [], conditions, until } = opened;
  const errors = attempt?.state.errors ?? {};
  const typed = (name: string) => attempt?.fields.get(name) ?? '';
  return (
    <details className="order-return-form" open={attempt !== null}>
      <summary>{messages.ask}</summary>
      <form method="post" action={action}>
        <input type="hidden" name="intent" value="return" />
        {conditions && <p className="order-return-conditions">{conditions}</p>}
        {until && <p>{messages.until(formatsOf(site).longDate(until))}</p>}
        {returnable.map(({ lineItemId = '', quantity = 1 }) => (
          <TextField
            key={lineItemId}
            name={quantityField(lineItemId)}
            label={nameOf(lineItemId)}
            hint={messages.howMany(quantity)}
            type="number"
            inputMode="numeric"
            min={0}
            max={quantity}
            value={typed(quantityField(lineItemId)) || '0'}
            error={errors[quantityField(lineItemId)]}
            className="order-return-quantity"
          />
        ))}
        <SelectField
          name="reason"
          label={messages.reason}
          value={typed('reason')}
          empty={messages.chooseReason}
          options={REASONS.map((reason) => ({ value: reason, label: messages.reasons[reason] }))}
          error={errors.reason}
        />
        <TextArea
          name="note"
          label={messages.note}
          value={typed('note')}
          maxLength={1000}
          rows={3}
          error={undefined}
          isOptional
        />
        <p className="actions">
          <button className="button" type="submit">
            {messages.submit}
          </button>
        </p>
      </form>
    </details>
  );
}
