/** Amounts in the currency that a client names in a header, through the public client. */
import { connect, currencyRates, httpTransport } from '@stoa/sdk';
import type { TestServer } from '@stoa/server/testing/server';
import { cartV2, checkout, currentCart, currentCartV2, orders, totalsCalculator } from '@wix/ecom';
import { createClient, OAuthStrategy } from '@wix/sdk';
import { products, productsV3 } from '@wix/stores';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { delivery, type Lines, linesOf } from './buying.ts';
import { newOwner, startShop } from './public-clients.ts';

let shop: TestServer;
let line: Lines;
beforeAll(async () => {
  shop = await startShop();
  line = await linesOf(shop);
  const headers = { authorization: shop.site.apiKey, 'wix-site-id': shop.site.id };
  const rates = connect(currencyRates, httpTransport({ baseUrl: shop.url, headers: () => headers }));
  await rates.setCurrencyRate({ rate: { code: 'USD', rate: '1.0825' } });
  await rates.setCurrencyRate({ rate: { code: 'JPY', rate: '161.55' } });
  await rates.setCurrencyRate({ rate: { code: 'KWD', rate: '0.3321' } });
});
afterAll(() => shop?.stop());

const modules = { cartV2, checkout, currentCart, currentCartV2, orders, products, productsV3, totalsCalculator };
type Tokens = NonNullable<Parameters<typeof OAuthStrategy>[0]['tokens']>;

/** A visitor who names a currency in each call; another client with the same tokens is the same visitor. */
const visitorIn = (currency: string | null, tokens?: Tokens) =>
  createClient({
    auth: OAuthStrategy({ clientId: shop.site.clientId, tokens }),
    modules,
    ...(currency && { headers: { 'x-wix-currency': currency } }),
  });

test.each([
  ['USD', '10.72', '$10.72'],
  ['JPY', '1599', '¥1,599'],
  ['KWD', '3.288', 'KWD 3.288'],
  ['EUR', '9.90', '€9.90'],
  ['CHF', '9.90', '€9.90'],
  ['no currency', '9.90', '€9.90'],
])('a cart in %s says %s beside the amount that is charged', async (named, convertedAmount, formatted) => {
  const visitor = visitorIn(named);
  const { cart } = await visitor.currentCart.addToCurrentCart({ lineItems: [line('sewing-pattern')] });
  const conversionCurrency = ['USD', 'JPY', 'KWD'].includes(named) ? named : 'EUR';
  const formattedConvertedAmount = formatted.replace(' ', '\u00a0');
  const price = { amount: '9.90', formattedAmount: '€9.90', convertedAmount, formattedConvertedAmount };
  expect(cart).toMatchObject({ currency: 'EUR', conversionCurrency, paymentCurrency: 'EUR', subtotal: price });
  expect(cart?.lineItems).toMatchObject([{ price, lineItemPrice: price }]);
  const totals = await visitor.currentCart.estimateCurrentCartTotals();
  expect(totals).toMatchObject({ currency: 'EUR', priceSummary: { subtotal: price, total: price } });
});

test('each amount is converted on its own, so that parts may add up to something else', async () => {
  const visitor = visitorIn('USD');
  const { cart } = await visitor.currentCart.addToCurrentCart({ lineItems: [line('sewing-pattern', 3)] });
  expect(cart?.lineItems).toMatchObject([
    { price: { convertedAmount: '10.72' }, lineItemPrice: { amount: '29.70', convertedAmount: '32.15' } },
  ]);
});

test('both generations of carts and the totals calculator name the currency that the buyer sees', async () => {
  const visitor = visitorIn('JPY');
  await visitor.currentCart.addToCurrentCart({ lineItems: [line('sewing-pattern')] });
  const { cart, summary } = await visitor.currentCartV2.calculateCurrentCart({});
  expect(cart).toMatchObject({
    businessInfo: { currencyCode: 'EUR' },
    customerInfo: { currencyCode: 'JPY' },
    paymentInfo: { currencyCode: 'EUR' },
    subtotal: { amount: '9.90', convertedAmount: '1599' },
  });
  expect(summary?.priceSummary?.total).toMatchObject({ amount: '9.90', convertedAmount: '1599' });
  const items = { lineItems: [{ _id: '1', price: '10', quantity: 1, productName: 'Talk' }] };
  expect(await visitor.totalsCalculator.calculateTotals(items)).toMatchObject({
    currency: 'EUR',
    conversionCurrency: 'JPY',
    checkoutConversionRate: '161.55',
    priceSummary: { total: { amount: '10.00', convertedAmount: '1616' } },
  });
  const plain = await visitorIn(null).totalsCalculator.calculateTotals(items);
  expect([plain.conversionCurrency, plain.checkoutConversionRate ?? null]).toEqual(['EUR', null]);
});

