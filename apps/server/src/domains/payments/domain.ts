import type { Domain } from '../../domain.ts';
import { paymentAccountOperations } from './manage-accounts.ts';
import { reconciliationOperations } from './reconciliation/operations.ts';
import { reconcilePayment } from './reconciliation/reconcile-payment.ts';
import { resumePayment } from './resume-payment.ts';
import { forgetCard } from './saved-cards/forget-card.ts';
import { savedCardData } from './saved-cards/saved-card-data.ts';

export const payments: Domain = {
  name: 'payments',
  says: 'Money authorised, captured, voided and refunded through payment providers, for anything that can be paid',
  owns: [
    'payment_accounts',
    'payment_differences',
    'payment_intents',
    'payment_outcomes',
    'payment_transactions',
    'payments',
    'sandbox_transactions',
    'saved_cards',
  ],
  serves: [...paymentAccountOperations, ...reconciliationOperations],
  tasks: [resumePayment, reconcilePayment, forgetCard],
  personalData: [savedCardData],
};
