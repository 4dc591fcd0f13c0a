/** Returns of orders, as a program of the shop handles them, with their refusals. */
import type { TestServer } from '@stoa/server/testing/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lines, linesOf, readyCheckout } from './buying.ts';
import { MISSING, newVisitor, startShop } from './public-clients.ts';

let shop: TestServer;
let line: Lines;
beforeAll(async () => {
  shop = await startShop();
  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

async function call(method: string, address: string, body?: object, { as = shop.site.apiKey } = {}) {
  const answer = await fetch(`${shop.url}/stoa${address}`, {
    method,
    headers: { authorization: as, 'wix-site-id': shop.site.id, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any shape
  return { status: answer.status, body: (await answer.json()) as any };
}
const refused = (code: string, status: number) => ({ status, body: { details: { applicationError: { code } } } });

test('an order is asked back, answered and received', async () => {
  const { body: before } = await call('GET', '/v1/return-settings');
  expect(before.settings).toMatchObject({ enabled: false, days: 30 });
  const { revision } = before.settings;
  const settings = { enabled: true, days: 14, revision };
  expect(await call('PATCH', '/v1/return-settings', { settings })).toMatchObject({ status: 200 });
  expect(await call('PATCH', '/v1/return-settings', { settings })).toMatchObject(refused('INVALID_REVISION', 409));

  const visitor = newVisitor(shop);
  const { orderId } = await visitor.checkout.createOrder(await readyCheckout(visitor, line('stoneware-mug', 2)));
  const { accessToken } = visitor.auth.getTokens();
  const as = accessToken.value;
  const opened = await call('POST', '/v1/returns/open', { orderId }, { as });
  const [{ lineItemId }] = opened.body.returnable;
  const request = { orderId, reason: 'DAMAGED', lineItems: [{ lineItemId, quantity: 3 }] };
  expect(await call('POST', '/v1/returns', request, { as })).toMatchObject(refused('TOO_MANY_RETURNED', 428));
  expect(await call('POST', '/v1/returns', request)).toMatchObject(refused('ORDER_NOT_FOUND', 404));
  const ask = () =>
    call('POST', '/v1/returns', { ...request, lineItems: [{ lineItemId, quantity: 1 }] }, { as }).then(
      ({ body }) => body.orderReturn.id as string,
    );
  const [first, second] = [await ask(), await ask()];
  expect(await call('POST', `/v1/returns/${second}/cancel`, { orderId }, { as })).toMatchObject({
    body: { orderReturn: { status: 'CANCELED' } },
  });
  expect(await call('GET', `/v1/returns/${first}`)).toMatchObject({ body: { orderReturn: { status: 'REQUESTED' } } });
  const found = await call('POST', '/v1/returns/query', { query: { filter: { orderId, status: 'REQUESTED' } } });
  expect(found.body.orderReturns).toMatchObject([{ id: first }]);
  expect(await call('POST', `/v1/returns/${first}/receive`, {})).toMatchObject(refused('RETURN_STATE_CONFLICT', 428));
  expect(await call('POST', `/v1/returns/${first}/approve`, { answer: 'By post' })).toMatchObject({ status: 200 });
  expect(await call('POST', `/v1/returns/${first}/receive`, {})).toMatchObject({
    body: { orderReturn: { status: 'RECEIVED', answer: 'By post' } },
  });
  expect(await call('POST', `/v1/returns/${first}/decline`, { answer: 'It was used' })).toMatchObject({
    body: { orderReturn: { status: 'DECLINED' } },
  });
  for (const step of ['approve', 'decline', 'receive'])
    expect(await call('POST', `/v1/returns/${MISSING}/${step}`, { answer: 'Hm' })).toMatchObject(
      refused('RETURN_NOT_FOUND', 404),
    );
  expect(await call('POST', `/v1/returns/${first}/approve`, {}, { as })).toMatchObject({ status: 403 });
});
