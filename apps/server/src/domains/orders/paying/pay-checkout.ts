import type { payments } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { invalid, isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { orderCheckout } from '../place-order.ts';
import { chargeCheckout } from './charge-checkout.ts';
import { type Charged, placed } from './charged.ts';

/** Places the order of a checkout and pays it by the buyer's chosen method. Repeated, it returns the same order. */
export const payCheckout: UseCase<typeof payments.payCheckout> = async (
  ctx,
  { checkoutId, method, paymentToken, agreedAmount },
) => {
  const stated = agreedAmount === undefined ? undefined : parseAmount(agreedAmount, ctx.site.currency);
  if (stated === null)
    return invalid({
      field: 'agreedAmount',
      description: `is not an amount of ${ctx.site.currency}`,
      violatedRule: 'FORMAT',
    });
  const paid =
    method === 'card'
      ? await chargeCheckout(ctx, checkoutId, paymentToken, stated)
      : await payLater(ctx, checkoutId, stated);
  if (isRefusal(paid)) return paid;
  const { order, outcome, actionUrl, message } = paid;
  return { orderId: order.id, outcome, message, actionUrl };
};

async function payLater(ctx: Context, checkoutId: string, stated?: number): Promise<Charged | Refusal> {
  const order = await orderCheckout(ctx, checkoutId, stated);
  return isRefusal(order) ? order : placed(order);
}
