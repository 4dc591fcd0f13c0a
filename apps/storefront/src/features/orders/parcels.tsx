import { carrierTitle } from '@stoa/contract/ecom/carriers';
import { formatsOf } from '@stoa/messages';
import { useMessages } from '@stoa/messages/react';
import type { Fulfillments, Order } from '../../lib/api.ts';
import type { Site } from '../../lib/site.ts';
import { viewOrderLine } from '../cart/line-view.ts';

/** What was sent of an order, or picked up, at one time. */
export type ParcelView = {
  id: string;
  date: string;
  items: { id: string; name: string; quantity: number }[];
  carrier: string;
  trackingNumber: string;
  trackingLink: string | null;
};

export const viewParcels = (order: Order, fulfillments: Fulfillments = [], site: Site): ParcelView[] =>
  fulfillments.map(({ id, createdDate, lineItems = [], trackingInfo }) => ({
    id: id ?? '',
    date: formatsOf(site).longDate(createdDate ?? ''),
    items: lineItems.flatMap((item) => {
      const line = order.lineItems?.find((each) => each.id === item.id);
      return line ? [{ id: line.id ?? '', name: viewOrderLine(line).name, quantity: item.quantity ?? 1 }] : [];
    }),
    carrier: trackingInfo?.shippingProvider ? carrierTitle(trackingInfo.shippingProvider) : '',
    trackingNumber: trackingInfo?.trackingNumber ?? '',
    trackingLink: trackingInfo?.trackingLink ?? null,
  }));

export function Parcels({ parcels, isPickedUp }: { parcels: ParcelView[]; isPickedUp: boolean }) {
  const { parcels: messages } = useMessages('orders');
  return (
    <section className="parcels" aria-labelledby="parcels-heading">
      <h2 id="parcels-heading">{isPickedUp ? messages.pickups : messages.heading}</h2>
      <ul>
        {parcels.map((parcel) => (
          <li key={parcel.id}>
            <h3>{isPickedUp ? messages.pickedUp(parcel.date) : messages.sent(parcel.date)}</h3>
            <ul>
              {parcel.items.map(({ id, name, quantity }) => (
                <li key={id}>{messages.item(quantity, name)}</li>
              ))}
            </ul>
            <Tracking parcel={parcel} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tracking({ parcel: { carrier, trackingNumber, trackingLink } }: { parcel: ParcelView }) {
  const { parcels: messages } = useMessages('orders');
  return (
    <>
      {(carrier || trackingNumber) && (
        <p className="parcel-tracking">
          {carrier && <span>{carrier}</span>}
          {trackingNumber && (
            <span>
              {messages.trackingNumber} {trackingNumber}
            </span>
          )}
        </p>
      )}
      {trackingLink && (
        <p>
          <a className="button button-quiet" href={trackingLink} rel="noreferrer">
            {messages.track}
          </a>
        </p>
      )}
    </>
  );
}
