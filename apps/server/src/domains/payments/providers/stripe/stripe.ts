import type Stripe from 'stripe';
import type { Outcome } from '../../payment.ts';
import type {
  Charge,
  LookUp,
  PaymentProvider,
  ProviderAccount,
  ProviderContext,
  ProviderMovement,
} from '../../provider.ts';
import { toStripeAmount } from './stripe-amount.ts';
import { isRefused, type StripeKeys, stripeClient } from './stripe-client.ts';
import { readStripeEvent } from './stripe-events.ts';
import { KEY, outcomeOfIntent, outcomeOfRefund, outcomeOfSession, refused, WITH_CARD } from './stripe-outcomes.ts';
import { chargeSavedCard, detachCard, lookUpSavedCharge, savingCard } from './stripe-saved-cards.ts';
import { checkSavedCard, lookUpSetup, WITH_METHOD } from './stripe-setup.ts';
import { statementOf } from './stripe-statement.ts';

/** Stripe accepts no shorter life of its page, and the follow-up of a payment ends it sooner. */
const PAGE_LIVES_MS = 35 * 60_000;
/** Refunds of one payment are few. */
const MOST_REFUNDS = 100;

/**
 * Charges by Stripe, whose page (Checkout) the buyer is sent to: the storefront loads nothing from elsewhere, and card
 * data never reaches this server. The reference of an authorisation is the page at first, and the payment intent once
 * the buyer has paid.
 */
export function stripe(ctx: ProviderContext, account: ProviderAccount): PaymentProvider {
  const keys = JSON.parse(account.secret) as StripeKeys;
  const open = () => stripeClient(ctx, keys.secretKey);
  return {
    id: 'stripe',
    accountId: account.id,
    beginsWith: 'PAGE',
    capabilities: { capturesLater: true, capturesParts: true, refunds: true, savesCards: true },
    async begin(charge) {
      return begin(await open(), charge, new Date(ctx.now().getTime() + PAGE_LIVES_MS));
    },
    capture: (movement) => move(open, movement, capture),
    void: (movement) => move(open, movement, cancel),
    refund: (movement) => move(open, movement, refund),
    async lookUp(asked) {
      return lookUp(await open(), asked);
    },
    async forgetCard(card) {
      await detachCard(await open(), card);
    },
    async statement(payment) {
      return statementOf(await open(), payment);
    },
    async readNotification(raw) {
      return keys.webhookSecret ? readStripeEvent(await open(), raw, keys.webhookSecret) : null;
    },
  };
}

async function begin(client: Stripe, charge: Charge, end: Date): Promise<Outcome> {
  const { key, paymentId, amount, currency, returnUrl, description } = charge;
  const asked = toStripeAmount(amount, currency);
  if (asked === null) return refused(null, `Stripe cannot charge this amount in ${currency}.`);
  const { saved } = charge;
  if (saved)
    return orRefused(null, () =>
      asked === 0 ? checkSavedCard(client, saved) : chargeSavedCard(client, charge, saved, asked),
    );
  const metadata = { [KEY]: key };
  const returnPage = `${returnUrl}/return?payment=${paymentId}`;
  return orRefused(null, async () =>
    outcomeOfSession(
      await client.checkout.sessions.create(
        {
          allowed_payment_method_types: ['card'],
          ...(asked === 0 ? forCard(metadata, description) : forPayment(charge, asked, metadata)),
          ...(charge.isToSave && savingCard.session),
          ...(charge.isVerified && { payment_method_options: { card: { request_three_d_secure: 'any' as const } } }),
          metadata,
          client_reference_id: paymentId,
          success_url: returnPage,
          cancel_url: `${returnPage}&canceled=yes`,
          expires_at: Math.floor(end.getTime() / 1000),
        },
        { idempotencyKey: key },
      ),
    ),
  );
}

const forPayment = (
  { currency, capture: time, description, isToSave }: Charge,
  amount: number,
  metadata: Record<string, string>,
) => ({
  mode: 'payment' as const,
  line_items: [
    {
      quantity: 1,
      price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: description } },
    },
  ],
  payment_intent_data: {
    capture_method: time === 'LATER' ? ('manual' as const) : ('automatic' as const),
    description,
    metadata,
    ...(isToSave && savingCard.intent),
  },
});

/** The page only asks for a card. */
const forCard = (metadata: Record<string, string>, description: string) => ({
  mode: 'setup' as const,
  setup_intent_data: { metadata, description },
});

