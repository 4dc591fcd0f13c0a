import type { tips } from '@stoa/contract';
import { toDecimal } from '@stoa/money';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findReadable } from '../orders/index.ts';

/** The tip of an order: one of its additional fees, with whose code it shares its id. */
export const getTipByOrderId: UseCase<typeof tips.getTipByOrderId> = async (ctx, { orderId }) => {
  const order = await findReadable(ctx, orderId);
  if (isRefusal(order)) return order;
  const { tip, totals, currency } = order;
  if (!tip) return refuse('TIP_NOT_FOUND');
  const amount = toDecimal(tip.amount, currency);
  return {
    tip: {
      id: tip.id,
      lineItemSubtotal: toDecimal(totals.subtotal, currency),
      amount,
      distributions: [],
      undistributedAmount: amount,
    },
  };
};
