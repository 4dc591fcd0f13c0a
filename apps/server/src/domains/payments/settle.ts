import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { cancel } from '../../platform/tasks/index.ts';
import type { Payable, PayableKind, PayableOwnerFor, Settlement } from './payable.ts';
import type { Outcome, Payment, PaymentTransaction } from './payment.ts';
import { isSettled, transactionMachine } from './payment-machine.ts';
import { insertOutcome } from './payments.store.ts';
import { keepCard } from './saved-cards/keep-card.ts';

export type PayableOwner<P extends Payable = Payable> = PayableOwnerFor<Context, P>;

/** The domain that settles payables of a kind. */
export function ownerOf({ payables }: Pick<Context, 'payables'>, kind: PayableKind): PayableOwner {
  const owner = payables.find((each) => each.kind === kind);
  if (!owner) throw new Error(`no domain settles payables of the kind ${kind}: list their owner in its domain.ts`);
  return owner;
}

/** A transaction with its payment and payable. */
export type Settled<P extends Payable = Payable> = Settlement & { payable: P };

/** Identifies a transaction; `known` is its payable, if the caller has already read it. */
export type TransactionName<P> = { payableId: string; known?: P; transactionId: string };

/** The task that asks for a transaction's outcome until it is settled. It is named here, where it ends. */
export const resumption = { name: 'resume payment' };

/**
 * Records a provider's outcome of a transaction, and lets the payable's domain apply the consequences once it is
 * settled. Called by everyone who hears of an outcome: the process that asked, a notification, the follow-up after a
 * crash. News that comes twice, late or out of order changes nothing.
 */
export async function settle<P extends Payable>(
  ctx: Context,
  tx: Tx,
  owner: PayableOwner<P>,
  { payableId, known, transactionId }: TransactionName<P>,
  outcome: Outcome,
): Promise<Settled<P>> {
  const payable = await owner.lock(ctx, tx, payableId, known);
  const payment = payable?.payments.find(({ transactions }) => transactions.some(({ id }) => id === transactionId));
  const transaction = payment?.transactions.find(({ id }) => id === transactionId);
  if (!payable || !payment || !transaction) throw new Error(`there is no transaction ${transactionId} to settle`);
  const now = { payable, payment, transaction };
  if (!transactionMachine[transaction.status].includes(outcome.status)) {
    noteContradiction(ctx, transaction, outcome);
    return now;
  }
  const capture = captureWith(ctx, payment, transaction, outcome);
  if (!(await insertOutcome(tx, { paymentId: payment.id, transactionId, outcome, capture }, ctx.now()))) return now;
  const said = withOutcome(ctx, payment, transaction, outcome, capture);
  const told = { ...said, payment: await keepCard(ctx, tx, said.payment, transaction, outcome) };
  const next = { ...payable, payments: payable.payments.map((each) => (each.id === payment.id ? told.payment : each)) };
  if (!isSettled(outcome.status)) return { ...told, payable: next };
  cancel(tx, resumption, transactionId);
  return { ...told, payable: await owner.onSettled(ctx, tx, next, told) };
}

/** An immediate capture comes with the authorisation, but is a transaction of its own. */
function captureWith(
  ctx: Context,
  { capture }: Payment,
  { type, amount, key }: PaymentTransaction,
  { status }: Outcome,
): Pick<PaymentTransaction, 'id' | 'type' | 'amount' | 'key'> | null {
  if (capture !== 'AT_ONCE' || type !== 'AUTHORIZE' || status !== 'SUCCEEDED' || amount === 0) return null;
  return { id: ctx.newId(), type: 'CAPTURE', amount, key: `${key}:capture` };
}

function withOutcome(
  ctx: Context,
  payment: Payment,
  transaction: PaymentTransaction,
  outcome: Outcome,
  capture: ReturnType<typeof captureWith>,
): Settlement {
  const heardDate = ctx.now().toISOString();
  const { card, ...said } = outcome;
  const told: PaymentTransaction = { ...transaction, ...noFailure, ...said, heardDate };
  const transactions = payment.transactions.map((each) => (each.id === transaction.id ? told : each));
  if (capture) transactions.push({ ...told, ...capture, createdDate: heardDate, details: {} });
  const details = card ? { ...payment.details, card } : payment.details;
  return { payment: { ...payment, details, transactions }, transaction: told };
}

const noFailure = { actionUrl: null, failureCode: null, failure: null };

/** A contradicting provider needs a person's attention. */
function noteContradiction({ log }: Context, { id, status }: PaymentTransaction, outcome: Outcome): void {
  if (isSettled(status) && isSettled(outcome.status) && status !== outcome.status)
    log.error({ transactionId: id, status, told: outcome.status }, 'a provider contradicts a settled transaction');
}
