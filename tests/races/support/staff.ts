/** People of the shop who fulfil, refund and change orders on a server that may be gone at any moment. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  connect,
  draftOrders,
  httpTransport,
  orderBilling,
  orderFulfillments,
  orders,
  orderTransactions,
} from '@stoa/sdk';
import { insisting, PAUSE_MS, pick } from './insist.ts';
import type { Acknowledged } from './load.ts';

/** What the server has confirmed to the staff. */
export type Done =
  | { kind: 'fulfilled'; orderId: string; fulfillmentId: string }
  | { kind: 'refunded'; orderId: string; refundId: string }
  | { kind: 'edited'; orderId: string; draftOrderId: string };

export type Staff = {
  done: Done[];
  /** Faults, and refusals that nothing explains. */
  problems: string[];
  /** Lets everybody finish. The server must be up. */
  stop(): Promise<void>;
};

export type StaffOptions = {
  url: string;
  apiKey: string;
  people: number;
  /** The orders there are to work on: the list grows. */
  orders: readonly Acknowledged[];
  /** Resolves when the server is up (again). */
  whenUp(): Promise<void>;
};

/** The possible answers to people who work on the same orders, or who repeat what a killed server had done. */
const expected = new Set([
  'FULFILLMENT_EXCEEDS_ORDER',
  'INVALID_PAYMENT_REFUND_AMOUNT',
  'PAYMENT_NOT_REFUNDABLE',
  'DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS',
  'ORDER_CANNOT_BE_EDITED',
  // the killed server had committed it
  'DRAFT_ORDER_ALREADY_COMMITTED',
]);

const passing = new Set(['IDEMPOTENCY_KEY_IN_PROGRESS']);

const ATTEMPTS = 5;

export function startStaff({ url, apiKey, people, orders: known, whenUp }: StaffOptions): Staff {
  const done: Done[] = [];
  const problems: string[] = [];
  let stopped = false;

  const insistOn = insisting({ whenUp, attempts: ATTEMPTS, expected, passing, problems });
  /** Insists on a call under a key of its own. */
  const insist = <T>(call: (clients: Clients) => Promise<T>): Promise<T | null> => {
    const clients = clientsOf(url, apiKey, randomUUID());
    return insistOn(() => call(clients));
  };

  async function fulfil(orderId: string): Promise<void> {
    const read = await insist(({ orders }) => orders.getOrder({ id: orderId }));
    const lineItems = read?.order?.lineItems?.map(({ id = '', quantity = 1 }) => ({ id, quantity })) ?? [];
    if (lineItems.length === 0) return;
    const made = await insist(({ fulfillments }) =>
      fulfillments.createFulfillment({ orderId, fulfillment: { lineItems: lineItems.slice(0, 1) } }),
    );
    const fulfillmentId = made?.fulfillmentId;
    if (fulfillmentId) done.push({ kind: 'fulfilled', orderId, fulfillmentId });
  }

  async function refund(orderId: string): Promise<void> {
    const read = await insist(({ transactions }) => transactions.listTransactionsForSingleOrder({ orderId }));
    const payment = read?.orderTransactions?.payments?.find(
      ({ regularPaymentDetails: by }) => by?.status === 'APPROVED',
    );
    if (!payment?.id) return;
    const amount = pick(['1.00', '2.50', payment.amount?.amount ?? '1.00']);
    const paymentRefunds = [{ paymentId: payment.id, amount: { amount } }];
    const made = await insist(({ billing }) => billing.refundPayments({ orderId, paymentRefunds }));
    const refundId = made?.refund?.id;
    if (refundId) done.push({ kind: 'refunded', orderId, refundId });
  }

  async function edit(orderId: string): Promise<void> {
    const made = await insist(({ drafts }) => drafts.createDraftOrder({ sourceOrderId: orderId }));
    const draft = made?.calculatedDraftOrder?.draftOrder;
    const line = draft?.lineItems?.[0]?.lineItem;
    if (!draft?.id || !line?.id) return;
    const draftOrderId = draft.id;
    const lineItemId = line.id;
    const change = pick([{ newQuantity: (line.quantity ?? 1) + 1 }, { newPrice: '11.00' }]);
    const updated = await insist(({ drafts }) =>
      drafts.updateLineItems({ draftOrderId, lineItemChanges: [{ lineItemId, ...change }] }),
    );
    if (!updated) return;
    const commitSettings = { updateInventory: [{ lineItemId }] };
    const committed = await insist(({ drafts }) => drafts.commitDraftOrder({ draftOrderId, commitSettings }));
    if (committed) done.push({ kind: 'edited', orderId, draftOrderId });
  }

  async function keepWorking(): Promise<void> {
    for (let turn = 0; !stopped; turn++) {
      const work = [fulfil, refund, edit][turn % 3] ?? fulfil;
      const orders = work === refund ? known.filter(({ isPaid }) => isPaid) : known;
      if (orders.length > 0) await work(pick(orders).orderId);
      else await wait(PAUSE_MS);
    }
  }

  const running = Promise.all(Array.from({ length: people }, keepWorking));
  return {
    done,
    problems,
    async stop() {
      stopped = true;
      await running;
    },
  };
}

type Clients = ReturnType<typeof clientsOf>;

function clientsOf(baseUrl: string, apiKey: string, key: string) {
  const transport = httpTransport({ baseUrl, headers: () => ({ authorization: apiKey, 'idempotency-key': key }) });
  return {
    orders: connect(orders, transport),
    fulfillments: connect(orderFulfillments, transport),
    transactions: connect(orderTransactions, transport),
    billing: connect(orderBilling, transport),
    drafts: connect(draftOrders, transport),
  };
}
