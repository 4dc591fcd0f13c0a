import { formatsOf } from '@stoa/messages';
import { useMessages } from '@stoa/messages/react';
import { SelectField } from '../../../components/select-field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import type { OpenReturns, Order, OrderReturn } from '../../../lib/api.ts';
import type { Site } from '../../../lib/site.ts';
import { viewOrderLine } from '../../cart/line-view.ts';
import { quantityField, REASONS } from './post-return.ts';

type ReturnsProps = {
  order: Order;
  /** What was asked back so far, and what can be. */
  opened: OpenReturns;
  site: Site;
  /** The address that its forms are sent to. */
  action: string;
};

/** What buyers give back of an order: the returns so far, and the form that asks for another one. */
export function Returns({ order, opened, site, action }: ReturnsProps) {
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
      {returnable.length > 0 && <AskForReturn opened={opened} nameOf={nameOf} site={site} action={action} />}
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

type AskForReturnProps = { opened: OpenReturns; nameOf: NameOf; site: Site; action: string };

function AskForReturn({ opened, nameOf, site, action }: AskForReturnProps) {
  const { returns: messages } = useMessages('orders');
  const { returnable = [], conditions, until } = opened;
  return (
    <details className="order-return-form">
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
            value="0"
            className="order-return-quantity"
          />
        ))}
        <SelectField
          name="reason"
          label={messages.reason}
          value=""
          empty={messages.chooseReason}
          options={REASONS.map((reason) => ({ value: reason, label: messages.reasons[reason] }))}
          error={undefined}
        />
        <TextArea name="note" label={messages.note} value="" maxLength={1000} rows={3} error={undefined} isOptional />
        <p className="actions">
          <button className="button" type="submit">
            {messages.submit}
          </button>
        </p>
      </form>
    </details>
  );
}