type Move = (client: Stripe, movement: ProviderMovement, amount: number) => Promise<Outcome>;

async function move(open: () => Promise<Stripe>, movement: ProviderMovement, by: Move): Promise<Outcome> {
  const amount = toStripeAmount(movement.amount, movement.currency);
  if (amount === null) return refused(null, `Stripe cannot move this amount in ${movement.currency}.`);
  const client = await open();
  return orRefused(null, () => by(client, movement, amount));
}

const capture: Move = async (client, { key, authorization }, amount) =>
  movedOr(
    await client.paymentIntents.capture(
      authorization.reference,
      { amount_to_capture: amount },
      { idempotencyKey: key },
    ),
    'succeeded',
  );

const cancel: Move = async (client, { key, authorization }) =>
  movedOr(await client.paymentIntents.cancel(authorization.reference, {}, { idempotencyKey: key }), 'canceled');

const refund: Move = async (client, { key, authorization }, amount) =>
  outcomeOfRefund(
    await client.refunds.create(
      { payment_intent: authorization.reference, amount, metadata: { [KEY]: key } },
      { idempotencyKey: key },
    ),
  );

const movedOr = ({ id, status }: Stripe.PaymentIntent, wanted: Stripe.PaymentIntent.Status): Outcome => {
  if (status === wanted) return { status: 'SUCCEEDED', reference: id };
  return status === 'processing'
    ? { status: 'PROCESSING', reference: id }
    : refused(id, 'Stripe did not carry it out.');
};

/** A refusal is Stripe's outcome. Anything else that fails leaves the outcome unknown. */
async function orRefused(reference: string | null, ask: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await ask();
  } catch (error) {
    if (isRefused(error)) return refused(reference, error.message);
    throw error;
  }
}

async function lookUp(client: Stripe, asked: LookUp): Promise<Outcome> {
  const { key, type, reference, authorization, giveUp } = asked;
  switch (type) {
    case 'AUTHORIZE':
      if (!reference && asked.saved)
        return asked.amount === 0 ? checkSavedCard(client, asked.saved) : lookUpSavedCharge(client, key, asked.saved);
      return lookUpCharge(client, reference, giveUp);
    case 'REFUND': {
      const { data } = await client.refunds.list({
        payment_intent: authorization.reference ?? '',
        limit: MOST_REFUNDS,
      });
      const found = data.find(({ id, metadata }) => id === reference || metadata?.[KEY] === key);
      return found ? outcomeOfRefund(found) : refused(null, 'The refund never reached Stripe.');
    }
    case 'CAPTURE':
    case 'VOID': {
      const intent = await client.paymentIntents.retrieve(authorization.reference ?? '');
      return movedOr(intent, type === 'CAPTURE' ? 'succeeded' : 'canceled');
    }
    default:
      // chargebacks are begun there, and told with their outcome
      return { status: 'SUCCEEDED', reference: reference ?? key };
  }
}

/** A charge that never got a page was never shown to the buyer. */
async function lookUpCharge(client: Stripe, reference: string | null, giveUp: boolean): Promise<Outcome> {
  if (!reference) return refused(null, 'The payment was not completed.', 'EXPIRED');
  if (!reference.startsWith('cs_'))
    return (await lookUpSetup(client, reference)) ?? lookUpIntent(client, reference, giveUp);
  const expand = [`payment_intent.${WITH_CARD}`, `setup_intent.${WITH_METHOD}`];
  const retrieve = () => client.checkout.sessions.retrieve(reference, { expand });
  const session = await retrieve();
  if (!giveUp || session.status !== 'open') return outcomeOfSession(session);
  try {
    return outcomeOfSession(await client.checkout.sessions.expire(reference));
  } catch (error) {
    // the buyer paid in this moment
    if (isRefused(error)) return outcomeOfSession(await retrieve());
    throw error;
  }
}

/** With `giveUp`, a question of the bank that the buyer has not answered is withdrawn. */
async function lookUpIntent(client: Stripe, reference: string, giveUp: boolean): Promise<Outcome> {
  const retrieve = async () =>
    outcomeOfIntent(await client.paymentIntents.retrieve(reference, { expand: [WITH_CARD] }));
  const outcome = await retrieve();
  if (!giveUp || outcome.status !== 'ACTION_REQUIRED') return outcome;
  try {
    return outcomeOfIntent(await client.paymentIntents.cancel(reference));
  } catch (error) {
    // the buyer answered in this moment
    if (isRefused(error)) return retrieve();
    throw error;
  }
}
