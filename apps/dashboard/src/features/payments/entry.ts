import type { Static } from '@stoa/contract';
import type { LedgerEntry } from '@stoa/contract/stoa/payment-ledger';

export type LedgerView = Static<typeof LedgerEntry>;

/** The providers of payments, as staff know them. */
export const providerNames = {
  offline: 'Outside of this site',
  stripe: 'Stripe',
  payPal: 'PayPal',
  sandbox: 'Test cards',
} as const;

const kindNames: Record<NonNullable<LedgerView['kind']>, string> = {
  PAYMENT: 'Payment',
  AUTHORIZATION: 'Held by the bank',
  RELEASE: 'Released',
  REFUND: 'Refund',
  CHARGEBACK: 'Chargeback',
  CHARGEBACK_REVERSAL: 'Chargeback returned',
};

export const kindOf = ({ kind }: LedgerView): string => (kind && kindNames[kind]) ?? '';

export const providerOf = ({ provider = '' }: Pick<LedgerView, 'provider'>): string =>
  (providerNames as Record<string, string>)[provider] ?? provider;

const GOES_BACK: readonly LedgerView['kind'][] = ['REFUND', 'CHARGEBACK'];

/** A decimal; negative where the money went back. */
export const signedAmount = ({ amount = '0', kind }: LedgerView): string =>
  GOES_BACK.includes(kind) ? `-${amount}` : amount;

/** The label and colour of a status; a completed movement has none. */
export const statuses: Record<string, { text: string; color: string }> = {
  PENDING: { text: 'Pending', color: 'blue' },
  FAILED: { text: 'Failed', color: 'red' },
};
