/** A movement of an order's money, or an attempt at one. Entries move forward; they are never rewritten or removed. */
export type LedgerEntry = {
  id: string;
  /** In minor units of the order's currency. */
  amount: number;
  status: LedgerStatus;
  /** Who moves the money. */
  provider: string;
  method: string;
  /** Names the attempt to the provider, so that repeating it never charges twice. */
  idempotencyKey: string;
  /** The provider's name for it, once there is one. */
  reference: string | null;
  /** Why it came to nothing, for the buyer to read. */
  failure: string | null;
  createdDate: string;
};

export type LedgerStatus =
  | 'APPROVED'
  | 'PENDING'
  | 'PENDING_MERCHANT'
  | 'CANCELED'
  | 'DECLINED'
  | 'REFUNDED'
  | 'PARTIALLY_REFUNDED'
  | 'AUTHORIZED'
  | 'VOIDED';

/** What moved money in, even if some of it went back later. */
const PAID: readonly LedgerStatus[] = ['APPROVED', 'REFUNDED', 'PARTIALLY_REFUNDED'];

type Movement = Pick<LedgerEntry, 'amount' | 'status'>;

export const isPaid = ({ status }: Movement): boolean => PAID.includes(status);

export const amountOf = (ledger: readonly Movement[], counts: (entry: Movement) => boolean): number =>
  ledger.filter(counts).reduce((total, { amount }) => total + amount, 0);
