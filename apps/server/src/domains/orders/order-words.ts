import { searchVector } from '../../platform/query/index.ts';
import type { Order } from './order.ts';

type Words = Pick<Order, 'email' | 'billingInfo' | 'delivery' | 'lines'>;
type Party = Order['billingInfo'];

/** The words by which an order is found, without its number: people, items, addresses. */
export function orderWords({ email, billingInfo, delivery, lines }: Words): string {
  const parties = [billingInfo, delivery?.destination ?? null];
  return searchVector({
    B: [email, ...parties.flatMap(peopleIn)].filter(Boolean).join(' '),
    C: lines
      .flatMap(({ item }) => [item.productName, item.sku])
      .filter(Boolean)
      .join(' '),
    D: parties.flatMap(placesIn).filter(Boolean).join(' '),
  });
}

/** Phone numbers also as one word, so that they are found however they are grouped. */
function peopleIn(party: Party) {
  const { firstName, lastName, company, phone } = party?.contactDetails ?? {};
  return [firstName, lastName, company, phone, phone?.replace(/\D/g, '')];
}

function placesIn(party: Party) {
  const { addressLine, addressLine2, streetAddress, city, postalCode } = party?.address ?? {};
  return [addressLine, addressLine2, streetAddress?.name, streetAddress?.number, city, postalCode];
}
