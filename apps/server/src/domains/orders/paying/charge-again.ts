import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { type Terms, withQuote } from '../../checkout/index.ts';
import { type Payment, perform, providersOf } from '../../payments/index.ts';
import type { Order } from '../order.ts';
import { beginCheckoutPayment } from './begin-payment.ts';
import { type Charged, charged } from './charged.ts';
import { orderPayable } from './order-payable.ts';

type Again = {
  /** An earlier payment of the buyer, whose card is charged. */
  saved: Payment;
  /** Writes what the order is for, with it; a refusal undoes all of it. */
  claim: (tx: Tx, order: Order) => Promise<Refusal | null>;
};

/** Places the order of a checkout and charges a card that its buyer has let be saved, without the buyer. */
export async function chargeAgain(
  ctx: Context,
  checkoutId: string,
  { saved, claim }: Again,
): Promise<Charged | Refusal> {
  const provider = (await providersOf(ctx)).of(saved);
  if (!provider.capabilities.savesCards) return refuse('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE');
  const place = (terms: Terms) =>
    perform(ctx, orderPayable, (tx) =>
      beginCheckoutPayment(ctx, tx, checkoutId, { provider, method: 'card', token: '', terms, saved, claim }),
    );
  const performed = await withQuote(ctx, checkoutId, place);
  if (isRefusal(performed) || 'outcome' in performed) return performed;
  return charged(performed.payable.order, performed.payment);
}
