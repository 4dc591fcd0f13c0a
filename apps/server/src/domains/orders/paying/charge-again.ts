import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { type Terms, withQuote } from '../../checkout/index.ts';
import { type CardOf, type Payment, perform, providersOf } from '../../payments/index.ts';
import type { Order } from '../order.ts';
import { beginCheckoutPayment } from './begin-payment.ts';
import { type Charged, charged } from './charged.ts';
import { orderPayable } from './order-payable.ts';

type Again = {
  /**
   * The card of an earlier payment of the buyer, at its provider, or what the form of their provider gave for another
   * card. One that its owner let be kept is named.
   */
  card: { saved: CardOf; at: Pick<Payment, 'provider' | 'accountId'>; savedCardId?: string } | { token: string };
  /** Writes what the order is for, with it; a refusal undoes all of it. */
  claim: (tx: Tx, order: Order) => Promise<Refusal | null>;
};

/** Places the order of a checkout and charges a card that its buyer has let be saved, or lets be saved with it. */
export async function chargeAgain(
  ctx: Context,
  checkoutId: string,
  { card, claim }: Again,
): Promise<Charged | Refusal> {
  const providers = await providersOf(ctx);
  const isNew = 'token' in card;
  const isTaken = ctx.site.settings.paymentMethods.includes('card');
  const ofNew = isTaken ? providers.serving('card') : null;
  const provider = isNew ? ofNew : providers.of(card.at);
  if (!provider?.capabilities.savesCards) return refuse('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE');
  const place = (terms: Terms) =>
    perform(ctx, orderPayable, (tx) =>
      beginCheckoutPayment(ctx, tx, checkoutId, {
        ...{ provider, method: 'card', terms, claim },
        ...(isNew ? { token: card.token } : { token: '', saved: card.saved, details: namedIn(card) }),
      }),
    );
  const performed = await withQuote(ctx, checkoutId, place);
  if (isRefusal(performed) || 'outcome' in performed) return performed;
  return charged(performed.payable.order, performed.payment);
}

const namedIn = ({ savedCardId }: { savedCardId?: string }) => (savedCardId ? { savedCardId } : {});
