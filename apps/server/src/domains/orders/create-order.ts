import type { checkouts } from '@stoa/contract';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { notAllowed } from '../purchase/index.ts';
import { orderCheckout } from './order-checkout.ts';
import { chargeCheckout } from './paying/charge-checkout.ts';

type Wishes = { delayCapture?: boolean; savePaymentMethod?: boolean };

/** Wishes about cards, where none is charged: they are never passed over. */
function refuseWishes({ delayCapture, savePaymentMethod }: Wishes): Refusal | null {
  if (delayCapture) return notAllowed('delayCapture', 'is for cards');
  return savePaymentMethod ? notAllowed('savePaymentMethod', 'is for cards') : null;
}

/** Places the order of a checkout, to be paid outside. */
export const createOrder: UseCase<typeof checkouts.createOrder> = async (ctx, { id, ...wishes }) => {
  const refused = refuseWishes(wishes);
  if (refused) return refused;
  const order = await orderCheckout(ctx, id);
  return isRefusal(order) ? order : { orderId: order.id };
};

/**
 * Places the order of a checkout and charges a card. If the bank asks the buyer, the answer has the payment to confirm.
 */
export const createOrderAndCharge: UseCase<typeof checkouts.createOrderAndCharge> = async (
  ctx,
  { id, paymentToken, delayCapture = false, savePaymentMethod = false },
) => {
  const wishes = { isHeld: delayCapture, isSaved: savePaymentMethod };
  const charged = await chargeCheckout(ctx, id, { method: 'card', token: paymentToken }, { wishes });
  if (isRefusal(charged)) return charged;
  const { order, outcome, message, paymentId } = charged;
  if (outcome === 'DECLINED') return refuse('PAYMENT_ERROR', { orderId: order.id, reason: message });
  return { orderId: order.id, paymentResponseToken: paymentId };
};
