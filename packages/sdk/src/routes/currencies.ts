/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const currencies = /* @__PURE__ */ routes<typeof contract.currencies>({
  listCurrencies: 'GET /currency_converter/v1/currencies',
  convertCurrency: 'POST /currency_converter/v1/currencies/amounts/{from}/convert/{to}',
  getConversionRate: 'GET /currency_converter/v1/currencies/rate/{from}/convert/{to}',
});
