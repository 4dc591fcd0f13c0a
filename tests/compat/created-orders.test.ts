import type { TestServer } from '@stoa/server/testing/server';
import { orders } from '@wix/ecom';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf, startShop, violationsOf } from './public-clients.ts';

let shop: TestServer;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const app = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }),
    modules: { orders },
  }).orders;

const price = (amount: string) => ({ amount });
const sold = {
  channelInfo: { type: 'AMAZON', externalOrderId: 'A-1' },
  lineItems: [
    {
      productName: { original: 'Old chair' },
      itemType: { preset: 'PHYSICAL' },
      quantity: 1,
      price: price('20.00'),
    },
  ],
  priceSummary: { subtotal: price('20.00'), total: price('20.00') },
  billingInfo: { contactDetails: { firstName: 'Ada' } },
} as const;

test('a program creates an order that was sold elsewhere', async () => {
  const created = await app().createOrder({ ...sold, status: 'APPROVED' } as never);
  expect(created).toMatchObject({
    number: expect.stringMatching(/^\d+$/),
    status: 'APPROVED',
    channelInfo: { type: 'AMAZON', externalOrderId: 'A-1' },
    lineItems: [{ productName: { original: 'Old chair' }, price: { amount: '20.00' } }],
    priceSummary: { total: { amount: '20.00' } },
  });
  const late = app().createOrder({ ...sold, purchasedDate: new Date(Date.now() + 1e9) } as never);
  expect(await refusalOf(late)).toEqual(['PURCHASED_DATE_CANNOT_BE_IN_FUTURE', 400]);
  const digital = { ...sold.lineItems[0], itemType: { preset: 'DIGITAL' } };
  expect(await violationsOf(app().createOrder({ ...sold, lineItems: [digital] } as never))).toEqual({
    'order.lineItems[0].digitalFile': 'REQUIRED_FIELD',
  });
});

test('orders are imported, numbered and deleted', async () => {
  const old = { ...sold, number: '42', status: 'APPROVED', paymentStatus: 'PAID' };
  const { order } = await app().importOrder(old as never);
  expect(order).toMatchObject({ number: '42', imported: true, paymentStatus: 'PAID' });
  const { newCounter } = await app().setOrderNumberCounter('500000');
  expect(newCounter).toBe('500000');
  expect(await refusalOf(app().setOrderNumberCounter('7'))).toEqual(['CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER', 428]);
  const created = await app().createOrder({ ...sold, status: 'APPROVED' } as never);
  expect(await refusalOf(app().importOrder({ ...old, _id: created._id, number: '43' } as never))).toEqual([
    'CANNOT_OVERWRITE_NON_IMPORTED_ORDER',
    428,
  ]);
  expect((await app().bulkDeleteImportedOrders([order?._id ?? ''])).jobId).toEqual(expect.any(String));
});
