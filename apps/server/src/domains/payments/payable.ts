import type { Tx } from '../../platform/db/index.ts';
import type { Payment, PaymentTransaction } from './payment.ts';

export type PayableKind = 'ORDER' | 'PAYMENT_REQUEST' | 'RENEWAL';

/** Something that money is owed for. Payments know nothing else about it. */
export type Payable = {
  kind: PayableKind;
  id: string;
  /** In minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** All attempts to pay it, oldest first. */
  payments: Payment[];
};

/** A settlement: the transaction with its outcome, and its payment. */
export type Settlement = { payment: Payment; transaction: PaymentTransaction };

/** The domain that owns payables of a kind. It is above payments, which call it when money has moved. */
export type PayableOwnerFor<C, P extends Payable = Payable> = {
  kind: PayableKind;
  /**
   * Locks a payable until the end of the transaction and reads it with its payments; null where there is none. `known`
   * is the payable as an earlier transaction of the same work read it: its permanent data need not be looked up again.
   */
  lock(ctx: C, tx: Tx, id: string, known?: P): Promise<P | null>;
  /**
   * Applies the consequences of a settled transaction, which `payable` already includes. Returns the resulting payable.
   */
  onSettled(ctx: C, tx: Tx, payable: P, settlement: Settlement): Promise<P>;
};
