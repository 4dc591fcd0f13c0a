import type { PaymentOutcome } from '../orders/index.ts';

export type Charge = {
  /** Charges with the same key are the same charge: repeated, it answers as before and takes nothing more. */
  idempotencyKey: string;
  /** In minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** From the provider's own form. Card numbers never come here. */
  token: string;
};

/** Somebody who moves money. Called outside of any transaction; must be safe to call again after a crash. */
export type PaymentProvider = {
  id: string;
  charge(charge: Charge): Promise<PaymentOutcome>;
  /** The buyer's answer to what the provider asked them. */
  answer(idempotencyKey: string, approved: boolean): Promise<PaymentOutcome>;
  /**
   * What became of a charge. One that never arrived, and with `giveUp` one that still waits for the buyer, is declined
   * for good: afterwards nothing is taken under this key.
   */
  conclude(idempotencyKey: string, options: { giveUp: boolean }): Promise<PaymentOutcome>;
};
