import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';

const texts = words.paymentSettings;

export const ACCOUNTS = ['payment-accounts'] as const;

/** The accounts with payment providers. */
export const accountsQuery = queryOptions({
  queryKey: ACCOUNTS,
  queryFn: async () => (await api.paymentAccounts.listPaymentAccounts()).paymentAccounts ?? [],
});

export type Account = NonNullable<
  Awaited<ReturnType<typeof api.paymentAccounts.listPaymentAccounts>>['paymentAccounts']
>[number];
export type Provider = NonNullable<Account['provider']>;

export const providerTitles: Record<Provider, string> = {
  sandbox: texts.testCards.title,
  stripe: 'Stripe',
  payPal: 'PayPal',
};
