import { sum } from '@stoa/money';
import type Stripe from 'stripe';
import type { Notification, Statement, StatementOf } from '../../provider.ts';
import { fromStripeAmount } from './stripe-amount.ts';
import { KEY, outcomeOfRefund } from './stripe-outcomes.ts';

/** Refunds and disputes of one payment are few. */
const MOST = 100;

/** What Stripe knows of a payment. A page that nobody paid on has received nothing. */
export async function statementOf(client: Stripe, { authorization, currency }: StatementOf): Promise<Statement> {
  const { key: authorizationKey, reference } = authorization;
  const intent = await intentOf(client, reference);
  if (!intent) return { received: 0, receivedAs: null, returned: 0, chargedBack: 0, isReleased: false, movements: [] };
  const [{ data: refunds }, { data: disputes }] = await Promise.all([
    client.refunds.list({ payment_intent: intent.id, limit: MOST }),
    client.disputes.list({ payment_intent: intent.id, limit: MOST }),
  ]);
  const ours = (amount: number) => fromStripeAmount(amount, currency);
  const withdrawn = disputes.filter(({ balance_transactions: moved }) => moved.some(({ amount }) => amount < 0));
  const reinstated = withdrawn.filter(({ balance_transactions: moved }) => moved.some(({ amount }) => amount > 0));
  const amountOf = (each: readonly { amount: number }[]) => sum(each.map(({ amount }) => ours(amount)));
  return {
    received: ours(intent.amount_received),
    receivedAs: intent.id,
    returned: amountOf(refunds.filter(({ status }) => status === 'succeeded')),
    chargedBack: Math.max(0, amountOf(withdrawn) - amountOf(reinstated)),
    isReleased: intent.status === 'canceled',
    movements: [
      ...refunds.map((refund): Notification => {
        const begunThere = { type: 'REFUND' as const, amount: ours(refund.amount), authorizationKey };
        const own = refund.metadata?.[KEY];
        return own ? { key: own } : { key: refund.id, outcome: outcomeOfRefund(refund), begunThere };
      }),
      ...withdrawn.map(({ id, amount }) =>
        dispute(id, id, { type: 'CHARGEBACK', amount: ours(amount), authorizationKey }),
      ),
      ...reinstated.map(({ id, amount }) =>
        dispute(`${id}:reversal`, id, { type: 'CHARGEBACK_REVERSAL', amount: ours(amount), authorizationKey }),
      ),
    ],
  };
}

const dispute = (
  key: string,
  reference: string,
  begunThere: NonNullable<Notification['begunThere']>,
): Notification => ({ key, outcome: { status: 'SUCCEEDED', reference }, begunThere });

/** The reference of an authorisation is the page until the buyer has paid. */
async function intentOf(client: Stripe, reference: string): Promise<Stripe.PaymentIntent | null> {
  if (!reference.startsWith('cs_')) return client.paymentIntents.retrieve(reference);
  const { payment_intent: intent } = await client.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] });
  return typeof intent === 'string' ? client.paymentIntents.retrieve(intent) : intent;
}
