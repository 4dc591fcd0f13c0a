import type Stripe from 'stripe';
import type { Card, FailureCode, Outcome } from '../../payment.ts';
import { brandName } from '../card-brands.ts';

/** The metadata that holds our key of a transaction. */
export const KEY = 'stoa_key';

export const refused = (reference: string | null, failure: string, failureCode: FailureCode = 'REFUSED'): Outcome => ({
  status: 'FAILED',
  reference,
  failureCode,
  failure,
});

/** What a payment intent is asked for with, to learn of its card. */
export const WITH_CARD = 'latest_charge';

/** The outcome of a charge, from Stripe's page and the payment that was made on it. */
export function outcomeOfSession(session: Stripe.Checkout.Session): Outcome {
  const { id, status, url, payment_intent: intent, setup_intent: setup } = session;
  if (status === 'open' && url) return { status: 'ACTION_REQUIRED', reference: id, actionUrl: url };
  if (status === 'expired') return refused(id, 'The payment was not completed.', 'NOT_CONFIRMED');
  if (typeof intent === 'object' && intent) return outcomeOfIntent(intent);
  if (typeof setup === 'object' && setup) return outcomeOfSetup(setup);
  return { status: 'PROCESSING', reference: typeof intent === 'string' ? intent : id };
}

/** The outcome of a charge, from its payment intent. */
export function outcomeOfIntent(intent: Stripe.PaymentIntent): Outcome {
  const card = cardOf(intent);
  return { ...verdictOn(intent), ...(card && { card }) };
}

function verdictOn({ id, status, next_action: action, last_payment_error: error }: Stripe.PaymentIntent): Outcome {
  const actionUrl = action?.redirect_to_url?.url;
  if (status === 'requires_action' && actionUrl) return { status: 'ACTION_REQUIRED', reference: id, actionUrl };
  switch (status) {
    case 'succeeded':
    case 'requires_capture':
      return { status: 'SUCCEEDED', reference: id };
    case 'canceled':
      return refused(id, 'The payment was cancelled.', 'CANCELED');
    case 'requires_payment_method':
      return refused(id, error?.message ?? 'The payment was declined.', declineOf(error?.decline_code));
    default:
      return { status: 'PROCESSING', reference: id };
  }
}

/** The card of a payment that was asked for with its charge. */
function cardOf({ latest_charge: charge }: Stripe.PaymentIntent): Card | null {
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : null;
  return card ? cardFrom(card) : null;
}

type StripeCard = { brand: string | null; last4: string | null; exp_month: number; exp_year: number };

/** What Stripe says of a card, in our terms. */
const cardFrom = ({ brand, last4, exp_month: month, exp_year: year }: StripeCard): Card => ({
  brand: brandName(brand),
  lastFourDigits: last4,
  expirationMonth: month,
  expirationYear: year,
});

/** The outcome of asking for a card, from its setup intent. */
export function outcomeOfSetup({
  id,
  status,
  payment_method: method,
  last_setup_error: error,
}: Stripe.SetupIntent): Outcome {
  if (status === 'canceled') return refused(id, 'The payment was cancelled.', 'CANCELED');
  if (status === 'requires_payment_method')
    return refused(id, error?.message ?? 'The payment was declined.', 'DECLINED');
  if (status !== 'succeeded') return { status: 'PROCESSING', reference: id };
  const card = typeof method === 'object' ? method?.card : null;
  return { status: 'SUCCEEDED', reference: id, ...(card && { card: cardFrom(card) }) };
}

/** The reason of a decline, by the bank's code for it. */
export const declineOf = (code: string | undefined): FailureCode =>
  code === 'insufficient_funds' ? 'INSUFFICIENT_FUNDS' : 'DECLINED';

export function outcomeOfRefund({ id, status, failure_reason: reason }: Stripe.Refund): Outcome {
  if (status === 'succeeded') return { status: 'SUCCEEDED', reference: id };
  if (status === 'failed' || status === 'canceled')
    return refused(id, reason ? `Stripe could not refund it: ${reason}.` : 'Stripe could not refund it.');
  return { status: 'PROCESSING', reference: id };
}
