import type { CaptureTime, Outcome, TransactionType } from './payment.ts';

/** A payment requested from a provider. */
export type Charge = {
  /** Charges with the same key are the same charge: repeating one gives the same answer and takes no more money. */
  key: string;
  paymentId: string;
  /** In minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  capture: CaptureTime;
  /** From the provider's own form. Card numbers never reach this server. */
  token: string;
  /** The page of the site where the buyer pays, without a slash at the end. */
  returnUrl: string;
};

/** A capture, void or refund of an authorised payment. */
export type ProviderMovement = {
  key: string;
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
  /** The authorisation, by our key and by the provider's reference. */
  authorization: { key: string; reference: string };
};

/** A transaction whose outcome the server does not know. */
export type LookUp = {
  key: string;
  type: TransactionType;
  /** In minor units. */
  amount: number;
  /** Whether to withdraw a question that the buyer has not answered. */
  giveUp: boolean;
};

/** A notification as it arrived. */
export type RawNotification = { headers: Record<string, string | string[] | undefined>; body: string };

/** News of one transaction. `begunThere` means that the provider or a bank began it. */
export type Notification = {
  key: string;
  outcome: Outcome;
  begunThere?: { type: Exclude<TransactionType, 'AUTHORIZE'>; amount: number; authorizationKey: string };
};

/** The site's account with a provider, with its secret decrypted. */
export type ProviderAccount = { id: string; secret: string };

export type Capabilities = {
  /** Whether money can be authorised and captured later. */
  capturesLater: boolean;
  capturesParts: boolean;
  refunds: boolean;
};

/**
 * A mover of money, for one account of a site. Called outside any transaction; each call must be safe to repeat after a
 * crash, and gives a known key the same answer as before.
 */
export type PaymentProvider = {
  id: string;
  accountId: string | null;
  capabilities: Capabilities;
  begin(charge: Charge): Promise<Outcome>;
  capture(movement: ProviderMovement): Promise<Outcome>;
  void(movement: ProviderMovement): Promise<Outcome>;
  refund(movement: ProviderMovement): Promise<Outcome>;
  /**
   * The outcome of a transaction. One that never arrived fails for good, and so does, with `giveUp`, one that waits for
   * the buyer: afterwards nothing is moved under this key.
   */
  lookUp(lookUp: LookUp): Promise<Outcome>;
  /** Reads a notification; null where its signature is not the provider's. */
  readNotification(raw: RawNotification): Notification[] | null;
};
