import type { payments } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { orderCheckout } from '../place-order.ts';
import { chargeCheckout } from './charge-checkout.ts';
import { type Charged, placed } from './charged.ts';

/** Places the order of a checkout and pays it by the buyer's chosen method. Repeated, it returns the same order. */
export const payCheckout: UseCase<typeof payments.payCheckout> = async (ctx, { checkoutId, method, paymentToken }) => {
  const paid =
    method === 'card' ? await chargeCheckout(ctx, checkoutId, paymentToken) : await payLater(ctx, checkoutId);
  if (isRefusal(paid)) return paid;
  const { order, outcome, actionUrl, message } = paid;
  return { orderId: order.id, outcome, message, actionUrl };
};

async function payLater(ctx: Context, checkoutId: string): Promise<Charged | Refusal> {
  const order = await orderCheckout(ctx, checkoutId);
  return isRefusal(order) ? order : placed(order);
}
