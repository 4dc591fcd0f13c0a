import type { orders, Request } from '@stoa/contract';

/** An order as a program sends it. */
export type SentOrder = Request<typeof orders.createOrder>['order'];
