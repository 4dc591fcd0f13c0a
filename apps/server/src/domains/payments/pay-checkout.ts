import type { payments } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { placeOrder } from '../orders/index.ts';
import { type Charged, chargeCheckout, placed } from './charge-checkout.ts';

/** Places the order of a checkout and pays it as the buyer chose. Repeated, it answers with the same order. */
export const payCheckout: UseCase<typeof payments.payCheckout> = async (ctx, { checkoutId, method, paymentToken }) => {
  const paid =
    method === 'card' ? await chargeCheckout(ctx, checkoutId, paymentToken) : await payLater(ctx, checkoutId);
  if (isRefusal(paid)) return paid;
  const { order, outcome, paymentId, message } = paid;
  const confirmUrl = `${ctx.addresses.site}/checkout/${checkoutId}/confirm?payment=${paymentId}`;
  return { orderId: order.id, outcome, message, actionUrl: paymentId ? confirmUrl : null };
};

async function payLater(ctx: Context, checkoutId: string): Promise<Charged | Refusal> {
  const order = await placeOrder(ctx, checkoutId);
  return isRefusal(order) ? order : placed(order);
}
