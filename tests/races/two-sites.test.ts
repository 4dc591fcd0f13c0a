import { connect, httpTransport, orders } from '@stoa/sdk';
import { createSite, type TestSite } from '@stoa/server/testing/sites';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemsIn, stockOf } from './support/books.ts';
import { type Buyer, cards, newBuyer, outcomeOf, refusalsOf } from './support/buyer.ts';
import type { Item } from './support/item.ts';
import { addItem, catalogOf, kinds, openRaceShop, type RaceShop } from './support/shop.ts';

describe.each(kinds)('%s', (kind) => {
  let shop: RaceShop;
  let other: TestSite;
  let item: Item;
  let buyer: Buyer;
  let stranger: Buyer;
  beforeAll(async () => {
    shop = await openRaceShop(kind);
    other = await createSite(shop.server.database, shop.server.app.now());
    item = await shop.addItem(10);
    buyer = shop.newBuyer();
    stranger = newBuyer(shop.server.url, other.clientId);
  });
  afterAll(() => shop?.close());
  afterEach(async () => expect(await problemsIn(shop.server.database)).toEqual([]));

  test('a product of another site is not sold, shown or changed', async () => {
    const { cart } = await stranger.carts.addToCurrentCart({ lineItems: [item.line(1)] });
    expect(cart?.lineItems ?? []).toEqual([]);
    expect(await outcomeOf(stranger.checkOut(item.line(1)))).toMatchObject({ refused: 'EMPTY_CHECKOUT' });
    const catalog = catalogOf(shop.server.url, other);
    expect((await outcomeOf(catalog.getProduct({ productId: item.id }))).refused).toBe('404');
    const product = { id: item.id, revision: item.revision, name: 'Mine now' };
    expect((await outcomeOf(catalog.updateProduct({ product }))).refused).toBe('404');
    expect((await outcomeOf(catalog.deleteProduct({ productId: item.id }))).refused).toBe('404');
    const own = await catalogOf(shop.server.url, shop.server.site).getProduct({ productId: item.id });
    expect(own.product).toMatchObject({ revision: item.revision });
    expect(own.product?.name).not.toBe('Mine now');
  });

  test('a checkout of another site is not read, changed, ordered or paid', async () => {
    const id = await buyer.checkOut(item.line(1));
    const { checkout: before } = await buyer.checkouts.getCheckout({ id });
    const attempts = [
      stranger.checkouts.getCheckout({ id }),
      stranger.checkouts.getCheckoutByCartId({ id }),
      stranger.checkouts.updateCheckout({ checkout: { id, buyerInfo: { email: 'thief@example.com' } } }),
      stranger.checkouts.addToCheckout({ id, lineItems: [item.line(1)] }),
      stranger.checkouts.createOrder({ id }),
      stranger.checkouts.createOrderAndCharge({ id, paymentToken: cards.good }),
      stranger.payments.payCheckout({ checkoutId: id, method: 'offline' }),
      stranger.payments.payCheckout({ checkoutId: id, method: 'card', paymentToken: cards.good }),
    ];
    const refusals = refusalsOf(await Promise.all(attempts.map((attempt) => outcomeOf<unknown>(attempt))));
    expect(refusals).toEqual(attempts.map(() => 'CHECKOUT_NOT_FOUND'));
    const { checkout: after } = await buyer.checkouts.getCheckout({ id });
    // the buyer becomes a contact of the shop meanwhile, automatically
    const { contactId: _, ...buyerBefore } = before?.buyerInfo ?? {};
    expect(after).toEqual({ ...before, buyerInfo: expect.objectContaining(buyerBefore) });
    expect(await stockOf(shop.server.database, item.id)).toBe(10);
  });

  test('an order and a payment of another site are not read, found or answered', async () => {
    const checkoutId = await buyer.checkOut(item.line(2));
    const asked = await buyer.payments.payCheckout({ checkoutId, method: 'card', paymentToken: cards.asking });
    const paymentId = new URL(asked.actionUrl ?? '').searchParams.get('payment') ?? '';
    const answered = await outcomeOf(stranger.payments.completePaymentAction({ paymentId, approved: 'yes' }));
    expect(answered.refused).toBe('PAYMENT_ERROR');
    const { outcome } = await buyer.payments.completePaymentAction({ paymentId, approved: 'yes' });
    expect(outcome).toBe('PAID');

    const id = asked.orderId ?? '';
    expect((await outcomeOf(stranger.orders.getOrder({ id }))).refused).toBe('ORDER_NOT_FOUND');
    const asOwner = (site: TestSite) =>
      connect(orders, httpTransport({ baseUrl: shop.server.url, headers: () => ({ authorization: site.apiKey }) }));
    expect((await outcomeOf(asOwner(other).getOrder({ id }))).refused).toBe('ORDER_NOT_FOUND');
    expect((await asOwner(other).searchOrders({ search: {} })).orders ?? []).toEqual([]);
    expect((await asOwner(shop.server.site).searchOrders({ search: {} })).orders?.map((order) => order.id)).toEqual([
      id,
    ]);
  });

  test('each site numbers its orders independently', async () => {
    const own = await addItem(shop.server.url, other, 5);
    const checkoutId = await stranger.checkOut(own.line(1));
    const { orderId } = await stranger.checkouts.createOrder({ id: checkoutId });
    const { order } = await stranger.orders.getOrder({ id: orderId ?? '' });
    expect(order?.number).toBe('10001');
  });

  test('a token does not become another site’s by naming that site', async () => {
    const { apiKey } = shop.server.site;
    const headers = () => ({ authorization: apiKey, 'wix-site-id': other.id });
    const named = connect(orders, httpTransport({ baseUrl: shop.server.url, headers }));
    expect((await outcomeOf(named.searchOrders({ search: {} }))).refused).toBe('401');
  });
});
