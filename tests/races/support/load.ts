/** Buyers who buy without a pause from a server that may be gone at any moment, and record its responses. */
import { randomUUID } from 'node:crypto';
import { type Buyer, cards, newBuyer } from './buyer.ts';
import { insisting, pick } from './insist.ts';
import type { Item } from './item.ts';

/** An order that the server has confirmed to a buyer. */
export type Acknowledged = { orderId: string; checkoutId: string; isPaid: boolean };

export type Load = {
  acknowledged: Acknowledged[];
  /** Violations, whatever is killed: faults, unexpected refusals, two orders of one checkout. */
  problems: string[];
  /** Resolves as soon as this many more orders have been confirmed. */
  acknowledgements(count: number): Promise<void>;
  /** Lets all buyers finish. The server must be up. */
  stop(): Promise<void>;
};

export type LoadOptions = {
  url: string;
  clientId: string;
  buyers: number;
  items: Item[];
  /** A coupon and a gift card that all buyers compete for. */
  codes: { couponCode: string; giftCardCode: string };
  /** Resolves when the server is up (again). */
  whenUp(): Promise<void>;
};

/** The possible responses after a crash, for a sold-out item, and for codes that are used up. */
const expected = new Set([
  'FULL_OUT_OF_STOCK',
  'PARTIAL_OUT_OF_STOCK',
  'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
  'IDEMPOTENCY_KEY_IN_PROGRESS',
  'ERROR_COUPON_USAGE_EXCEEDED',
  'GIFT_CARD_IS_EMPTY',
  'REDEEM_GIFT_CARD_ERROR',
  // who is not answered has not been told to have guessed right
  'THROTTLED_FEATURE',
  'CHECKOUT_CHANGED',
  // a payment of before the crash was followed up meanwhile
  'CHECKOUT_IS_COMPLETE',
]);

const ATTEMPTS = 3;
const PURCHASES_OF_A_BUYER = 10;

export function startLoad({ url, clientId, buyers, items, codes, whenUp }: LoadOptions): Load {
  const acknowledged: Acknowledged[] = [];
  const problems: string[] = [];
  const orderOf = new Map<string, string>();
  let next = Promise.withResolvers<void>();
  let stopped = false;

  function acknowledge(checkoutId: string, orderId: string | undefined, isPaid: boolean): void {
    const known = orderOf.get(checkoutId);
    if (!orderId || (known && known !== orderId))
      problems.push(`checkout ${checkoutId} became ${known} and ${orderId}`);
    if (!orderId || known) return;
    orderOf.set(checkoutId, orderId);
    acknowledged.push({ orderId, checkoutId, isPaid });
    next.resolve();
    next = Promise.withResolvers<void>();
  }

  const insist = insisting({ whenUp, attempts: ATTEMPTS, expected, problems });

  async function pay(buyer: Buyer, checkoutId: string, method: 'card' | 'offline', paymentToken?: string) {
    const paid = await insist(() => buyer.payments.payCheckout({ checkoutId, method, paymentToken }));
    if (paid?.outcome === 'PAID' || paid?.outcome === 'PAY_LATER') {
      acknowledge(checkoutId, paid.orderId, paid.outcome === 'PAID');
    }
    return paid;
  }

  async function order(buyer: Buyer, checkoutId: string) {
    const placed = await insist(() => buyer.checkouts.createOrder({ id: checkoutId }));
    if (placed) acknowledge(checkoutId, placed.orderId, false);
  }

  async function confirm(buyer: Buyer, checkoutId: string, approved: 'yes' | 'no') {
    const asked = await pay(buyer, checkoutId, 'card', cards.asking);
    if (asked?.outcome !== 'ACTION_REQUIRED') return;
    const paymentId = new URL(asked.actionUrl ?? '').searchParams.get('payment') ?? '';
    const done = await insist(() => buyer.payments.completePaymentAction({ paymentId, approved }));
    if (done?.outcome === 'PAID') acknowledge(checkoutId, done.orderId, true);
    else if (done) await pay(buyer, checkoutId, 'offline');
  }

  const ways: ((buyer: Buyer, checkoutId: string) => Promise<unknown>)[] = [
    order,
    (buyer, checkoutId) => order(buyer.withKey(randomUUID()), checkoutId),
    (buyer, checkoutId) => pay(buyer, checkoutId, 'offline'),
    (buyer, checkoutId) => pay(buyer, checkoutId, 'card', cards.good),
    (buyer, checkoutId) => pay(buyer.withKey(randomUUID()), checkoutId, 'card', cards.good),
    (buyer, checkoutId) => Promise.all([order(buyer, checkoutId), pay(buyer, checkoutId, 'card', cards.good)]),
    async (buyer, checkoutId) => {
      await pay(buyer, checkoutId, 'card', cards.declined);
      await pay(buyer, checkoutId, 'card', cards.good);
    },
    (buyer, checkoutId) => confirm(buyer, checkoutId, 'yes'),
    (buyer, checkoutId) => confirm(buyer, checkoutId, 'no'),
  ];

  async function purchase(buyer: Buyer): Promise<void> {
    const lines = [...new Set([pick(items), pick(items)])].map((item) => item.line(1 + Math.floor(Math.random() * 3)));
    const checkoutId = await insist(async () => {
      if (Math.random() < 0.5) return buyer.checkOut(...lines);
      await buyer.carts.addToCurrentCart({ lineItems: lines });
      return buyer.checkOutCart();
    });
    if (!checkoutId) return;
    const used = pick([null, { couponCode: codes.couponCode }, { giftCardCode: codes.giftCardCode }, codes]);
    if (used) await insist(() => buyer.checkouts.updateCheckout({ checkout: { id: checkoutId }, ...used }));
    await pick(ways)(buyer, checkoutId);
  }

  async function keepBuying(): Promise<void> {
    while (!stopped) {
      const buyer = newBuyer(url, clientId);
      for (let count = 0; count < PURCHASES_OF_A_BUYER && !stopped; count++) await purchase(buyer);
    }
  }

  const running = Promise.all(Array.from({ length: buyers }, keepBuying));
  return {
    acknowledged,
    problems,
    async acknowledgements(count) {
      for (const wanted = acknowledged.length + count; acknowledged.length < wanted; ) await next.promise;
    },
    async stop() {
      stopped = true;
      await running;
    },
  };
}
