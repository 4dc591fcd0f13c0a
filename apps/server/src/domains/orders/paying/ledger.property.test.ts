import { orderBilling, orders, orderTransactions } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import '@stoa/testkit/property-seed';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';
import type { PaymentStatus } from '../../payments/index.ts';
import { cards, placeOrderWithoutCheckout, type UnpaidOrder } from './paid-order.fixture.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const which = fc.nat({ max: 4 });
const amount = fc.integer({ min: 1, max: 3500 });
const token = fc.constantFrom(cards.good, cards.good, cards.noCapture, cards.noRefund, cards.slow, cards.asking);
const status = fc.constantFrom<PaymentStatus>('APPROVED', 'PENDING', 'AUTHORIZED', 'VOIDED', 'DECLINED', 'REFUNDED');
const action = fc.oneof(
  fc.record({ do: fc.constant('charge' as const), amount, token, isHeld: fc.boolean() }),
  fc.record({ do: fc.constant('pay outside' as const), amount }),
  fc.record({ do: fc.constant('record' as const), amount, status }),
  fc.record({ do: fc.constant('say' as const), which, status }),
  fc.record({ do: fc.constant('capture' as const), which, amount: fc.option(amount) }),
  fc.record({ do: fc.constant('release' as const), which }),
  fc.record({ do: fc.constant('refund' as const), which, amount: fc.option(amount), isOutside: fc.boolean() }),
  fc.record({ do: fc.constant('hear' as const), which, isGood: fc.boolean() }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

const decimal = (minor: number) => ({ amount: (minor / 100).toFixed(2) });

/** Carries out an action, whether or not the rules allow it. Only refusals may come back, never faults. */
async function carryOut(shop: Shop, order: UnpaidOrder, what: Action): Promise<void> {
  const staff = shop.staff();
  const { orderId } = order;
  const { orderTransactions: known } = expectAnswer(
    await staff.call(orderTransactions.listTransactionsForSingleOrder, { orderId }),
  );
  const paymentId = ('which' in what && known?.payments?.[what.which]?.id) || orderId;
  switch (what.do) {
    case 'charge':
      await order.charge({ amount: what.amount, token: what.token, capture: what.isHeld ? 'LATER' : 'AT_ONCE' });
      return;
    case 'pay outside':
      await staff.call(orders.recordManuallyCollectedPayment, { orderId, amount: decimal(what.amount) });
      return;
    case 'record': {
      const payments = [{ amount: decimal(what.amount), status: what.status, regularPaymentDetails: {} }];
      await staff.call(orderTransactions.addPayments, { orderId, payments });
      return;
    }
    case 'say':
      await staff.call(orderTransactions.updatePaymentStatus, { orderId, paymentId, status: what.status });
      return;
    case 'capture': {
      const payments = [{ paymentId, ...(what.amount !== null && { amount: decimal(what.amount) }) }];
      await staff.call(orderBilling.captureAuthorizedPayments, { orderId, payments });
      return;
    }
    case 'release':
      await staff.call(orderBilling.voidAuthorizedPayments, { orderId, paymentIds: [paymentId] });
      return;
    case 'refund': {
      const part = { paymentId, externalRefund: what.isOutside };
      const paymentRefunds = [{ ...part, ...(what.amount !== null && { amount: decimal(what.amount) }) }];
      await staff.call(orderBilling.refundPayments, { orderId, paymentRefunds });
      return;
    }
    case 'hear': {
      const open = await shop.rows<{ idempotency_key: string }>('payment_transactions');
      const key = open[what.which]?.idempotency_key;
      if (key?.includes(':'))
        await order.sandbox.answer(key, what.isGood).then((outcome) => order.notify({ key, outcome }));
    }
  }
}

type Row = Record<'amount' | 'authorized' | 'claimed' | 'captured' | 'returned', string>;

test('whatever is done with money, the ledger holds, and every status says what it says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 14 }), async (actions) => {
      const shop = await openShop(database);
      const order = await placeOrderWithoutCheckout(shop);
      order.ctx.log.error = () => {};
      for (const what of actions) await carryOut(shop, order, what);
      let [captured, refunding, refunded] = [0, 0, 0];
      for (const row of await shop.rows<Row>('payments')) {
        const sum = (name: keyof Row) => Number(row[name]);
        expect(sum('authorized')).toBeLessThanOrEqual(sum('amount'));
        expect(sum('claimed')).toBeLessThanOrEqual(sum('authorized'));
        expect(sum('captured')).toBeLessThanOrEqual(sum('claimed'));
        expect(sum('returned')).toBeLessThanOrEqual(sum('captured'));
        captured += sum('captured');
        refunding += sum('returned');
      }
      const read = await order.read();
      const minor = (price: { amount?: string } | undefined) => Math.round(Number(price?.amount) * 100);
      const { paid, refunded: back, pendingRefund } = read?.balanceSummary ?? {};
      refunded = minor(back);
      expect(minor(paid)).toBe(captured);
      expect(refunded + minor(pendingRefund)).toBe(refunding);
      const total = minor(read?.priceSummary?.total);
      if (captured > 0) expect(read?.paymentStatus).toBe(statusOfMoney({ captured, refunded, total }));
      else expect(['NOT_PAID', 'PENDING', 'DECLINED', 'CANCELED', 'PENDING_MERCHANT']).toContain(read?.paymentStatus);
      const [row] = await shop.rows<{ payment_status: string }>('orders');
      expect(row?.payment_status).toBe(read?.paymentStatus);
    }),
    { numRuns: 25 },
  );
});

/** The status of an order of which money was captured. */
function statusOfMoney({ captured, refunded, total }: Record<'captured' | 'refunded' | 'total', number>): string {
  if (refunded >= captured) return 'FULLY_REFUNDED';
  if (refunded > 0) return 'PARTIALLY_REFUNDED';
  return captured >= total ? 'PAID' : 'PARTIALLY_PAID';
}
