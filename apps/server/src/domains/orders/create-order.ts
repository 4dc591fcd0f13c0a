import type { checkouts } from '@stoa/contract';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { chargeCheckout } from './paying/charge-checkout.ts';
import { orderCheckout } from './place-order.ts';

/** Places the order of a checkout, to be paid outside. */
export const createOrder: UseCase<typeof checkouts.createOrder> = async (ctx, { id }) => {
  const order = await orderCheckout(ctx, id);
  return isRefusal(order) ? order : { orderId: order.id };
};

/**
 * Places the order of a checkout and charges a card. If the bank asks the buyer, the answer has the payment to confirm.
 */
export const createOrderAndCharge: UseCase<typeof checkouts.createOrderAndCharge> = async (
  ctx,
  { id, paymentToken },
) => {
  const charged = await chargeCheckout(ctx, id, paymentToken);
  if (isRefusal(charged)) return charged;
  const { order, outcome, message, paymentId } = charged;
  if (outcome === 'DECLINED') return refuse('PAYMENT_ERROR', { orderId: order.id, reason: message });
  return { orderId: order.id, paymentResponseToken: paymentId };
};
