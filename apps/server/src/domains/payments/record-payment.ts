/** Payments that were made elsewhere, as the merchant or a program says. Nothing is asked for: what is said, holds. */
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { Payable } from './payable.ts';
import {
  authorizationOf,
  heldOf,
  type Outcome,
  type Payment,
  type PaymentDetails,
  type PaymentTransaction,
  refundableOf,
  type TransactionDetails,
} from './payment.ts';
import { type PaymentStatus, statusOf } from './payment-status.ts';
import { insertPayment, insertTransaction } from './payments.store.ts';
import { newTransaction } from './perform.ts';
import { type PayableOwner, settle } from './settle.ts';

export type NewRecord = {
  /** `offline`: the merchant received the money. `external`: another system moved it. */
  provider: 'offline' | 'external';
  method: string;
  /** In minor units of the payable's currency; above 0. */
  amount: number;
  /** When it was made. */
  createdDate: string;
  status: PaymentStatus;
  details: PaymentDetails;
};

type Step =
  | { settles: 'AUTHORIZE'; as: 'SUCCEEDED' | 'PROCESSING' | 'MERCHANT_REQUIRED' | 'CANCELED' | 'DECLINED' }
  | { adds: 'CAPTURE' | 'VOID' | 'REFUND' };

const agreed: Step = { settles: 'AUTHORIZE', as: 'SUCCEEDED' };
const processing: Step = { settles: 'AUTHORIZE', as: 'PROCESSING' };
const waiting: Step = { settles: 'AUTHORIZE', as: 'MERCHANT_REQUIRED' };
const canceled: Step = { settles: 'AUTHORIZE', as: 'CANCELED' };
const declined: Step = { settles: 'AUTHORIZE', as: 'DECLINED' };
const captured: Step = { adds: 'CAPTURE' };
const voided: Step = { adds: 'VOID' };
const refunded: Step = { adds: 'REFUND' };

/** The steps by which a new record gets its status. How much of a partly refunded one went back is not known. */
const first: Partial<Record<PaymentStatus, readonly Step[]>> = {
  PENDING: [processing],
  PENDING_MERCHANT: [waiting],
  CANCELED: [canceled],
  DECLINED: [declined],
  AUTHORIZED: [agreed],
  VOIDED: [agreed, voided],
  APPROVED: [agreed],
  REFUNDED: [agreed, refunded],
};

/** The steps from a status to another. Unlisted ones are not allowed: the ledger only grows. */
const following: Partial<Record<PaymentStatus, Partial<Record<PaymentStatus, readonly Step[]>>>> = {
  PENDING: {
    APPROVED: [agreed],
    CANCELED: [canceled],
    DECLINED: [declined],
  },
  PENDING_MERCHANT: {
    PENDING: [processing],
    APPROVED: [agreed],
    CANCELED: [canceled],
    DECLINED: [declined],
  },
  AUTHORIZED: { APPROVED: [captured], VOIDED: [voided] },
  APPROVED: { REFUNDED: [refunded] },
  PARTIALLY_REFUNDED: { REFUNDED: [refunded] },
};

/** Records a payment of a locked payable; refuses a status that a record cannot begin with. */
export async function recordPayment<P extends Payable>(
  ctx: Context,
  tx: Tx,
  owner: PayableOwner<P>,
  payable: P,
  { status, ...facts }: NewRecord,
): Promise<{ payable: P; paymentId: string } | Refusal> {
  const steps = first[status];
  if (!steps) return refuse('STATUS_NOT_ALLOWED', { status });
  const { amount } = facts;
  const key = `${payable.id}:${payable.payments.length + 1}`;
  const payment: Payment = {
    ...facts,
    id: ctx.newId(),
    accountId: null,
    currency: payable.currency,
    capture: status === 'AUTHORIZED' || status === 'VOIDED' ? 'LATER' : 'AT_ONCE',
    transactions: [newTransaction(ctx, { type: 'AUTHORIZE', amount, key })],
  };
  await insertPayment(tx, payable, payment);
  const known = { ...payable, payments: [...payable.payments, payment] };
  return { payable: await take(ctx, tx, owner, known, payment.id, steps), paymentId: payment.id };
}

/**
 * Records what became of a payment of a locked payable that was made elsewhere. Of payments that a provider of the site
 * moves, only the provider can say anything new.
 */
export async function recordStatus<P extends Payable>(
  ctx: Context,
  tx: Tx,
  owner: PayableOwner<P>,
  payable: P,
  { paymentId, status }: { paymentId: string; status: PaymentStatus },
): Promise<P | Refusal> {
  const payment = payable.payments.find(({ id }) => id === paymentId);
  if (!payment) return refuse('PAYMENT_NOT_FOUND', { paymentId });
  const now = statusOf(payment);
  if (now === status) return payable;
  const steps = payment.accountId === null ? following[now]?.[status] : undefined;
  return steps
    ? take(ctx, tx, owner, payable, paymentId, steps)
    : refuse('STATUS_NOT_ALLOWED', { paymentId, from: now, to: status });
}

async function take<P extends Payable>(
  ctx: Context,
  tx: Tx,
  owner: PayableOwner<P>,
  payable: P,
  paymentId: string,
  steps: readonly Step[],
): Promise<P> {
  let known = payable;
  for (const step of steps) {
    const payment = known.payments.find(({ id }) => id === paymentId);
    if (!payment) throw new Error(`the payment ${paymentId} is gone`);
    if ('adds' in step) {
      known = await recordMovement(ctx, tx, owner, known, { payment, type: step.adds });
      continue;
    }
    const { id: transactionId, key } = authorizationOf(payment);
    const outcome = outcomeOf(step.as, key);
    known = (await settle(ctx, tx, owner, { payableId: known.id, known, transactionId }, outcome)).payable;
  }
  return known;
}

function outcomeOf(as: Extract<Step, { settles: string }>['as'], key: string): Outcome {
  const reference = `recorded-${key}`;
  if (as === 'CANCELED' || as === 'DECLINED')
    return { status: 'FAILED', reference, failureCode: as, failure: 'The payment was not made.' };
  return { status: as, reference };
}

type NewMovement = {
  payment: Payment;
  type: 'CAPTURE' | 'VOID' | 'REFUND';
  /** In minor units; everything that can be moved where absent. */
  amount?: number;
  details?: TransactionDetails;
  /** Whether it has been carried out; otherwise it is under way until somebody says so. */
  isDone?: boolean;
};

/** Records a movement of money that happens elsewhere. */
export async function recordMovement<P extends Payable>(
  ctx: Context,
  tx: Tx,
  owner: PayableOwner<P>,
  payable: P,
  { payment, type, amount, details = {}, isDone = true }: NewMovement,
): Promise<P> {
  const moved = amount ?? (type === 'REFUND' ? refundableOf(payment) : heldOf(payment));
  const attempt = payment.transactions.filter((each) => each.type === type).length + 1;
  const key = `${payment.id}:${type.toLowerCase()}:${attempt}`;
  const transaction: PaymentTransaction = newTransaction(ctx, {
    type,
    amount: moved,
    key,
    details: { ...details, outside: true },
  });
  await insertTransaction(tx, payment.id, transaction, ctx.now());
  const outcome: Outcome = { status: isDone ? 'SUCCEEDED' : 'PROCESSING', reference: `recorded-${key}` };
  const { payable: after } = await settle(
    ctx,
    tx,
    owner,
    { payableId: payable.id, known: payable, transactionId: transaction.id },
    outcome,
  );
  return after;
}
