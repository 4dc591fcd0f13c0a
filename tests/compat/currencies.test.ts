/** Conversion by the site's own rates, through the public client. */
import { connect, currencyRates, httpTransport } from '@stoa/sdk';
import type { TestServer } from '@stoa/server/testing/server';
import { currencies } from '@wix/ecom';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, startShop, violationsOf } from './public-clients.ts';

let shop: TestServer;
const office = () =>
  createClient({ auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }), modules: { currencies } });
let owner: ReturnType<typeof office>;
const rates = () => {
  const headers = { authorization: shop.site.apiKey, 'wix-site-id': shop.site.id };
  return connect(currencyRates, httpTransport({ baseUrl: shop.url, headers: () => headers }));
};
beforeAll(async () => {
  shop = await startShop();
  owner = office();
});
afterAll(() => shop?.stop());

test('amounts are converted by the rates that the owner entered, in either direction', async () => {
  expect((await owner.currencies.listCurrencies()).currencies).toEqual([{ code: 'EUR', symbol: '€' }]);
  await rates().setCurrencyRate({ rate: { code: 'USD', rate: '1.25' } });
  await rates().setCurrencyRate({ rate: { code: 'JPY', rate: '160' } });
  const visitor = createClient({ auth: newVisitor(shop).auth, modules: { currencies } });
  expect((await visitor.currencies.listCurrencies()).currencies?.map(({ code }) => code)).toEqual([
    'EUR',
    'JPY',
    'USD',
  ]);
  const amounts = [
    { value: '1095', decimalPlaces: 2 },
    { value: '7', decimalPlaces: 0 },
  ];
  const convert = async (from: string, to: string) =>
    (await visitor.currencies.convertCurrency({ from, to }, amounts)).amounts?.map(({ value }) => value);
  expect(await convert('EUR', 'USD')).toEqual(['1369', '875']);
  expect(await convert('EUR', 'JPY')).toEqual(['1752', '1120']);
  expect(await convert('USD', 'EUR')).toEqual(['876', '560']);
  expect(await convert('USD', 'JPY')).toEqual(['1402', '896']);
  const { rate, rateTimestamp } = await visitor.currencies.getConversionRate({ from: 'USD', to: 'JPY' });
  expect([rate, rateTimestamp instanceof Date]).toEqual([{ value: '128', decimalPlaces: 0 }, true]);
});

test('currencies without a rate and values that are no numbers are refused', async () => {
  const convert = (to: string, value: string) =>
    owner.currencies.convertCurrency({ from: 'EUR', to }, [{ value, decimalPlaces: 2 }]);
  expect(await violationsOf(convert('CHF', '1'))).toEqual({ to: 'OTHER' });
  expect(await violationsOf(convert('EUR', '1.5'))).toEqual({ 'amounts[0].value': 'FORMAT' });
  expect(await violationsOf(convert('euro', '1'))).toHaveProperty('to');
  await expect(rates().setCurrencyRate({ rate: { code: 'EUR', rate: '1' } })).rejects.toMatchObject({ status: 400 });
  await expect(rates().setCurrencyRate({ rate: { code: 'CHF', rate: '0' } })).rejects.toMatchObject({ status: 400 });
  await expect(rates().removeCurrencyRate({ code: 'CHF' })).rejects.toMatchObject({ status: 404 });
  await rates().removeCurrencyRate({ code: 'JPY' });
  expect((await rates().listCurrencyRates()).rates?.map(({ code }) => code)).not.toContain('JPY');
});
