/** What providers are: plain data and a function. This file imports nothing of the server, so that its context can have them. */
import type { Totals } from '@stoa/pricing';

/** Somebody who answers a question about purchases. */
export type Provider = {
  /** A GUID: the app it belongs to. */
  id: string;
  name: string;
};

/** The question with a signal that aborts when nobody waits for the answer any more. */
export type Asked<Question> = Question & { signal: AbortSignal };

/** What providers are told of a purchase. Amounts are in minor units of `currency`. */
export type AskedPurchase = {
  /** ISO 4217. */
  currency: string;
  lines: readonly AskedLine[];
  destination: AskedPlace | null;
  billing: AskedPlace | null;
  buyer: { email: string | null; memberId: string | null };
  /** Of all lines, before discounts. */
  subtotal: number;
  couponCode: string | null;
};

export type AskedPlace = {
  country?: string | null;
  subdivision?: string | null;
  city?: string | null;
  postalCode?: string | null;
  geocode?: { latitude?: number | null; longitude?: number | null };
};

export type AskedLine = {
  id: string;
  name: string;
  quantity: number;
  /** Null: an item outside of catalogues. */
  item: AskedItem | null;
  isShippable: boolean;
  /** Of one unit, in the site's weight unit; null where nobody entered it. */
  weight: number | null;
  sku: string | null;
  /** Of one unit, before discounts. */
  unitPrice: number;
  /** Of the whole line, after all discounts. */
  price: number;
};

/** An item of a catalogue, with what its buyer chose. */
export type AskedItem = { appId: string; id: string; options?: Record<string, unknown> | null };

export type ProvidedFee = {
  /** What the provider calls it. */
  code?: string | null;
  /** For buyers to read. */
  name: string;
  /** For the whole purchase, in minor units, as prices are entered. */
  price: number;
  taxable: boolean;
};
export type FeeAnswer = { currency: string; fees: readonly ProvidedFee[] };

/** Somebody who charges fees on purchases. Fees in another currency than the one asked for do not count. */
export type FeeProviderFor<C> = Provider & { fees(ctx: C, asked: Asked<AskedPurchase>): Promise<FeeAnswer> };

/** Somebody who knows whether conditions of automatic discounts hold, which have the app of their provider and an id. */
export type TriggerProviderFor<C> = Provider & {
  /** Those of the asked conditions that hold. */
  holding(ctx: C, asked: Asked<AskedPurchase & { triggerIds: readonly string[] }>): Promise<readonly string[]>;
  /** The conditions that discounts can have. */
  offered?(ctx: C, asked: { signal: AbortSignal }): Promise<readonly { id: string; name: string }[]>;
};

/** A purchase with everything that counts. */
export type FinishedPurchase = AskedPurchase & { deliveryCode: string | null; totals: Totals };

/** What somebody has against a purchase: an ERROR keeps it from being ordered, a WARNING does not. */
export type ProvidedViolation = {
  severity: 'WARNING' | 'ERROR';
  /** The line it is about; null: the whole purchase. */
  lineId: string | null;
  /** Plain text for buyers to read. */
  description: string;
};
export type ValidationSource = 'CART' | 'CHECKOUT';
export type ValidationQuestion = FinishedPurchase & { source: ValidationSource };

/** Somebody who checks purchases: at checkout, and carts only where they say so. */
export type ValidationProviderFor<C> = Provider & {
  validateInCart: boolean;
  violations(ctx: C, asked: Asked<ValidationQuestion>): Promise<readonly ProvidedViolation[]>;
};

export type PaymentSettings = {
  /** Whether the buyer's bank is to ask for proof (3-D Secure), even where it would not. */
  requires3dSecure: boolean;
};

/** Somebody who decides how purchases are paid. */
export type PaymentSettingsProviderFor<C> = Provider & {
  /** What counts where they fail. */
  fallback: PaymentSettings;
  settings(ctx: C, asked: Asked<FinishedPurchase>): Promise<PaymentSettings>;
};

/** What a member has bought or was given, and can pay for some lines with. */
export type ProvidedMembership = {
  id: string;
  /** For buyers to read. */
  name: string;
  /** The lines that it can pay for. */
  lineIds: readonly string[];
  /** Null: without a limit. */
  credits: { total: number; remaining: number } | null;
  /** ISO 8601; null: it does not end. */
  expirationDate: string | null;
};
export type MembershipAnswer = {
  eligible: readonly ProvidedMembership[];
  invalid: readonly { membership: ProvidedMembership; reason: string }[];
};

/** Somebody who keeps memberships. Each call must be safe to repeat: a charge with a known key is the same charge. */
export type MembershipProviderFor<C> = Provider & {
  eligible(ctx: C, asked: Asked<{ memberId: string; lines: readonly AskedLine[] }>): Promise<MembershipAnswer>;
  /** Pays for a line, or throws. */
  charge(
    ctx: C,
    asked: Asked<{ memberId: string; membershipId: string; key: string; line: AskedLine }>,
  ): Promise<{ transactionId: string }>;
  /** Takes a charge back, or throws. */
  void(ctx: C, asked: Asked<{ transactionId: string }>): Promise<void>;
};

/** A gift card of somebody who issues some. */
export type ProvidedGiftCard = {
  status: 'VALID' | 'EXPIRED' | 'DISABLED';
  /** In minor units of `currency`. */
  balance: number;
  /** ISO 4217. */
  currency: string;
  /** What its issuer calls it. */
  externalId: string | null;
};

/** Why a gift card does not pay. */
export type RedeemProblem =
  | 'ALREADY_REDEEMED'
  | 'CURRENCY_NOT_SUPPORTED'
  | 'GIFT_CARD_DISABLED'
  | 'GIFT_CARD_EXPIRED'
  | 'GIFT_CARD_NOT_FOUND'
  | 'INSUFFICIENT_FUNDS';
/** Why what a gift card paid is not returned. */
export type VoidProblem = 'ALREADY_VOIDED' | 'GIFT_CARD_DISABLED' | 'GIFT_CARD_EXPIRED' | 'TRANSACTION_NOT_FOUND';

export type RedeemQuestion = {
  code: string;
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
  /** Null: nothing is known of what it pays for, so that a repeated call takes the amount again. */
  orderId: string | null;
};
/** `transactionId` is null where the card has paid for the order, and its issuer does not say by which transaction. */
export type Redeemed = { transactionId: string | null } | { problem: RedeemProblem };

/** Somebody who issues gift cards: the shop itself is the first. */
export type GiftCardProviderFor<C> = Provider & {
  /** Null: none of its cards has the code. */
  balance(ctx: C, asked: Asked<{ code: string }>): Promise<ProvidedGiftCard | null>;
  /**
   * Takes an amount off a card, or says why not. As long as it is not returned, a card pays for an order once: a repeated
   * call is the same redemption, or a problem that takes nothing.
   */
  redeem(ctx: C, asked: Asked<RedeemQuestion>): Promise<Redeemed>;
  /** Returns what a redemption took; null once it has, or why not. */
  void(ctx: C, asked: Asked<{ transactionId: string }>): Promise<VoidProblem | null>;
};
