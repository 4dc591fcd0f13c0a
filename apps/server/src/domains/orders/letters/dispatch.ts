import type { Static } from '@stoa/contract';
import { carrierTitle } from '@stoa/contract/ecom/carriers';
import type { Order } from '@stoa/contract/ecom/order';
import type { Fulfillment } from '@stoa/contract/ecom/order-fulfillments';
import { letterKind } from '../../../letters.ts';
import { exampleOrder } from './example-order.ts';
import { addressText, fact, itemOf } from './order-parts.ts';

/** An order and one of its fulfilments as clients see them, and the page of the order, where the buyer has one. */
type Facts = { order: Static<typeof Order>; fulfillment: Static<typeof Fulfillment>; url: string | null };

export const dispatchLetter = letterKind<Facts>({
  name: 'dispatch',
  title: 'Dispatch confirmation',
  when: 'When items of an order are sent, if you choose to tell the customer.',
  isOptional: true,
  write: ({ order, fulfillment, url }, { words: { dispatch: words, facts }, formats }) => {
    const { trackingNumber, shippingProvider, trackingLink } = fulfillment.trackingInfo ?? {};
    return {
      subject: words.subject(order.number ?? ''),
      paragraphs: [order.fulfillmentStatus === 'PARTIALLY_FULFILLED' ? words.some : words.all],
      items: (fulfillment.lineItems ?? []).flatMap(({ id, quantity }) => {
        const item = order.lineItems?.find((line) => line.id === id);
        return item ? [itemOf(item, quantity ?? 1, facts)] : [];
      }),
      facts: [
        ...fact(words.carrier, shippingProvider && carrierTitle(shippingProvider)),
        ...fact(words.trackingNumber, trackingNumber),
        ...fact(words.deliveryAddress, addressText(order.shippingInfo?.logistics?.shippingDestination, formats)),
      ],
      ...linkTo(words, trackingLink, url),
      closing: words.closing,
    };
  },
  example: {
    order: exampleOrder,
    fulfillment: {
      lineItems: [{ id: exampleOrder.lineItems?.[0]?.id, quantity: 2 }],
      trackingInfo: {
        trackingNumber: '00340434292135100186',
        shippingProvider: 'dhl',
        trackingLink: 'https://www.logistics.dhl/global-en/home/tracking.html?tracking-id=00340434292135100186',
      },
    },
    url: 'https://shop.example/account/orders/10042',
  },
});

/** The parcel where the carrier shows it, or else the order. */
function linkTo(words: { track: string; order: string }, tracking: string | null | undefined, order: string | null) {
  if (tracking) return { link: { label: words.track, url: tracking } };
  return order ? { link: { label: words.order, url: order } } : {};
}