/** All that the order of a download takes. */
function buyer() {
  const { buyerInfo, billingInfo } = delivery();
  return { buyerInfo, billingInfo };
}

test('a checkout keeps the currency of its buyer, and so does the order, which is charged in the site’s', async () => {
  const visitor = visitorIn('USD');
  await visitor.currentCart.addToCurrentCart({ lineItems: [line('sewing-pattern')] });
  const { checkoutId = '' } = await visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  const seen = { currency: 'EUR', conversionCurrency: 'USD', paymentCurrency: 'EUR' };
  const tokens = visitor.auth.getTokens();
  const unnamed = visitorIn(null, tokens);
  expect(await unnamed.checkout.getCheckout(checkoutId)).toMatchObject({
    ...seen,
    payNow: { total: { amount: '9.90', convertedAmount: '10.72', formattedConvertedAmount: '$10.72' } },
  });
  const inYen = visitorIn('JPY', tokens);
  expect((await inYen.checkout.getCheckout(checkoutId)).conversionCurrency).toBe('JPY');
  expect((await unnamed.checkout.getCheckout(checkoutId)).conversionCurrency).toBe('USD');
  await inYen.checkout.updateCheckout(checkoutId, buyer());
  expect((await unnamed.checkout.getCheckout(checkoutId)).conversionCurrency).toBe('JPY');
  const { orderId = '' } = await unnamed.checkout.createOrder(checkoutId);
  const order = await newOwner(shop).orders.getOrder(orderId);
  expect(order).toMatchObject({
    currency: 'EUR',
    displayCurrency: { code: 'JPY', rate: '161.55', total: { amount: '1599', formattedAmount: '¥1,599' } },
  });
  expect(order.priceSummary?.total).toMatchObject({ amount: '9.90', formattedAmount: '€9.90' });
  expect(order.currencyConversionDetails).toBeUndefined();
});

test('the address of a checkout can be asked for in a currency, which the checkout keeps', async () => {
  const visitor = visitorIn(null);
  const { cart } = await visitor.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [line('sewing-pattern')] });
  const { checkoutUrl } = await visitor.cartV2.getCheckoutUrl(cart?._id ?? '', { currencyCode: 'USD' });
  const { pathname, search } = new URL(checkoutUrl ?? '');
  expect(search).toBe('?currencyCode=USD');
  const kept = await visitor.checkout.getCheckout(pathname.split('/').at(-1) ?? '');
  expect(kept.conversionCurrency).toBe('USD');
});

test('an order of a buyer who saw the site’s own currency has no other', async () => {
  const visitor = visitorIn('USD');
  await visitor.currentCart.addToCurrentCart({ lineItems: [line('sewing-pattern')] });
  const { checkoutId = '' } = await visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  const inEuro = visitorIn('EUR', visitor.auth.getTokens());
  await inEuro.checkout.updateCheckout(checkoutId, buyer());
  const { orderId = '' } = await inEuro.checkout.createOrder(checkoutId);
  expect(await newOwner(shop).orders.getOrder(orderId)).not.toHaveProperty('displayCurrency');
});

test('products of the first catalogue have converted prices, and cached lists of two currencies never mix', async () => {
  const shirtIn = async (currency: string | null) => {
    const { items } = await visitorIn(currency).products.queryProducts().eq('slug', 'linen-shirt').find();
    return items[0];
  };
  const own = { currency: 'EUR', price: 59, formatted: { price: '€59.00' } };
  for (const _ of [1, 2]) {
    expect(await shirtIn(null)).toMatchObject({ priceData: own, convertedPriceData: own });
    const formatted = { price: '¥9,531', discountedPrice: '¥9,531' };
    const yen = { currency: 'JPY', price: 9531, discountedPrice: 9531, formatted };
    expect(await shirtIn('JPY')).toMatchObject({
      priceData: own,
      convertedPriceData: yen,
      variants: expect.arrayContaining([
        expect.objectContaining({
          variant: expect.objectContaining({ convertedPriceData: expect.objectContaining(yen) }),
        }),
      ]),
    });
    expect(await shirtIn('USD')).toMatchObject({ convertedPriceData: { currency: 'USD', price: 63.87 } });
  }
  const { _id = '' } = (await shirtIn(null)) ?? {};
  const { product } = await visitorIn('USD').products.getProduct(_id ?? '');
  expect(product?.convertedPriceData).toMatchObject({ currency: 'USD', price: 63.87 });
});

test('products of the third catalogue stay in the site’s currency, and say so', async () => {
  const { product } = await visitorIn('USD').productsV3.getProductBySlug('linen-shirt', { fields: ['CURRENCY'] });
  expect([product?.currency, product?.actualPriceRange?.minValue?.amount]).toEqual(['EUR', '59.00']);
});
