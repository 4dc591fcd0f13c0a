import type Stripe from 'stripe';
import type { Outcome } from '../../payment.ts';
import type { CardOf, Charge } from '../../provider.ts';
import { isRefused } from './stripe-client.ts';
import { declineOf, KEY, outcomeOfIntent, refused, WITH_CARD } from './stripe-outcomes.ts';
import { keptBy } from './stripe-setup.ts';

/** What a page is told so that the card given on it can be charged again without its buyer. Stripe keeps it for a customer. */
export const savingCard = {
  session: { customer_creation: 'always' },
  intent: { setup_future_usage: 'off_session' },
} as const;

/**
 * Charges the card of an earlier payment. Where the bank asks, the buyer answers it on a page of Stripe, or the charge has
 * failed because nobody is there.
 */
export async function chargeSavedCard(
  client: Stripe,
  { key, paymentId, currency, capture, description, isBuyerThere, isVerified, returnUrl }: Charge,
  saved: CardOf,
  amount: number,
): Promise<Outcome> {
  const { customer, payment_method: card } = await keptBy(saved, client);
  if (!customer || !card) return refused(null, 'Stripe has not saved the card.');
  try {
    const intent = await client.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        customer: idOf(customer),
        payment_method: idOf(card),
        allowed_payment_method_types: ['card'],
        capture_method: capture === 'LATER' ? 'manual' : 'automatic',
        ...(isBuyerThere ? { return_url: `${returnUrl}/return?payment=${paymentId}` } : { off_session: true }),
        ...(isBuyerThere && isVerified && { payment_method_options: { card: { request_three_d_secure: 'any' } } }),
        confirm: true,
        description,
        metadata: { [KEY]: key },
        expand: [WITH_CARD],
      },
      { idempotencyKey: key },
    );
    return outcomeOfIntent(intent);
  } catch (error) {
    if (isRefused(error) && error.type === 'StripeCardError')
      return refused(error.payment_intent?.id ?? null, error.message, declineOf(error.decline_code));
    throw error;
  }
}

/** Finds a charge of a saved card whose answer was lost, among those of its customer, or learns that it never arrived. */
export async function lookUpSavedCharge(client: Stripe, key: string, saved: CardOf): Promise<Outcome> {
  const { customer } = await keptBy(saved, client);
  if (customer) {
    // newest first; each page is asked for once it is needed
    const asked = { customer: idOf(customer), limit: 100, expand: [`data.${WITH_CARD}`] };
    for await (const intent of client.paymentIntents.list(asked))
      if (intent.metadata[KEY] === key) return outcomeOfIntent(intent);
  }
  return refused(null, 'The charge never reached Stripe.', 'EXPIRED');
}

/** Has Stripe forget the card of an earlier payment. One that is gone already is none. */
export async function detachCard(client: Stripe, kept: CardOf): Promise<void> {
  try {
    const { payment_method: card } = await keptBy(kept, client);
    if (card) await client.paymentMethods.detach(idOf(card));
  } catch (error) {
    // that a key may not do this says nothing of the card
    if (!isRefused(error) || error.type !== 'StripeInvalidRequestError') throw error;
  }
}

const idOf = (one: string | { id: string }): string => (typeof one === 'string' ? one : one.id);
