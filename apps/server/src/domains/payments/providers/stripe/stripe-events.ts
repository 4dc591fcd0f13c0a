import type Stripe from 'stripe';
import type { Notification, RawNotification } from '../../provider.ts';
import { fromStripeAmount } from './stripe-amount.ts';
import { KEY, outcomeOfRefund } from './stripe-outcomes.ts';

/** What Stripe is asked to send. */
export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/**
 * Reads an event; null where Stripe did not sign it. Events come twice, late and in any order, so that they only say
 * what to look at.
 */
export async function readStripeEvent(
  client: Stripe,
  { headers, body }: RawNotification,
  webhookSecret: string,
): Promise<Notification[] | null> {
  const event = signedEvent(client, { headers, body }, webhookSecret);
  if (!event) return null;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return newsOf(event.data.object);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return newsOfRefund(client, event.data.object);
    case 'charge.dispute.funds_withdrawn':
      return newsOfDispute(client, event.data.object, 'CHARGEBACK');
    case 'charge.dispute.funds_reinstated':
      return newsOfDispute(client, event.data.object, 'CHARGEBACK_REVERSAL');
    default:
      return [];
  }
}

function signedEvent(client: Stripe, { headers, body }: RawNotification, webhookSecret: string): Stripe.Event | null {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') return null;
  try {
    return client.webhooks.constructEvent(body, signature, webhookSecret);
  } catch {
    return null;
  }
}

/** A refund of ours, or one that the merchant made in Stripe's own dashboard. */
async function newsOfRefund(client: Stripe, refund: Stripe.Refund): Promise<Notification[]> {
  const own = newsOf(refund);
  if (own.length > 0) return own;
  const now = await client.refunds.retrieve(refund.id);
  const authorizationKey = await keyOfIntent(client, refund.payment_intent);
  if (!authorizationKey) return [];
  const begunThere = { type: 'REFUND' as const, amount: fromStripeAmount(now.amount, now.currency), authorizationKey };
  return [{ key: now.id, outcome: outcomeOfRefund(now), begunThere }];
}

/** A transaction of ours, which is looked up. */
const newsOf = ({ metadata }: Pick<Stripe.Refund, 'metadata'>): Notification[] =>
  metadata?.[KEY] ? [{ key: metadata[KEY] }] : [];

async function newsOfDispute(
  client: Stripe,
  { id, amount, currency, payment_intent: intent }: Stripe.Dispute,
  type: 'CHARGEBACK' | 'CHARGEBACK_REVERSAL',
): Promise<Notification[]> {
  const authorizationKey = await keyOfIntent(client, intent);
  if (!authorizationKey) return [];
  const key = type === 'CHARGEBACK' ? id : `${id}:reversal`;
  const begunThere = { type, amount: fromStripeAmount(amount, currency), authorizationKey };
  return [{ key, outcome: { status: 'SUCCEEDED', reference: id }, begunThere }];
}

async function keyOfIntent(client: Stripe, intent: string | Stripe.PaymentIntent | null): Promise<string | undefined> {
  if (!intent) return undefined;
  const { metadata } = typeof intent === 'string' ? await client.paymentIntents.retrieve(intent) : intent;
  return metadata[KEY];
}
