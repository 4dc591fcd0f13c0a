/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const currencyRates = /* @__PURE__ */ routes<typeof contract.currencyRates>({
  listCurrencyRates: 'GET /stoa/v1/currency-rates',
  setCurrencyRate: 'PUT /stoa/v1/currency-rates/{rate.code}',
  removeCurrencyRate: 'DELETE /stoa/v1/currency-rates/{code}',
});
