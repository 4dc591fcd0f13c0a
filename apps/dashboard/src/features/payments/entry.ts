import type { Static } from '@stoa/contract';
import type { LedgerEntry } from '@stoa/contract/stoa/payment-ledger';
import { words } from '../../app/words.ts';

const texts = words.payments;

export type LedgerView = Static<typeof LedgerEntry>;

/** The providers of payments, as staff know them. */
export const providerNames = {
  offline: texts.providers.offline,
  stripe: 'Stripe',
  payPal: 'PayPal',
  sandbox: texts.providers.sandbox,
} as const;

const kindNames: Record<NonNullable<LedgerView['kind']>, string> = {
  PAYMENT: texts.kinds.PAYMENT,
  AUTHORIZATION: texts.kinds.AUTHORIZATION,
  RELEASE: texts.kinds.RELEASE,
  REFUND: texts.kinds.REFUND,
  CHARGEBACK: texts.kinds.CHARGEBACK,
  CHARGEBACK_REVERSAL: texts.kinds.CHARGEBACK_REVERSAL,
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
  PENDING: { text: texts.statuses.PENDING, color: 'blue' },
  FAILED: { text: texts.statuses.FAILED, color: 'red' },
};
