import type { checkouts } from '@stoa/contract';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { placeOrder } from '../orders/index.ts';
import { chargeCheckout } from '../payments/index.ts';

/** Places the order of a checkout, to be paid outside. */
export const createOrder: UseCase<typeof checkouts.createOrder> = async (ctx, { id }) => {
  const order = await placeOrder(ctx, id);
  return isRefusal(order) ? order : { orderId: order.id };
};

/** Places the order of a checkout and charges a card. A bank that asks the buyer gives the payment to be confirmed. */
export const createOrderAndCharge: UseCase<typeof checkouts.createOrderAndCharge> = async (
  ctx,
  { id, paymentToken },
) => {
  const charged = await chargeCheckout(ctx, id, paymentToken);
  if (isRefusal(charged)) return charged;
  const { order, outcome, message, paymentId = null } = charged;
  if (outcome === 'DECLINED') return refuse('PAYMENT_ERROR', { orderId: order.id, reason: message });
  return { orderId: order.id, paymentResponseToken: paymentId };
};
