export { claimOrders } from './claim-orders.ts';
export { createOrder, createOrderAndCharge } from './create-order.ts';
export type { Order } from './order.ts';
export { moveOrdersToContact, setOrderContact } from './order-contacts.store.ts';
export { findOrderToReview, type OrderToReview } from './order-to-review.ts';
export { findOrderNumbers } from './orders.store.ts';
export { type AskedPurchase, findPurchases } from './purchases.store.ts';
