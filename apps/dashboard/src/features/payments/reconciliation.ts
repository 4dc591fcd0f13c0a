import type { Static } from '@stoa/contract';
import type { MendedMovement, PaymentDifference } from '@stoa/contract/stoa/payment-reconciliation';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

export const RECONCILIATION = ['orders', 'reconciliation'] as const;
export type DifferenceView = Static<typeof PaymentDifference>;
export type MendedView = Static<typeof MendedMovement>;

export const reconciliationQuery = queryOptions({
  queryKey: RECONCILIATION,
  queryFn: () => api.paymentReconciliation.getReconciliation({}),
});

/** What differs, as a heading. */
export const differenceTitles: Record<NonNullable<DifferenceView['kind']>, string> = {
  RECEIVED: 'Money received',
  RETURNED: 'Money refunded',
  CHARGED_BACK: 'Money charged back',
};

/** What to do about a difference, depending on who counts more. */
export function adviceOf({ kind, ours = '0', theirs = '0' }: DifferenceView, provider: string): string {
  const isMoreThere = Number(theirs) > Number(ours);
  switch (kind) {
    case 'RECEIVED':
      return isMoreThere
        ? `The money arrived at ${provider} after this site had given up on the payment. Fulfill the order, or refund the money at ${provider}.`
        : `This site counts money that ${provider} doesn’t have. Check the payment at ${provider} before you send anything.`;
    case 'RETURNED':
      return isMoreThere
        ? `More was refunded at ${provider} than this site knows of. Check the refunds of the payment there.`
        : `A refund didn’t reach the customer. Refund it again at ${provider}, or pay it back in another way.`;
    default:
      return `${provider} and this site don’t agree on what the customer’s bank took back. Check the dispute at ${provider}.`;
  }
}

export const mendedTitles: Record<NonNullable<MendedView['kind']>, string> = {
  CAPTURE: 'Held money was collected',
  VOID: 'Held money was released',
  REFUND: 'Refund',
  CHARGEBACK: 'Chargeback',
  CHARGEBACK_REVERSAL: 'Chargeback returned',
};
