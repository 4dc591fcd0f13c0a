import { capturedOf, heldOf, lastOf, type Payment, refundableOf, type TransactionStatus } from './payment.ts';

/** The effect of a provider's outcomes. Unlisted ones came late, twice or out of order, and change nothing. */
export const transactionMachine: Record<TransactionStatus, readonly TransactionStatus[]> = {
  PENDING: ['ACTION_REQUIRED', 'MERCHANT_REQUIRED', 'PROCESSING', 'SUCCEEDED', 'FAILED'],
  MERCHANT_REQUIRED: ['PROCESSING', 'SUCCEEDED', 'FAILED'],
  ACTION_REQUIRED: ['PROCESSING', 'SUCCEEDED', 'FAILED'],
  PROCESSING: ['SUCCEEDED', 'FAILED'],
  SUCCEEDED: [],
  FAILED: [],
};

export const isSettled = (status: TransactionStatus): boolean => transactionMachine[status].length === 0;

/** A merchant's request for an authorised payment. */
export type Movement = 'CAPTURE' | 'VOID' | 'REFUND';

type Guard = {
  /** The maximum amount, and the default. */
  most: (payment: Payment) => number;
  /** Whether a part can be moved. */
  inParts: boolean;
  refusal: (payment: Payment) => MovementRefusal | null;
  /** The code for an amount that cannot be moved. */
  invalidAmount: MovementRefusal;
};

export type MovementRefusal =
  | 'INVALID_AMOUNT'
  | 'INVALID_PAYMENT_REFUND_AMOUNT'
  | 'PAYMENT_ALREADY_CAPTURED'
  | 'PAYMENT_ALREADY_VOIDED'
  | 'PAYMENT_HAS_PENDING_CAPTURE'
  | 'PAYMENT_NOT_AUTHORIZED'
  | 'PAYMENT_NOT_REFUNDABLE';

/**
 * The rules of which transactions may follow which: captures and voids of held money, once; refunds of received money.
 */
const movementRules: Record<Movement, Guard> = {
  CAPTURE: { most: heldOf, inParts: true, refusal: refusalOfHeld, invalidAmount: 'INVALID_AMOUNT' },
  VOID: { most: heldOf, inParts: false, refusal: refusalOfHeld, invalidAmount: 'INVALID_AMOUNT' },
  REFUND: {
    most: refundableOf,
    inParts: true,
    refusal: (payment) => (refundableOf(payment) > 0 ? null : 'PAYMENT_NOT_REFUNDABLE'),
    invalidAmount: 'INVALID_PAYMENT_REFUND_AMOUNT',
  },
};

function refusalOfHeld(payment: Payment): MovementRefusal | null {
  const [capture, voided] = [lastOf(payment, 'CAPTURE'), lastOf(payment, 'VOID')];
  if (capturedOf(payment) > 0) return 'PAYMENT_ALREADY_CAPTURED';
  if (voided && voided.status !== 'FAILED') return 'PAYMENT_ALREADY_VOIDED';
  if (capture && !isSettled(capture.status)) return 'PAYMENT_HAS_PENDING_CAPTURE';
  return heldOf(payment) > 0 ? null : 'PAYMENT_NOT_AUTHORIZED';
}

/** The amount to move in minor units, or the code of the refusal. Without `amount`, the maximum. */
export function amountToMove(payment: Payment, type: Movement, amount?: number): number | MovementRefusal {
  const { most, inParts, refusal, invalidAmount } = movementRules[type];
  const refused = refusal(payment);
  if (refused) return refused;
  const whole = most(payment);
  if (amount === undefined || amount === whole) return whole;
  return inParts && Number.isSafeInteger(amount) && amount > 0 && amount < whole ? amount : invalidAmount;
}
