import type Stripe from 'stripe';
import type { Outcome } from '../../payment.ts';
import type { Charge } from '../../provider.ts';
import { isRefused } from './stripe-client.ts';
import { declineOf, KEY, outcomeOfIntent, refused, WITH_CARD } from './stripe-outcomes.ts';

type Saved = NonNullable<Charge['saved']>;

/** What a page is told so that the card given on it can be charged again without its buyer. Stripe keeps it for a customer. */
export const savingCard = {
  session: { customer_creation: 'always' },
  intent: { setup_future_usage: 'off_session' },
} as const;

/** Charges the card of an earlier payment. Nobody is there to answer the bank: where it asks, the charge has failed. */
export async function chargeSavedCard(
  client: Stripe,
  { key, currency, capture, description }: Charge,
  saved: Saved,
  amount: number,
): Promise<Outcome> {
  const { customer, payment_method: card } = await client.paymentIntents.retrieve(saved.reference);
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
        off_session: true,
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
export async function lookUpSavedCharge(client: Stripe, key: string, saved: Saved): Promise<Outcome> {
  const { customer } = await client.paymentIntents.retrieve(saved.reference);
  if (customer) {
    // newest first; each page is asked for once it is needed
    const asked = { customer: idOf(customer), limit: 100, expand: [`data.${WITH_CARD}`] };
    for await (const intent of client.paymentIntents.list(asked))
      if (intent.metadata[KEY] === key) return outcomeOfIntent(intent);
  }
  return refused(null, 'The charge never reached Stripe.', 'EXPIRED');
}

const idOf = (one: string | { id: string }): string => (typeof one === 'string' ? one : one.id);
