import type { payments } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { viewPrice } from '../../purchase/index.ts';
import { findReadable } from '../get-order.ts';
import type { Order } from '../order.ts';

/** What gift cards paid for one of the caller's orders. */
export const listGiftCardPayments: UseCase<typeof payments.listGiftCardPayments> = async (ctx, { orderId }) => {
  const order = await findReadable(ctx, orderId);
  return isRefusal(order) ? order : { giftCards: viewGiftCardPayments(ctx, order) };
};

export function viewGiftCardPayments({ site }: Pick<Context, 'site'>, { giftCards, currency }: Order) {
  const style = { currency, language: site.language };
  return giftCards.map(({ obfuscatedCode, amount }) => ({ obfuscatedCode, amount: viewPrice(amount, style) }));
}
