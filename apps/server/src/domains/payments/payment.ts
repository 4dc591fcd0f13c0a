/** One attempt to pay something. Its result is the sum of its transactions. */
export type Payment = {
  id: string;
  /** The id of the provider that moves the money. */
  provider: string;
  /** The site's account there; null where the provider needs none. */
  accountId: string | null;
  method: string;
  /** The amount to pay, in minor units; 0 where a card is only saved. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Whether the money is taken as soon as the buyer agrees, or held until it is captured. */
  capture: CaptureTime;
  createdDate: string;
  /** What is known of it beside its money. */
  details: PaymentDetails;
  /** In the order in which they were written. */
  transactions: PaymentTransaction[];
};

/** How a payment was made and what is planned with it. None of it moves money. */
export type PaymentDetails = {
  card?: Card;
  /** What the merchant calls the way to pay. */
  methodName?: { predefined?: 'CASH' | 'BANK_TRANSFER' | 'CHECK'; custom?: string | null };
  /** What buyers and staff read, where a program said so. */
  namesOfMethod?: { buyerLanguageName?: string | null; siteLanguageName?: string | null };
  /** What other systems call a payment that was made there. */
  elsewhere?: {
    paymentOrderId?: string | null;
    gatewayTransactionId?: string | null;
    providerTransactionId?: string | null;
    paymentMethod?: string | null;
  };
  giftCard?: { giftCardPaymentId: string; appId?: string; obfuscatedCode?: string | null };
  membership?: {
    membershipId: string;
    lineItemId: string;
    name: { original: string; translated?: string | null };
    providerAppId: string;
    externalTransactionId?: string | null;
    futureMembership?: { lineItemId: string; benefitId: string };
  };
  refundDisabled?: boolean;
  /** Whether the card may be charged again for the same payable. */
  savedPaymentMethod?: boolean;
  /** The member who lets the card be kept once it has paid. */
  keepFor?: string;
  /** The card of the member that was kept, or charged. */
  savedCardId?: string;
  /** The earlier authorisation whose card it charged again. */
  chargedAgain?: { key: string; reference: string };
  /** Payments of one charge have the same. */
  chargeId?: string | null;
  /** What happens to money that is held, if nobody decides before. */
  scheduled?: { actionType: 'CAPTURE' | 'VOID'; executionDate: string };
};

/** What is known of a card, as its provider or whoever recorded the payment says; never its number. */
export type Card = {
  lastFourDigits?: string | null;
  /** As people write it: `Visa`. */
  brand?: string | null;
  /** From 1. */
  expirationMonth?: number | null;
  expirationYear?: number | null;
};

export type CaptureTime = 'AT_ONCE' | 'LATER';

/** A movement of money requested from a provider. Never changed: its status is that of its outcomes. */
export type PaymentTransaction = {
  id: string;
  type: TransactionType;
  /** In minor units of the payment's currency. */
  amount: number;
  /** Names the transaction to the provider, so that asking again moves nothing again. */
  key: string;
  status: TransactionStatus;
  /** The provider's name for it, once there is one. */
  reference: string | null;
  /** The page where the buyer answers their bank; null where nothing is asked. */
  actionUrl: string | null;
  failureCode: FailureCode | null;
  /** The reason of its failure, for the buyer to read. */
  failure: string | null;
  createdDate: string;
  /** When its last outcome was heard; null before the first. */
  heardDate: string | null;
  details: TransactionDetails;
};

export type TransactionDetails = {
  /** The refund that it is part of. */
  refundId?: string;
  /** Whether the merchant moves the money in another way, so that it is only recorded. */
  outside?: boolean;
  /** Why money was captured or released, if not because the merchant said so. */
  because?: 'SCHEDULED' | 'OTHER_PAYMENT_FAILURE';
  /** Whether nobody told of it: comparing the payment with its provider has found it. */
  isMended?: true;
  /** The chargeback that is reversed. */
  chargebackId?: string;
  /** What other systems call a movement that was made there. */
  gatewayRefundId?: string | null;
  providerRefundId?: string | null;
};

export type TransactionType = 'AUTHORIZE' | 'CAPTURE' | 'VOID' | 'REFUND' | 'CHARGEBACK' | 'CHARGEBACK_REVERSAL';

/**
 * The life of a transaction. PENDING: written, and the provider has said nothing yet. ACTION_REQUIRED: the bank asks the
 * buyer. MERCHANT_REQUIRED: the merchant has to do something elsewhere. PROCESSING: the provider accepted it and takes its
 * time. SUCCEEDED and FAILED: settled for good.
 */
