import { anyone, operation, service } from '../operation.ts';
import { currency, date, integer, list, message, nullable, ref, text } from '../schema.ts';

/** A number without its decimal point, and how many of its digits are decimals: 1095 and 2 are 10.95. */
export const DecimalValue = message('DecimalValue', {
  value: text({ maxLength: 30 }),
  decimalPlaces: integer({ minimum: 0, maximum: 20 }),
});
export const Currency = message('Currency', { code: currency, symbol: text({ maxLength: 10 }) });

const permit = anyone('CURRENCY_CONVERTER.READ_CURRENCIES');
const pair = { from: currency, to: currency };

/** Amounts in other currencies, by the rates that the site's owner entered. */
export const currencies = service('ecom.currencies', ['/currency_converter', '', '/_api/currency-converter'], {
  listCurrencies: operation({
    method: 'GET',
    path: '/v1/currencies',
    summary: 'List the currencies with a rate, and the site’s own',
    permit,
    request: {},
    response: { currencies: list(ref(Currency)) },
  }),
  convertCurrency: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/currencies/amounts/{from}/convert/{to}',
    summary: 'Convert amounts from one currency to another',
    permit,
    request: { amounts: list(ref(DecimalValue), { minItems: 1, maxItems: 100 }), ...pair },
    response: { amounts: list(ref(DecimalValue)), rateTimestamp: nullable(date) },
    required: ['amounts', 'from', 'to'],
  }),
  getConversionRate: operation({
    method: 'GET',
    path: '/v1/currencies/rate/{from}/convert/{to}',
    summary: 'Get the rate between two currencies',
    permit,
    request: pair,
    response: { rate: ref(DecimalValue), rateTimestamp: nullable(date) },
    required: ['from', 'to'],
  }),
});
