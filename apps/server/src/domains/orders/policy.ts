import { type Caller, may, ownerOf } from '../../caller.ts';
import type { Order } from './order.ts';

/** Buyers can read their own orders; staff and apps those of the site, with the permission. */
export const mayRead = (caller: Caller, { buyerId }: Pick<Order, 'buyerId'>): boolean =>
  may(caller, 'ECOM.READ_ORDERS') || (buyerId !== null && buyerId === ownerOf(caller));
