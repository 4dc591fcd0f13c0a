import type { Static } from '@stoa/contract';
import type { MendedMovement, PaymentDifference } from '@stoa/contract/stoa/payment-reconciliation';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';

const texts = words.payments;

export const RECONCILIATION = ['orders', 'reconciliation'] as const;
export type DifferenceView = Static<typeof PaymentDifference>;
export type MendedView = Static<typeof MendedMovement>;

export const reconciliationQuery = queryOptions({
  queryKey: RECONCILIATION,
  queryFn: () => api.paymentReconciliation.getReconciliation({}),
});

/** What differs, as a heading. */
export const differenceTitles: Record<NonNullable<DifferenceView['kind']>, string> = {
  RECEIVED: texts.differences.kinds.RECEIVED,
  RETURNED: texts.differences.kinds.RETURNED,
  CHARGED_BACK: texts.differences.kinds.CHARGED_BACK,
};

/** What to do about a difference, depending on who counts more. */
export function adviceOf({ kind, ours = '0', theirs = '0' }: DifferenceView, provider: string): string {
  const { advice } = texts.differences;
  const isMoreThere = Number(theirs) > Number(ours);
  switch (kind) {
    case 'RECEIVED':
      return isMoreThere ? advice.receivedThere(provider) : advice.receivedHere(provider);
    case 'RETURNED':
      return isMoreThere ? advice.returnedThere(provider) : advice.returnedHere(provider);
    default:
      return advice.chargedBack(provider);
  }
}

export const mendedTitles: Record<NonNullable<MendedView['kind']>, string> = {
  CAPTURE: texts.differences.mended.CAPTURE,
  VOID: texts.differences.mended.VOID,
  REFUND: texts.kinds.REFUND,
  CHARGEBACK: texts.kinds.CHARGEBACK,
  CHARGEBACK_REVERSAL: texts.kinds.CHARGEBACK_REVERSAL,
};
