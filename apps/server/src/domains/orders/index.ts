export { claimOrders } from './claim-orders.ts';
export { createOrder, createOrderAndCharge } from './create-order.ts';
export { findReadable } from './get-order.ts';
export type { Order } from './order.ts';
export { moveOrdersToContact, setOrderContact } from './order-contacts.store.ts';
export { nextOrderNumber, setNextOrderNumber } from './order-numbers.store.ts';
export { findOrderToReview, type OrderToReview } from './order-to-review.ts';
export { findOrderNumbers, findOrderOfCheckout } from './orders.store.ts';
export { type AskedPurchase, findPurchases, hasOrderedSince } from './purchases.store.ts';
