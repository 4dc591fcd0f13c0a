/** Programs without a client package, which call the addresses of the first API with an API key. */
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

type Row = Record<string, unknown> & { id: string; name: string; number: number };
type Body = {
  products: Row[];
  product: Row;
  collections: Row[];
  collection: Row;
  inventoryItems: (Row & { variants: { variantId: string; quantity: number }[] })[];
  orders: Row[];
  order: Row;
  metadata: { items: number; offset: number };
  totalResults: number;
};

async function ask(method: string, path: string, body?: object, token?: string): Promise<{ status: number } & Body> {
  const headers: Record<string, string> = { authorization: token ?? `Bearer ${shop.site.apiKey}` };
  if (!token) headers['wix-site-id'] = shop.site.id;
  if (body) headers['content-type'] = 'application/json';
  const answer = await fetch(`https://www.wixapis.com${path}`, { method, headers, body: body && JSON.stringify(body) });
  return { status: answer.status, ...((await answer.json()) as Body) };
}

const names = (rows: readonly Row[]) => rows.map(({ name }) => name);

test.each(['/stores-reader/v1/products', '/stores/v1/products'])(
  'products under %s, filtered and sorted by texts of JSON',
  async (path) => {
    const filter = JSON.stringify({ slug: { $in: ['linen-shirt', 'stoneware-mug', 'tall-vase'] } });
    const query = { filter, sort: '[{"price":"desc"}]', paging: { limit: 2, offset: 0 } };
    const found = await ask('POST', `${path}/query`, { query, includeVariants: true });
    expect(found).toMatchObject({ status: 200, metadata: { items: 2, offset: 0 }, totalResults: 3 });
    expect(names(found.products)).toContain('Linen Shirt');
    const platformized = `${encodeURIComponent(Buffer.from(JSON.stringify({ query })).toString('base64url'))}`;
    const twin = await ask('GET', `/stores-reader/v1/products/query-platformized?.r=${platformized}`);
    expect(twin.products).toEqual(found.products);
    const [{ id = '' } = {}] = found.products;
    expect((await ask('GET', `${path}/${id}`)).product).toMatchObject({ id });
    expect((await ask('GET', `${path}/${MISSING}`)).status).toBe(404);
    expect((await ask('POST', `${path}/query`, { query: { filter: '{"slug":' } })).status).toBe(400);
    expect((await ask('POST', `${path}/${id}/variants/query`, {})).status).toBe(200);
  },
);

test.each(['/stores-reader/v1/collections', '/stores/v1/collections'])('collections under %s', async (path) => {
  const found = await ask('POST', `${path}/query`, { query: { filter: '{}', sort: '{"name":"asc"}' } });
  expect(found.status).toBe(200);
  expect(names(found.collections)).toEqual([...names(found.collections)].sort());
  expect([found.metadata.items, found.totalResults]).toEqual([found.collections.length, found.collections.length]);
  const [first] = found.collections;
  expect((await ask('GET', `${path}/${first?.id}`)).collection).toEqual(first);
  expect((await ask('GET', `${path}/slug/${first?.slug}`)).collection).toEqual(first);
});

test('what plain programs write under /stores/v1', async () => {
  const { product } = await ask('POST', '/stores/v1/products', {
    product: { name: 'Plain Bowl', productType: 'physical', priceData: { price: 12 } },
  });
  const path = `/stores/v1/products/${product.id}`;
  expect((await ask('PATCH', path, { product: { name: 'Plainer Bowl' } })).product).toMatchObject({
    name: 'Plainer Bowl',
  });
  const { collection } = await ask('POST', '/stores/v1/collections', { collection: { name: 'Plain Things' } });
  const added = await ask('POST', `/stores/v1/collections/${collection.id}/productIds`, { productIds: [product.id] });
  expect(added.status).toBe(200);
  expect((await ask('DELETE', path)).status).toBe(200);
  expect((await ask('GET', path)).status).toBe(404);
});

