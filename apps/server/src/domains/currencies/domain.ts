import { currencyRates, currencies as service } from '@stoa/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../use-case.ts';
import { convertCurrency, getConversionRate, listCurrencies } from './currencies.ts';
import { listCurrencyRates, removeCurrencyRate, setCurrencyRate } from './currency-rates.ts';

export const currencies: Domain = {
  name: 'currencies',
  says: 'Amounts in other currencies than the site’s, by rates that its owner enters',
  owns: ['currency_rates'],
  serves: [
    ...serve(service, { listCurrencies, convertCurrency, getConversionRate }),
    ...serve(currencyRates, { listCurrencyRates, setCurrencyRate, removeCurrencyRate }),
  ],
};
