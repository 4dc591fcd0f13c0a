import type { SubscriptionTerms } from '../catalog/index.ts';
import type { Order } from '../orders/index.ts';
import type { Card } from '../payments/index.ts';

type ContractStatus = 'ACTIVE' | 'PAUSED' | 'SUSPENDED' | 'CANCELED' | 'ENDED';

/** What a buyer agreed to get, and pay for, in each cycle. */
export type Contract = {
  id: string;
  /** The order of its first cycle. */
  orderId: string;
  buyerId: string | null;
  email: string | null;
  status: ContractStatus;
  /** When the next cycle is charged, or the last one ends; null where nothing happens by itself. */
  nextDate: string | null;
  revision: string;
  createdDate: string;
  updatedDate: string;
} & ContractDocument;

export type ContractDocument = {
  terms: SubscriptionTerms;
  /** What each cycle's order is made of: that of the last one, without what happened to it. */
  order: Order;
  /** What single cycles to come are made of instead; absent for none. */
  exceptions?: { cycle: number; content: Content }[];
  /** When changes by staff or an app were applied, and why; absent for never. */
  changes?: { id: string; date: string; reason: string | null }[];
  /** When its free trial ends, or ended; absent without one. */
  trialEnd?: string;
  /** The cycle, and its beginning, from which the beginnings of the others are counted. */
  anchor: { cycle: number; date: string };
  /** The cycle that is charged next. */
  nextCycle: number;
  /** How often its charge was tried and failed. */
  tries: number;
  /** The same since the buyer or the shop last asked for another try. */
  failedAttempts: number;
  problem: Problem | null;
  /** The cycle that its buyer was reminded of before its charge; absent: none. */
  remindedOf?: number;
  /** Whether it ends with the cycle that was paid. */
  endsWithCycle: boolean;
  endedDate: string | null;
  /** The card that is charged again. */
  card: {
    /** The payment that it was given for. */
    orderId: string;
    paymentId: string;
    /** The card among those that its buyer lets be kept, which is charged in place of the payment's; absent: none. */
    savedCardId?: string;
    /** What its buyer knows it by; absent where its provider did not tell. */
    shown?: Card;
  };
  /** The order that its buyer pays, or paid, with another card; that card is charged from then on. */
  newCardOrderId?: string | null;
};

/** What a cycle contains and costs. */
export type Content = Pick<
  Order,
  'lines' | 'delivery' | 'recipientInfo' | 'adjustments' | 'totals' | 'total' | 'fees' | 'taxBreakdown'
>;

/** Why a cycle could not be charged. */
export type Problem = { kind: 'PAYMENT' | 'STOCK' | 'DELIVERY' | 'OTHER'; details: string | null };

/** Whether nothing has been charged yet, because its free trial is not over, or its first charge failed. */
export const isOnTrial = ({ nextCycle, trialEnd }: Contract): boolean => trialEnd !== undefined && nextCycle === 1;

/** Whether no further cycle is charged once the current one is over. */
export const isLastCycle = ({ terms, nextCycle, endsWithCycle }: Contract): boolean =>
  endsWithCycle || (terms.billingCycles !== null && nextCycle > terms.billingCycles);

export const contentOf = (order: Order): Content => ({
  lines: order.lines,
  delivery: order.delivery,
  recipientInfo: order.recipientInfo ?? null,
  adjustments: order.adjustments,
  totals: order.totals,
  total: order.total,
  fees: order.fees ?? [],
  taxBreakdown: order.taxBreakdown,
});

/** What the order of a cycle to come is made of. */
export function orderOfCycle({ order, exceptions = [] }: Contract, cycle: number): Order {
  return { ...order, ...exceptions.find((each) => each.cycle === cycle)?.content };
}

/** An order as the model of further cycles: without its payments, its tip and its history. */
export function modelOf(order: Order): Order {
  const { tip, totals, total, fees = [], payNow: _, refunds: _refunds, ...rest } = order;
  const given = tip?.amount ?? 0;
  return {
    ...rest,
    payments: [],
    fulfillments: [],
    activities: [],
    giftCards: [],
    tip: null,
    fees: fees.filter(({ id }) => id !== tip?.id),
    total: total - given,
    totals: { ...totals, total: totals.total - given, additionalFees: totals.additionalFees - given },
  };
}

/** An order that begins a free trial, as it will be charged once the trial is over; any other as it is. */
export function orderAfterTrial(order: Order): Order {
  const { afterTrial, ...rest } = order;
  if (!afterTrial) return order;
  const { lines, shipping, totals, additionalFees: fees, adjustments, taxBreakdown } = afterTrial;
  return {
    ...rest,
    lines: order.lines.map((line, index) => ({ ...line, prices: lines[index] ?? line.prices })),
    delivery: order.delivery && { ...order.delivery, prices: shipping ?? order.delivery.prices },
    ...{ totals, total: totals.total, fees, adjustments, taxBreakdown, tip: null },
  };
}

/** What a line of an order says of the contract that it begins, or was made for; null for orders without one. */
export function contractIn({ lines }: Pick<Order, 'lines'>) {
  const terms = lines.find(({ item }) => item.subscription)?.item.subscription;
  return terms?.contract ? { terms, ...terms.contract } : null;
}
