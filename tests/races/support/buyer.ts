/** Buyers that use the API over the network. */
import type * as contract from '@stoa/contract';
import { sandboxCards } from '@stoa/contract';
import {
  ApiError,
  checkouts,
  connect,
  createSession,
  currentCart,
  memoryStorage,
  orders,
  payments,
  type ServiceClient,
  type Transport,
} from '@stoa/sdk';
import { STANDARD } from '@stoa/server/testing/delivery';
import type { Item } from './item.ts';

export const cards = { good: sandboxCards[0].token, declined: sandboxCards[1].token, asking: sandboxCards[3].token };

const checkoutInfo = {
  buyerInfo: { email: 'buyer@example.com' },
  shippingInfo: {
    shippingDestination: {
      address: { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Torstraße 1' },
      contactDetails: { firstName: 'Ada', lastName: 'Byron' },
    },
    selectedCarrierServiceOption: { code: STANDARD },
  },
};

export type Buyer = {
  carts: ServiceClient<typeof contract.currentCart>;
  checkouts: ServiceClient<typeof contract.checkouts>;
  payments: ServiceClient<typeof contract.payments>;
  orders: ServiceClient<typeof contract.orders>;
  /** The same visitor at another server. */
  at(url: string): Buyer;
  /** The same visitor, sending an Idempotency-Key with writes. */
  withKey(key: string): Buyer;
  /** Creates a checkout that is ready to be ordered, and returns its id. */
  checkOut(...lines: ReturnType<Item['line']>[]): Promise<string>;
  /** Turns the visitor's cart into a checkout that is ready to be ordered, and returns its id. */
  checkOutCart(): Promise<string>;
};

/** A new visitor of a site. They can continue at another server that shares the database. */
export function newBuyer(url: string, clientId: string): Buyer {
  const storage = memoryStorage();
  return buyerOver(url, (baseUrl) => createSession({ baseUrl, clientId, storage }).transport);
}

function buyerOver(url: string, transportTo: (url: string) => Transport, headers: Record<string, string> = {}): Buyer {
  const plain = transportTo(url);
  const transport: Transport = (call) => plain({ ...call, headers: { ...call.headers, ...headers } });
  const clients = {
    carts: connect(currentCart, transport),
    checkouts: connect(checkouts, transport),
    payments: connect(payments, transport),
    orders: connect(orders, transport),
  };
  return {
    ...clients,
    at: (otherUrl) => buyerOver(otherUrl, transportTo, headers),
    withKey: (key) => buyerOver(url, transportTo, { 'idempotency-key': key }),
    async checkOut(...lineItems) {
      const { checkout } = await clients.checkouts.createCheckout({ channelType: 'WEB', lineItems, checkoutInfo });
      return checkout?.id ?? '';
    },
    async checkOutCart() {
      const { checkoutId = '' } = await clients.carts.createCheckoutFromCurrentCart({
        channelType: 'WEB',
        email: checkoutInfo.buyerInfo.email,
        shippingAddress: checkoutInfo.shippingInfo.shippingDestination.address,
        selectedShippingOption: checkoutInfo.shippingInfo.selectedCarrierServiceOption,
      });
      return checkoutId;
    },
  };
}

/** The outcome of a call: its response, or the code of the refusal. Faults of the server are thrown. */
export type Outcome<T> = { answer: T; refused: null } | { answer: null; refused: string };

export async function outcomeOf<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { answer: await call, refused: null };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { answer: null, refused: error.code };
    throw error;
  }
}

/** Runs an action many times at once, and waits for all of them. */
export const atOnce = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

export const answersOf = <T>(outcomes: readonly Outcome<T>[]): T[] =>
  outcomes.flatMap(({ answer }) => (answer === null ? [] : [answer]));

export const refusalsOf = (outcomes: readonly Outcome<unknown>[]): string[] =>
  outcomes.flatMap(({ refused }) => refused ?? []);
