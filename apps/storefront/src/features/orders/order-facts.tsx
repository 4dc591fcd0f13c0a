import { useMessages } from '@stoa/messages/react';
import { Fragment, type ReactNode } from 'react';
import type { Receipt } from '../../lib/api.ts';
import type { Site } from '../../lib/site.ts';
import { PostalAddress } from '../address/postal-address.tsx';
import type { OrderFormats, OrderView } from './order-view.ts';

type OrderFactsProps = {
  view: OrderView;
  /** What was received for it, with the cards that it was paid with. */
  receipts: readonly Receipt[];
  formats: OrderFormats;
  site: Site;
};

/** The date, payment and delivery of an order. */
export function OrderFacts({ view, receipts, formats, site }: OrderFactsProps) {
  const messages = useMessages('orders');
  return (
    <dl className="order-facts">
      <Fact name={messages.date}>{view.date}</Fact>
      {view.email && <Fact name={messages.email}>{view.email}</Fact>}
      <Fact name={messages.payment}>
        {view.paymentState}
        {receipts.map(
          ({ paymentId, card }) =>
            card?.lastFourDigits && (
              <Fragment key={paymentId}>
                <br />
                {messages.cardEnding(card.brand, card.lastFourDigits)}
              </Fragment>
            ),
        )}
      </Fact>
      {view.shippingTitle && (
        <Fact name={messages.delivery}>
          {view.shippingTitle}
          {view.deliveryNotes.map((note) => (
            <Fragment key={note}>
              <br />
              {note}
            </Fragment>
          ))}
          <br />
          {view.deliveryState}
        </Fact>
      )}
      {view.pickup && (
        <Fact name={messages.pickupAddress}>
          <PostalAddress info={view.pickup} format={formats.pickup} language={site.language} />
        </Fact>
      )}
      {view.destination && (
        <Fact name={messages.deliveryAddress}>
          <PostalAddress info={view.destination} format={formats.destination} language={site.language} />
        </Fact>
      )}
      {view.billing && (
        <Fact name={messages.billingAddress}>
          <PostalAddress info={view.billing} format={formats.billing} language={site.language} />
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
