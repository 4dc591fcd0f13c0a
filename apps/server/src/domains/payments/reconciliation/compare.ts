/** A payment as the ledger has it, and as its provider says. */
import { sum } from '@stoa/money';
import {
  authorizationOf,
  capturedOf,
  chargedBackOf,
  heldOf,
  type Payment,
  refundableOf,
  reversedOf,
} from '../payment.ts';
import { isSettled } from '../payment-machine.ts';
import type { Notification, Statement } from '../provider.ts';

export type DifferenceKind = 'RECEIVED' | 'RETURNED' | 'CHARGED_BACK';
/** Amounts are in minor units of the payment's currency. */
export type Difference = { kind: DifferenceKind; ours: number; theirs: number };

/** News of held money that was captured or let go at the provider; null where there is none. */
export function newsOfHeld(payment: Payment, { received, receivedAs, isReleased }: Statement): Notification | null {
  const held = heldOf(payment);
  const { key: authorizationKey, reference } = authorizationOf(payment);
  if (held === 0 || (received === 0 && !isReleased)) return null;
  const type = received > 0 ? 'CAPTURE' : 'VOID';
  const amount = received > 0 ? Math.min(received, held) : held;
  return {
    key: `${payment.id}:${type.toLowerCase()}:there`,
    outcome: { status: 'SUCCEEDED', reference: receivedAs ?? reference ?? '' },
    begunThere: { type, amount, authorizationKey },
  };
}

/**
 * News of refunds and chargebacks that the ledger does not have, or not the end of. What would be more than the payment
 * allows is left out: it is a difference, for a person to look at.
 */
export function newsOfMovements(payment: Payment, { movements }: Statement): Notification[] {
  let left = refundableOf(payment);
  return movements.filter(({ key, outcome, begunThere }) => {
    const known = payment.transactions.find((each) => each.key === key);
    if (known) return !isSettled(known.status);
    if (!begunThere || begunThere.amount <= 0 || outcome?.status === 'FAILED') return false;
    if (begunThere.type === 'CHARGEBACK_REVERSAL') return true;
    if (begunThere.amount > left) return false;
    left -= begunThere.amount;
    return true;
  });
}

/** Where the sums of both differ. Refunds that the merchant made in another way are not the provider's. */
export function differencesOf(payment: Payment, { received, returned, chargedBack }: Statement): Difference[] {
  const refunds = payment.transactions.filter(
    ({ type, status, details }) => type === 'REFUND' && status === 'SUCCEEDED' && !details.outside,
  );
  const all: Difference[] = [
    { kind: 'RECEIVED', ours: capturedOf(payment), theirs: received },
    { kind: 'RETURNED', ours: sum(refunds.map(({ amount }) => amount)), theirs: returned },
  ];
  if (chargedBack !== null)
    all.push({ kind: 'CHARGED_BACK', ours: chargedBackOf(payment) - reversedOf(payment), theirs: chargedBack });
  return all.filter(({ ours, theirs }) => ours !== theirs);
}
