/** The rates by which a site converts its currency, as its owner enters them. */
import { backOffice, operation, service } from '../operation.ts';
import { currency, date, decimal, list, message, nullable, readonly, ref } from '../schema.ts';

export const CurrencyRate = message('CurrencyRate', {
  code: currency,
  /** The price of one unit of the site's currency. */
  rate: decimal({ gt: 0, lte: 1_000_000_000, maxScale: 10 }),
  updatedDate: readonly(nullable(date)),
});

export const currencyRates = service('stoa.currency-rates', ['/stoa'], {
  listCurrencyRates: operation({
    method: 'GET',
    path: '/v1/currency-rates',
    summary: 'List the rates of the site',
    permit: backOffice('CURRENCY_CONVERTER.READ_CURRENCIES'),
    request: {},
    response: { rates: list(ref(CurrencyRate)) },
  }),
  setCurrencyRate: operation({
    method: 'PUT',
    effect: 'write',
    path: '/v1/currency-rates/{rate.code}',
    summary: 'Enter the rate of a currency',
    permit: backOffice('CURRENCY_CONVERTER.UPDATE_RATES'),
    request: { rate: ref(CurrencyRate) },
    response: { rate: ref(CurrencyRate) },
    required: ['rate', 'rate.code', 'rate.rate'],
  }),
  removeCurrencyRate: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/currency-rates/{code}',
    summary: 'Remove the rate of a currency',
    permit: backOffice('CURRENCY_CONVERTER.UPDATE_RATES'),
    request: { code: currency },
    response: {},
    required: ['code'],
  }),
});
