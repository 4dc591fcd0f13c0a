import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';

export const RATES = ['currency-rates'] as const;
export const ratesQuery = queryOptions({
  queryKey: RATES,
  queryFn: async () => (await api.currencyRates.listCurrencyRates()).rates ?? [],
});
export type Rate = NonNullable<Awaited<ReturnType<typeof api.currencyRates.listCurrencyRates>>['rates']>[number];
