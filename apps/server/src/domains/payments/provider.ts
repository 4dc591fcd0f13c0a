import type { Services } from '../../context.ts';
import type { Scope } from '../../platform/db/index.ts';
import type { CaptureTime, Outcome, TransactionType } from './payment.ts';

/** A card, as the authorisation that it was given for: by our key and by the provider's reference. */
export type CardOf = { key: string; reference: string };

/** A payment requested from a provider. */
export type Charge = {
  /** Charges with the same key are the same charge: repeating one gives the same answer and takes no more money. */
  key: string;
  paymentId: string;
  /** In minor units; 0 where the card is only to be saved. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  capture: CaptureTime;
  /** From the provider's own form, if it has one. Card numbers never reach this server. */
  token: string;
  /** An earlier authorisation whose card is charged again, in place of the token. */
  saved?: CardOf;
  /** Whether the buyer is there to answer their bank. */
  isBuyerThere: boolean;
  /** Whether the card is to be charged again later, without its buyer. */
  isToSave: boolean;
  /** Whether the buyer's bank is to ask for proof (3-D Secure), even where it would not. */
  isVerified: boolean;
  /** What the provider's page and the buyer's statement call the purchase. */
  description: string;
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
  /** The provider's reference of the money that was captured; null where none is. */
  captureReference: string | null;
};

/** A transaction whose outcome the server does not know. */
export type LookUp = {
  key: string;
  type: TransactionType;
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
  /** The provider's name for it, as far as it is known. */
  reference: string | null;
  /** The payment's authorisation, by our key and by the provider's reference. */
  authorization: { key: string; reference: string | null };
  captureReference: string | null;
  /** The earlier authorisation whose card was charged again, if it was one. */
  saved?: { key: string; reference: string };
  /** Whether to withdraw a question that the buyer has not answered. */
  giveUp: boolean;
};

/** A payment whose state at the provider is asked for, to compare it with ours. */
export type StatementOf = {
  paymentId: string;
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
  capture: CaptureTime;
  /** The payment's authorisation, by our key and by the provider's reference. */
  authorization: { key: string; reference: string };
  /** Whether the buyer agreed, as far as we know. */
  isAuthorized: boolean;
};

/** What a provider knows of one payment. Amounts are in minor units. */
export type Statement = {
  /** Money taken from the buyer, whatever became of it since. */
  received: number;
  /** The provider's name for that money; null where there is none. */
  receivedAs: string | null;
  /** Money refunded. */
  returned: number;
  /** Money that banks took back and still have; null where the provider does not tell. */
  chargedBack: number | null;
  /** Whether money that was held has been let go. */
  isReleased: boolean;
  /** Refunds and chargebacks, whoever began them. */
  movements: Notification[];
};

/** A notification as it arrived. */
export type RawNotification = { headers: Record<string, string | string[] | undefined>; body: string };

/**
 * News of one transaction: a known one, which is looked up where no outcome is told, or one that the provider or a bank
 * began.
 */
export type Notification = { key: string } & (
  | { outcome?: Outcome; begunThere?: undefined }
  | {
      outcome: Outcome;
      begunThere: { type: Exclude<TransactionType, 'AUTHORIZE'>; amount: number; authorizationKey: string };
    }
);

/** What providers work with: the site's books for the sandbox, other servers for the rest. */
export type ProviderContext = Scope & Pick<Services, 'callOutside' | 'paymentServers' | 'now'>;

/** The site's account with a provider, with its secret decrypted. */
export type ProviderAccount = { id: string; secret: string };

/** How buyers pay: with a token of a form on the checkout page, or on a page of the provider. */
export type BeginsWith = 'TOKEN' | 'PAGE';

export type Capabilities = {
  /** Whether money can be authorised and captured later. */
  capturesLater: boolean;
  capturesParts: boolean;
  refunds: boolean;
  /** Whether a card can be charged again without its buyer. */
  savesCards: boolean;
};

/**
 * A mover of money, for one account of a site. Called outside any transaction; each call must be safe to repeat after a
 * crash, and gives a known key the same answer as before.
 */
export type PaymentProvider = {
  id: string;
  accountId: string | null;
  beginsWith: BeginsWith;
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
  /** Has it forget a card that its owner removed; absent where it keeps none. */
  forgetCard?(card: CardOf): Promise<void>;
  /** What the provider knows of a payment; absent where there is nobody to ask. */
  statement?(payment: StatementOf): Promise<Statement>;
  /** Reads a notification; null where its signature is not the provider's. May ask the provider what is true by now. */
  readNotification(raw: RawNotification): Promise<Notification[] | null>;
};