export type TransactionStatus =
  | 'PENDING'
  | 'ACTION_REQUIRED'
  | 'MERCHANT_REQUIRED'
  | 'PROCESSING'
  | 'SUCCEEDED'
  | 'FAILED';

/** Reasons for a failed transaction. REFUSED: the provider did not carry out the merchant's request. */
export type FailureCode = 'DECLINED' | 'INSUFFICIENT_FUNDS' | 'NOT_CONFIRMED' | 'EXPIRED' | 'CANCELED' | 'REFUSED';

/** A provider's statement about a transaction. With a charge, it tells of the card, where it knows one. */
export type Outcome = { card?: Card } & (
  | { status: 'SUCCEEDED' | 'PROCESSING' | 'MERCHANT_REQUIRED'; reference: string }
  | { status: 'ACTION_REQUIRED'; reference: string; actionUrl: string }
  | { status: 'FAILED'; reference: string | null; failureCode: FailureCode; failure: string }
);

type Transactions = Pick<Payment, 'transactions'>;

/** The transaction that asks the buyer for the money. Every payment begins with it. */
export function authorizationOf({ transactions }: Transactions): PaymentTransaction {
  const authorization = transactions.find(({ type }) => type === 'AUTHORIZE');
  if (!authorization) throw new Error('a payment begins with its authorisation');
  return authorization;
}

/** The latest transaction of a type; undefined where there is none. */
export const lastOf = ({ transactions }: Transactions, type: TransactionType): PaymentTransaction | undefined =>
  transactions.findLast((each) => each.type === type);

/** Money received, before refunds. */
export const capturedOf = (payment: Transactions): number => sum(payment, 'CAPTURE', ['SUCCEEDED']);

/** Money refunded. */
export const refundedOf = (payment: Transactions): number => sum(payment, 'REFUND', ['SUCCEEDED']);

/** Money whose refund is under way. */
export const refundingOf = (payment: Transactions): number => sum(payment, 'REFUND', OPEN);

/** Money that the buyer's bank holds for the merchant. A capture releases the rest. */
export function heldOf(payment: Transactions): number {
  const isOver = [lastOf(payment, 'CAPTURE'), lastOf(payment, 'VOID')].some((each) => each?.status === 'SUCCEEDED');
  return isOver ? 0 : sum(payment, 'AUTHORIZE', ['SUCCEEDED']);
}

/** Money that the buyer was asked for and may still pay. */
export const pendingOf = (payment: Transactions): number => sum(payment, 'AUTHORIZE', OPEN);

/** Whether nobody knows yet if the buyer pays, or lets a card be charged later. */
export const isPending = (payment: Transactions): boolean => OPEN.includes(authorizationOf(payment).status);

/** Whether it takes no money: it asks for a card that is charged later. */
export const isForCard = (payment: Transactions): boolean => authorizationOf(payment).amount === 0;

/** Money that a bank took back for its customer. */
export const chargedBackOf = (payment: Transactions): number => sum(payment, 'CHARGEBACK', ['SUCCEEDED']);

/** What banks returned of what they had taken back. */
export const reversedOf = (payment: Transactions): number => sum(payment, 'CHARGEBACK_REVERSAL', ['SUCCEEDED']);

/** The amount that can still be refunded: neither refunds under way nor chargebacks count twice. */
export const refundableOf = (payment: Transactions): number =>
  Math.max(
    0,
    capturedOf(payment) - refundedOf(payment) - refundingOf(payment) - chargedBackOf(payment) + reversedOf(payment),
  );

/**
 * The part of an amount that can still be requested, given its payments: received, held or pending money is excluded.
 */
export const collectableOf = (amount: number, payments: readonly Transactions[]): number =>
  Math.max(0, amount - total(payments, (each) => capturedOf(each) + heldOf(each) + pendingOf(each)));

/** Adds up one amount of several payments. */
export const total = <P>(payments: readonly P[], amountOf: (payment: P) => number): number =>
  payments.reduce((amount, payment) => amount + amountOf(payment), 0);

const OPEN: readonly TransactionStatus[] = ['PENDING', 'ACTION_REQUIRED', 'MERCHANT_REQUIRED', 'PROCESSING'];

const sum = ({ transactions }: Transactions, type: TransactionType, statuses: readonly TransactionStatus[]): number =>
  transactions
    .filter((each) => each.type === type && statuses.includes(each.status))
    .reduce((amount, each) => amount + each.amount, 0);
