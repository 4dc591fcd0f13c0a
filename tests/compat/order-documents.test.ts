/** Invoices and payment requests of orders, as programs of others ask for them. */
import type { TestServer } from '@stoa/server/testing/server';
import { orderInvoices, orderPaymentRequests, orders } from '@wix/ecom';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lines, linesOf, readyCheckout } from './buying.ts';
import { MISSING, newVisitor, refusalOf, startShop } from './public-clients.ts';

let shop: TestServer;
let line: Lines;
beforeAll(async () => {
  shop = await startShop();
  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

const newApp = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }),
    modules: { orderInvoices, orderPaymentRequests, orders },
  });

/** A call for which the public client has no function. */
async function call(method: string, address: string, body?: object) {
  const answer = await fetch(`${shop.url}${address}`, {
    method,
    headers: { authorization: shop.site.apiKey, 'wix-site-id': shop.site.id, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const refused = (code: string, status: number) => ({ status, body: { details: { applicationError: { code } } } });

/** An order of two mugs, to be paid outside. */
async function newOrder(): Promise<string> {
  const visitor = newVisitor(shop);
  const { orderId } = await visitor.checkout.createOrder(await readyCheckout(visitor, line('stoneware-mug', 2)));
  return orderId ?? '';
}

test('an order gets one invoice, and further ones from elsewhere', async () => {
  const { orderInvoices: client } = newApp();
  const [id, other] = [await newOrder(), await newOrder()];
  const { body } = await call('POST', `/ecom/v1/invoices/orders/${id}`, {});
  expect(body).toMatchObject({ invoiceId: expect.any(String) });
  expect(await call('POST', `/ecom/v1/invoices/orders/${id}`, {})).toMatchObject(
    refused('INVOICE_ALREADY_EXISTS', 409),
  );
  expect(await call('POST', `/ecom/v1/invoices/orders/${MISSING}`, {})).toMatchObject(refused('ORDER_NOT_FOUND', 404));
  expect(await call('POST', '/ecom/v1/bulk/invoices/generate', { orderIds: [id, other, MISSING] })).toMatchObject({
    status: 200,
    body: { bulkActionMetadata: { totalSuccesses: 1, totalFailures: 2 } },
  });
  const invoiceInfo = { id: 'elsewhere-1', appId: MISSING };
  expect(await call('POST', `/ecom/v1/invoices/orders/${id}/add-invoice`, { invoiceInfo })).toMatchObject({
    status: 200,
    body: { orderInvoices: [{}, invoiceInfo] },
  });
  const { invoicesForOrder } = await client.listInvoicesForMultipleOrders([id, other]);
  expect(invoicesForOrder?.map(({ orderId, invoicesInfo }) => [orderId, invoicesInfo?.length])).toEqual([
    [id, 2],
    [other, 1],
  ]);
});

test('a payment request is made, changed, charged, and cannot be paid again', async () => {
  const { orderPaymentRequests: client, orders: ofOrders } = newApp();
  const orderId = await newOrder();
  const amount = { amount: '10.00' };
  const made = await client.createOrderPaymentRequest({
    orderPaymentRequest: { orderId, amount, title: 'First part', source: { externalId: 'part-1' } },
  });
  const id = made._id ?? '';
  expect(made).toMatchObject({ status: 'UNPAID', orderId, amount });
  expect((await client.getOrderPaymentRequestUrl(id)).orderPaymentRequestUrl).toContain('/pay/');
  expect(await client.updateOrderPaymentRequest(id, { title: 'A part' })).toMatchObject({ title: 'A part' });
  expect((await client.getOrderPaymentRequest(id)).title).toBe('A part');
  expect((await refusalOf(client.getOrderPaymentRequest(MISSING)))[1]).toBe(404);
  const charge = () =>
    call('POST', '/ecom/v1/order-payment-requests/charge', {
      orderPaymentRequestId: id,
      paymentToken: 'sandbox-4242424242424242',
    });
  expect(await charge()).toMatchObject({ status: 200 });
  expect((await client.getOrderPaymentRequest(id)).status).toBe('PAID');
  expect((await ofOrders.getOrder(orderId)).balanceSummary?.paid?.amount).toBe('10.00');
  expect((await charge()).status).toBe(428);
  expect((await refusalOf(client.deleteOrderPaymentRequest(id)))[0]).toBe('CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST');
  expect((await refusalOf(client.voidOrderPaymentRequest(id)))[0]).toBe('CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST');
});

test('several payment requests are made at once, made void, deleted and queried', async () => {
  const { orderPaymentRequests: client } = newApp();
  const orderId = await newOrder();
  const request = (externalId: string) => ({
    ...{ orderId, amount: { amount: '1.00' }, title: externalId },
    source: { externalId },
  });
  const { body } = await call('POST', '/ecom/v1/bulk/order-payment-requests/create', {
    orderPaymentRequests: [request('a'), request('b'), { ...request('c'), orderId: MISSING }],
    returnEntity: true,
  });
  expect(body).toMatchObject({ bulkActionMetadata: { totalSuccesses: 2, totalFailures: 1 } });
  const { items } = await client.queryOrderPaymentRequests().eq('orderId', orderId).find();
  expect(items.map(({ title }) => title).toSorted()).toEqual(['a', 'b']);
  const [first, second] = items.map(({ _id }) => _id ?? '');
  await client.voidOrderPaymentRequest(first ?? '');
  expect((await client.getOrderPaymentRequest(first ?? '')).status).toBe('VOIDED');
  await client.deleteOrderPaymentRequest(second ?? '');
  expect((await refusalOf(client.getOrderPaymentRequest(second ?? '')))[1]).toBe(404);
});
