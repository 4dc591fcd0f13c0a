import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { Payable } from './payable.ts';
import { authorizationOf, type CaptureTime, type Outcome, type Payment, type PaymentTransaction } from './payment.ts';
import { amountToMove, type Movement } from './payment-machine.ts';
import { insertPayment, insertTransaction } from './payments.store.ts';
import type { PaymentProvider } from './provider.ts';
import { offline } from './providers/offline.ts';
import { type Providers, providersOf } from './providers-of.ts';
import { resumeLater } from './resume-payment.ts';
import { type PayableOwner, type Settled, settle } from './settle.ts';

/** A transaction that is written and about to be requested. */
export type Begun<P extends Payable = Payable> = {
  payable: P;
  transaction: PaymentTransaction;
  ask: () => Promise<Outcome>;
};

/**
 * The only way money moves. `begin` writes a transaction and commits it, with what else has to be true before the
 * provider is asked. The provider is asked outside of any transaction. Then a second transaction settles what it said.
 * A crash at any point leaves a transaction that is not settled, and the task `resumePayment`, which finds out the rest.
 *
 * What `begin` returns in place of a begun transaction is returned: a refusal, or an answer that needs no money moved.
 */
export async function perform<P extends Payable, Answer>(
  ctx: Context,
  owner: PayableOwner<P>,
  begin: (tx: Tx) => Promise<Begun<P> | Answer>,
): Promise<Settled<P> | Exclude<Answer, Begun> | Refusal> {
  const begun = await withSite(ctx, begin);
  if (!isBegun<P>(begun)) return begun as Exclude<Answer, Begun>;
  const { payable: known, transaction } = begun;
  const outcome = await heard(ctx, begun);
  if (!outcome) return refuse('PAYMENT_ERROR', { reason: 'The payment provider did not answer.' });
  return withSite(ctx, (tx) =>
    settle(ctx, tx, owner, { payableId: known.id, known, transactionId: transaction.id }, outcome),
  );
}

const isBegun = <P extends Payable>(value: unknown): value is Begun<P> =>
  typeof value === 'object' && value !== null && 'ask' in value;

/** The provider's outcome; null where there is none, so that the state of the transaction is unknown. */
async function heard({ log }: Context, { ask, transaction }: Begun): Promise<Outcome | null> {
  try {
    return await ask();
  } catch (error) {
    log.error(
      { err: error, transactionId: transaction.id },
      'a payment provider did not answer, and is asked again later',
    );
    return null;
  }
}

export type NewPayment = {
  provider: PaymentProvider;
  method: string;
  /** In minor units of the payable's currency. */
  amount: number;
  capture?: CaptureTime;
  /** From the provider's own form; empty where it needs none. */
  token: string;
  /** The page of the site where the buyer pays, without a slash at the end. */
  returnUrl: string;
};

/** Writes a new payment of a locked payable, for `perform` to carry out. */
export async function beginPayment<P extends Payable>(
  ctx: Context,
  tx: Tx,
  payable: P,
  { provider, method, amount, capture = 'AT_ONCE', token, returnUrl }: NewPayment,
): Promise<Begun<P> & { payment: Payment }> {
  if (capture === 'LATER' && !provider.capabilities.capturesLater)
    throw new Error(`${provider.id} cannot hold money to capture it later`);
  const key = `${payable.id}:${payable.payments.length + 1}`;
  const payment: Payment = {
    id: ctx.newId(),
    provider: provider.id,
    accountId: provider.accountId,
    method,
    amount,
    currency: payable.currency,
    capture,
    createdDate: ctx.now().toISOString(),
    transactions: [newTransaction(ctx, 'AUTHORIZE', amount, key)],
  };
  const transaction = authorizationOf(payment);
  await insertPayment(tx, payable, payment);
  resumeLater(ctx, tx, transaction.id);
  const { id: paymentId, currency } = payment;
  const ask = () => provider.begin({ key, paymentId, amount, currency, capture, token, returnUrl });
  return { payable, payment, transaction, ask };
}

export type MovementRequest = {
  type: Movement;
  paymentId: string;
  /** In minor units; the maximum where absent. */
  amount?: number;
  /** Whether the merchant returns the money in another way, so that it is only recorded. */
  outside?: boolean;
};

/** Captures, voids or refunds money of a payment: all of it, or a part. */
export async function movePayment<P extends Payable>(
  ctx: Context,
  owner: PayableOwner<P>,
  payableId: string,
  request: MovementRequest,
): Promise<Settled<P> | Refusal> {
  const providers = await providersOf(ctx);
  return perform(ctx, owner, async (tx) => {
    const payable = await owner.lock(ctx, tx, payableId);
    return payable ? beginMovement(ctx, tx, payable, request, providers) : refuse('PAYMENT_NOT_FOUND');
  });
}

/** Writes a movement of a locked payable's money, for `perform` to carry out. */
export async function beginMovement<P extends Payable>(
  ctx: Context,
  tx: Tx,
  payable: P,
  { type, paymentId, amount, outside = false }: MovementRequest,
  providers: Providers,
): Promise<Begun<P> | Refusal> {
  const payment = payable.payments.find(({ id }) => id === paymentId);
  if (!payment) return refuse('PAYMENT_NOT_FOUND');
  const provider = outside ? offline : providers.of(payment);
  if (type === 'REFUND' && !outside && !provider.capabilities.refunds) return refuse('EXTERNAL_REFUND_EXPECTED');
  const moved = amountToMove(payment, type, amount);
  if (typeof moved === 'string') return refuse(moved);
  const authorization = authorizationOf(payment);
  if (type === 'CAPTURE' && moved < authorization.amount && !provider.capabilities.capturesParts)
    return refuse('INVALID_AMOUNT');
  const attempt = payment.transactions.filter((each) => each.type === type).length + 1;
  const key = `${paymentId}:${type.toLowerCase()}:${attempt}`;
  const transaction = newTransaction(ctx, type, moved, key);
  await insertTransaction(tx, paymentId, transaction, ctx.now());
  resumeLater(ctx, tx, transaction.id);
  const { key: authorizationKey, reference } = authorization;
  const ask = () =>
    provider[asked[type]]({
      key,
      amount: moved,
      currency: payment.currency,
      authorization: { key: authorizationKey, reference: reference ?? '' },
    });
  return { payable, transaction, ask };
}

const asked = { CAPTURE: 'capture', VOID: 'void', REFUND: 'refund' } as const;

const newTransaction = (
  ctx: Context,
  type: PaymentTransaction['type'],
  amount: number,
  key: string,
): PaymentTransaction => ({
  id: ctx.newId(),
  type,
  amount,
  key,
  status: 'PENDING',
  reference: null,
  actionUrl: null,
  failureCode: null,
  failure: null,
});
