import { addressLines } from '../documents/index.ts';
import { fulfilledByLine, type Order } from '../orders/index.ts';
import { isShippable } from '../purchase/index.ts';

type Line = Order['lines'][number];
/** An order with the items that go into one parcel. */
export type Parcel = { order: Order; items: { line: Line; quantity: number }[] };

/**
 * What is to be packed of an order: the items that were not handed over yet, or all of them where nothing is left. With
 * the id of a fulfilment, its items; null where the order has no such fulfilment. Digital items are never packed.
 */
export function parcelOf(order: Order, fulfillmentId: string | null): Parcel | null {
  const lines = order.lines.filter(isShippable);
  const take = (quantityOf: (line: Line) => number): Parcel => ({
    order,
    items: lines.flatMap((line) => (quantityOf(line) > 0 ? [{ line, quantity: quantityOf(line) }] : [])),
  });
  if (fulfillmentId) {
    const fulfillment = order.fulfillments.find(({ id }) => id === fulfillmentId);
    const quantities = fulfillment && fulfilledByLine({ fulfillments: [fulfillment] });
    return quantities ? take(({ id }) => quantities.get(id) ?? 0) : null;
  }
  const handedOver = fulfilledByLine(order);
  const rest = take(({ id, quantity }) => quantity - (handedOver.get(id) ?? 0));
  return rest.items.length > 0 ? rest : take(({ quantity }) => quantity);
}

/** Where an order is sent, as on an envelope; empty where it is picked up, or has nothing to send. */
export function destinationLines({ delivery, recipientInfo }: Order, language: string): string[] {
  if (!delivery?.destination?.address || delivery.pickup) return [];
  const { address, contactDetails } = delivery.destination;
  return addressLines({ address, contactDetails: contactDetails ?? recipientInfo?.contactDetails ?? {} }, language);
}

/** Who picks an order up. */
export function personLines({ delivery, recipientInfo, billingInfo }: Order, language: string): string[] {
  const known = [recipientInfo, delivery?.destination, billingInfo].find((one) => one?.contactDetails);
  return known?.contactDetails ? addressLines({ contactDetails: known.contactDetails }, language) : [];
}