test('inventory is queried, and set by the id of the item', async () => {
  const { products } = await ask('POST', '/stores/v1/products/query', { query: { filter: '{"slug":"tall-vase"}' } });
  const productId = products[0]?.id;
  const query = async () =>
    (await ask('POST', '/stores/v2/inventoryItems/query', { query: { filter: JSON.stringify({ productId }) } }))
      .inventoryItems[0];
  const item = await query();
  const variant = { variantId: item?.variants[0]?.variantId, quantity: 17 };
  const inventoryItem = { trackQuantity: true, variants: [variant] };
  expect((await ask('PATCH', `/stores/v2/inventoryItems/${item?.id}`, { inventoryItem })).status).toBe(200);
  expect((await query())?.variants).toMatchObject([{ quantity: 17 }]);
});

test('orders have their older form', async () => {
  const visitor = newVisitor(shop);
  const shirt = line('linen-shirt', 1, { options: { Size: 'S', Colour: 'Ink' } });
  const checkoutId = await readyCheckout(visitor, shirt, line('stoneware-mug', 2));
  const { orderId } = await visitor.checkout.createOrder(checkoutId);
  const { order } = await ask('GET', `/stores/v2/orders/${orderId}`);
  expect(order).toMatchObject({
    id: orderId,
    number: expect.any(Number),
    numericId: String(order.number),
    dateCreated: expect.stringMatching(/Z$/),
    currency: 'EUR',
    buyerInfo: { identityType: 'CONTACT', email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' },
    totals: { subtotal: '96.00', shipping: '4.90', discount: '0.00', total: '100.90', quantity: 3 },
    billingInfo: {
      address: {
        fullName: { firstName: 'Ada', lastName: 'Lovelace' },
        country: 'DE',
        city: 'Berlin',
        zipCode: '10115',
        addressLine1: 'Torstraße 1',
        email: 'ada@example.com',
      },
    },
    shippingInfo: {
      shipmentDetails: { address: { zipCode: '10115' }, priceData: { price: '4.90' } },
    },
    archived: false,
    paymentStatus: 'NOT_PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    lineItems: [
      {
        index: 1,
        quantity: 1,
        name: 'Linen Shirt',
        price: '59.00',
        totalPrice: '59.00',
        lineItemType: 'PHYSICAL',
        options: [
          { option: 'Size', selection: 'S' },
          { option: 'Colour', selection: 'Ink' },
        ],
        mediaItem: { mediaType: 'IMAGE', url: expect.stringMatching(/^https:\/\/static\.wixstatic\.com\/media\//) },
      },
      { index: 2, quantity: 2, name: 'Stoneware Mug', totalPrice: '37.00' },
    ],
    activities: [{ type: 'ORDER_PLACED' }],
    discount: { value: '0.00' },
    channelInfo: { type: 'WEB' },
  });
  const query = (filter: object, sort = '[{"number":"desc"}]') =>
    ask('POST', '/stores/v2/orders/query', { query: { filter: JSON.stringify(filter), sort, paging: { limit: 1 } } });
  expect(await query({ number: order.number })).toMatchObject({
    orders: [{ id: orderId, totals: order.totals, lineItems: order.lineItems }],
    metadata: { items: 1, offset: 0 },
    totalResults: 1,
  });
  const byName = await query({ 'lineItems.name': { $hasSome: ['Linen Shirt'] } }, '{"dateCreated":"desc"}');
  expect(byName.orders).toMatchObject([{ id: orderId }]);
  expect((await query({ paymentStatus: 'PAID', number: order.number })).orders).toEqual([]);
  expect((await query({ colour: 'red' })).status).toBe(400);
});

test('buyers read their own orders in the older form, and nobody else', async () => {
  const [buyer, stranger] = [newVisitor(shop), newVisitor(shop)];
  buyer.auth.setTokens(await buyer.auth.generateVisitorTokens());
  const checkoutId = await readyCheckout(buyer, line('stoneware-mug', 1));
  const { orderId } = await buyer.checkout.createOrder(checkoutId);
  const [own, foreign] = [
    buyer.auth.getTokens().accessToken.value,
    (await stranger.auth.generateVisitorTokens()).accessToken.value,
  ];
  expect((await ask('GET', `/stores/v2/orders/${orderId}`, undefined, own)).order.id).toBe(orderId);
  expect((await ask('GET', `/stores/v2/orders/${orderId}`, undefined, foreign)).status).toBe(404);
  expect((await ask('POST', '/stores/v2/orders/query', {}, own)).orders.map(({ id }) => id)).toEqual([orderId]);
  expect((await ask('POST', '/stores/v2/orders/query', {}, foreign)).totalResults).toBe(0);
});
