import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { noteOrder, type Terms } from '../../checkout/index.ts';
import {
  authorizationOf,
  type Begun,
  beginPayment,
  type CardOf,
  findSavedCard,
  type PaymentDetails,
  type PaymentProvider,
} from '../../payments/index.ts';
import { isSubscription } from '../../purchase/index.ts';
import { announceOrder } from '../announce-order.ts';
import type { ChargeTerms } from '../charging/prepare-payment.ts';
import { amountDueNow, type Order } from '../order.ts';
import { isOpen } from '../order-machine.ts';
import { saveOrder } from '../orders.store.ts';
import { draftOrder, openPlacement, placeOrder } from '../place-order.ts';
import { cancelUnpaidLater } from './cancel-unpaid.ts';
import { type Charged, charged, placed } from './charged.ts';
import { type OrderPayable, payableOf } from './order-payable.ts';

export type CheckoutPayment = {
  provider: PaymentProvider;
  method: string;
  token: string | null | undefined;
  terms: Terms;
  /** The card that is charged again, in place of a token. */
  saved?: CardOf;
  /** Whether the buyer is there to answer their bank; absent: where a token was given. */
  isBuyerThere?: boolean;
  /** Writes what the order is for, with it; a refusal undoes all of it. */
  claim?: (tx: Tx, order: Order) => Promise<Refusal | null>;
} & Partial<ChargeTerms>;

/**
 * Opens a payment of a checkout, to be charged with `token`: writes its order, takes its stock, and notes the attempt
 * before the provider is asked, so that a crash at any point leaves a trace to follow. If nothing needs to be charged
 * (any more), or the bank waits for the buyer, the answer is ready at once.
 */
export async function beginCheckoutPayment(
  ctx: Context,
  tx: Tx,
  checkoutId: string,
  { provider, method, token, terms, capture, details, saved, isBuyerThere, claim }: CheckoutPayment,
): Promise<Begun<OrderPayable> | Charged | Refusal> {
  const placement = await openPlacement(ctx, tx, checkoutId, terms);
  if (isRefusal(placement)) return placement;
  if ('placed' in placement) return alreadyPlaced(placement.placed);
  const { payNow, afterTrial } = placement.quote.priced;
  // a free trial asks for the card that is charged at its end
  if (payNow.afterGiftCards === 0 && !afterTrial) {
    const order = await placeOrder(ctx, tx, placement);
    if (isRefusal(order)) return order;
    return (await claim?.(tx, order)) ?? placed(order);
  }
  // the card of a subscription is charged again for each cycle
  const isSaved = placement.checkout.lines.some(isSubscription);
  if (isSaved && !(method === 'card' && provider.capabilities.savesCards))
    return refuse('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE');
  if (!token && !saved && provider.beginsWith === 'TOKEN') return missingToken;
  const draft = await draftOrder(ctx, tx, placement);
  if (isRefusal(draft)) return draft;
  const begun = await beginPayment(ctx, tx, payableOf(draft, placement.checkout), {
    provider,
    method,
    amount: amountDueNow(draft),
    ...(capture && payNow.afterGiftCards > 0 && { capture }),
    details: { ...details, ...(isSaved && { savedPaymentMethod: true }) },
    ...(saved && { saved }),
    ...(isBuyerThere !== undefined && { isBuyerThere }),
    isVerified: placement.quote.requires3dSecure ?? false,
    token: token ?? '',
    returnUrl: `${ctx.addresses.pages}/checkout/${checkoutId}`,
  });
  const order = await saveOrder(
    tx,
    { ...draft, payments: [...draft.payments, begun.payment] },
    ctx.site.settings.firstOrderNumber,
  );
  const refused = (await refuseRemovedCard(tx, details)) ?? (await claim?.(tx, order));
  if (refused) return refused;
  if (!placement.known) noteOrder(tx, placement.checkout);
  cancelUnpaidLater(ctx, tx, order.id);
  announceOrder(ctx, tx, order, [placement.known ? 'updated' : 'created']);
  return begun;
}

/** A card that was removed meanwhile is not charged. From here on, its removal sees the payment. */
async function refuseRemovedCard(tx: Tx, { savedCardId }: PaymentDetails = {}): Promise<Refusal | null> {
  if (!savedCardId || (await findSavedCard(tx, savedCardId, { lock: true }))) return null;
  return refuse('SAVED_PAYMENT_METHOD_NOT_FOUND');
}

function alreadyPlaced(order: Order): Charged | Refusal {
  if (!isOpen(order)) return placed(order);
  const asked = order.payments.find((payment) => authorizationOf(payment).status === 'ACTION_REQUIRED');
  return asked ? charged(order, asked) : refuse('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS', { orderId: order.id });
}

const missingToken = invalid({ field: 'paymentToken', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
