import type { payments } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { invalid, isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import type { Stated } from '../../checkout/index.ts';
import { orderCheckout } from '../order-checkout.ts';
import { chargeCheckout } from './charge-checkout.ts';
import { type Charged, placed } from './charged.ts';

/** Places the order of a checkout and pays it by the buyer's chosen method. Repeated, it returns the same order. */
export const payCheckout: UseCase<typeof payments.payCheckout> = async (
  ctx,
  {
    checkoutId,
    method,
    paymentToken,
    savedPaymentMethodId,
    saveCard = false,
    agreedAmount,
    agreedToPolicies = false,
    agreedToMarketing = false,
  },
) => {
  const amount = agreedAmount === undefined ? undefined : parseAmount(agreedAmount, ctx.site.currency);
  if (amount === null)
    return invalid({
      field: 'agreedAmount',
      description: `is not an amount of ${ctx.site.currency}`,
      violatedRule: 'FORMAT',
    });
  const stated = { amount, policies: agreedToPolicies, marketing: agreedToMarketing };
  const paid =
    method === 'offline'
      ? await payLater(ctx, checkoutId, stated)
      : await chargeCheckout(
          ctx,
          checkoutId,
          { method, token: paymentToken, savedCardId: savedPaymentMethodId },
          { stated, wishes: { isKept: saveCard } },
        );
  if (isRefusal(paid)) return paid;
  const { order, outcome, actionUrl, message } = paid;
  return { orderId: order.id, outcome, message, actionUrl };
};

async function payLater(ctx: Context, checkoutId: string, stated?: Stated): Promise<Charged | Refusal> {
  const order = await orderCheckout(ctx, checkoutId, stated);
  return isRefusal(order) ? order : placed(order);
}
