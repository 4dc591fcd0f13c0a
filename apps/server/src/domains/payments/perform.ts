import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { Payable } from './payable.ts';
import {
  authorizationOf,
  type CaptureTime,
  lastOf,
  type Outcome,
  type Payment,
  type PaymentDetails,
  type PaymentTransaction,
  type TransactionDetails,
} from './payment.ts';
import { amountToMove, type Movement } from './payment-machine.ts';
import { insertPayment, insertTransaction } from './payments.store.ts';
import type { CardOf, PaymentProvider } from './provider.ts';
import { offline } from './providers/offline.ts';
import { type Providers, providersOf } from './providers-of.ts';
import { reconcileLater } from './reconciliation/reconcile-payment.ts';
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
  const performed = await performAll(ctx, owner, async (tx) => {
    const begun = await begin(tx);
    return isBegun<P>(begun) ? { all: [begun] } : begun;
  });
  if (!isPerformed<P>(performed)) return performed as Exclude<Answer, Begun>;
  const [settled] = performed.settled;
  return settled ?? refuse('PAYMENT_ERROR', { reason: 'The payment provider did not answer.' });
}

/** Transactions that are carried out together: all are written before the first provider is asked. */
type AllBegun<P extends Payable = Payable> = { all: readonly Begun<P>[] };

/** What became of them. Those that a provider did not answer are missing: they are followed up. */
export type Performed<P extends Payable = Payable> = { payable: P; settled: Settled<P>[] };

/** Like `perform`, for several transactions of one payable. */
export async function performAll<P extends Payable, Answer>(
  ctx: Context,
  owner: PayableOwner<P>,
  begin: (tx: Tx) => Promise<AllBegun<P> | Answer>,
): Promise<Performed<P> | Exclude<Answer, AllBegun>> {
  const begun = await withSite(ctx, begin);
  if (!isAllBegun<P>(begun)) return begun as Exclude<Answer, AllBegun>;
  const [first] = begun.all;
  if (!first) throw new Error('there is nothing to carry out');
  const heardOf = await Promise.all(
    begun.all.map(async (each) => ({ id: each.transaction.id, outcome: await heard(ctx, each) })),
  );
  const known = heardOf.filter((each): each is { id: string; outcome: Outcome } => each.outcome !== null);
  if (known.length === 0) return { payable: first.payable, settled: [] };
  return withSite(ctx, async (tx) => {
    let { payable } = first;
    const settled: Settled<P>[] = [];
    for (const { id: transactionId, outcome } of known) {
      const told = await settle(ctx, tx, owner, { payableId: payable.id, known: payable, transactionId }, outcome);
      payable = told.payable;
      settled.push(told);
    }
    return { payable, settled };
  });
}

const isAllBegun = <P extends Payable>(value: unknown): value is AllBegun<P> =>
  typeof value === 'object' && value !== null && 'all' in value;

const isPerformed = <P extends Payable>(value: unknown): value is Performed<P> =>
  typeof value === 'object' && value !== null && 'settled' in value;

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
  /** In minor units of the payable's currency; 0 to ask for a card that is charged later. */
  amount: number;
  capture?: CaptureTime;
  details?: PaymentDetails;
  /** From the provider's own form; empty where it needs none. */
  token: string;
  /** The card that is charged again, in place of a token. */
  saved?: CardOf;
  /** Whether the buyer is there to answer their bank; absent: where a token was given. */
  isBuyerThere?: boolean;
  /** Whether the buyer's bank is to ask for proof, even where it would not; absent: no. */
  isVerified?: boolean;
  /** The page of the site where the buyer pays, without a slash at the end. */
  returnUrl: string;
};

/** Writes a new payment of a locked payable, for `perform` to carry out. */
export async function beginPayment<P extends Payable>(
  ctx: Context,
  tx: Tx,
  payable: P,
  {
    provider,
    method,
    amount,
    capture = 'AT_ONCE',
    details = {},
    token,
    saved: again,
    isBuyerThere = !again,
    isVerified = false,
    returnUrl,
  }: NewPayment,
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
    details: again ? { ...details, chargedAgain: again } : details,
    transactions: [newTransaction(ctx, { type: 'AUTHORIZE', amount, key })],
  };
  const transaction = authorizationOf(payment);
  await insertPayment(tx, payable, payment);
  resumeLater(ctx, tx, transaction.id);
  if (provider.statement && amount > 0) reconcileLater(ctx, tx, payment);
  const { id: paymentId, currency } = payment;
  const description = ctx.site.name;
  const isToSave = details.savedPaymentMethod === true || details.keepFor !== undefined;
  const how = { capture, token, isToSave, isBuyerThere, isVerified, ...(again && { saved: again }) };
  const ask = () => provider.begin({ key, paymentId, amount, currency, ...how, description, returnUrl });
  return { payable, payment, transaction, ask };
}

/** The card of an earlier payment. */
export function cardOfPayment(payment: Payment): CardOf {
  const { key, reference } = authorizationOf(payment);
  return { key, reference: reference ?? '' };
}

export type MovementRequest = {
  type: Movement;
  paymentId: string;
  /** In minor units; the maximum where absent. */
  amount?: number;
  /** Whether the merchant returns the money in another way, so that it is only recorded. */
  outside?: boolean;
  /** What is known of the movement. */
  details?: TransactionDetails;
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
  { type, paymentId, amount, outside = false, details = {} }: MovementRequest,
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
  const told = outside ? { ...details, outside } : details;
  const transaction = newTransaction(ctx, { type, amount: moved, key, details: told });
  await insertTransaction(tx, paymentId, transaction, ctx.now());
  resumeLater(ctx, tx, transaction.id);
  const { key: authorizationKey, reference } = authorization;
  const ask = () =>
    provider[asked[type]]({
      key,
      amount: moved,
      currency: payment.currency,
      authorization: { key: authorizationKey, reference: reference ?? '' },
      captureReference: lastOf(payment, 'CAPTURE')?.reference ?? null,
    });
  return { payable, transaction, ask };
}

const asked = { CAPTURE: 'capture', VOID: 'void', REFUND: 'refund' } as const;

/** A transaction that nobody has been asked for yet. */
export const newTransaction = (
  ctx: Pick<Context, 'newId' | 'now'>,
  made: Pick<PaymentTransaction, 'type' | 'amount' | 'key'> & Partial<Pick<PaymentTransaction, 'details'>>,
): PaymentTransaction => ({
  id: ctx.newId(),
  details: {},
  ...made,
  status: 'PENDING',
  reference: null,
  actionUrl: null,
  failureCode: null,
  failure: null,
  createdDate: ctx.now().toISOString(),
  heardDate: null,
});
