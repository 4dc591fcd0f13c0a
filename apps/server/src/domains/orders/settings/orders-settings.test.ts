import { ecommerceSettings, orders, ordersSettings } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { placeOrder } from '@stoa/server/testing/orders';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { handOnEvents } from '@stoa/server/testing/tasks';
import { beforeEach, expect, test } from 'vitest';
import { paidOrdersTakeStock } from '../stock/paid-orders-take-stock.ts';

const database = await openTestDatabase();
let shop: Shop;
beforeEach(async () => {
  shop = await openShop(database);
});

async function change(settings: object) {
  return expectAnswer(await shop.staff().call(ordersSettings.updateOrdersSettings, { ordersSettings: settings }))
    .ordersSettings;
}
const read = async () => expectAnswer(await shop.staff().call(ordersSettings.getOrdersSettings, {})).ordersSettings;
const orderOf = async (id: string) => expectAnswer(await shop.staff().call(orders.getOrder, { id })).order;
const markAsPaid = (ecomOrderId: string) => shop.staff().call(orders.paymentCollectionMarkOrderAsPaid, { ecomOrderId });
const takeStock = () => handOnEvents(shop.staff().ctx, [paidOrdersTakeStock]);

test('settings are what is usual until they are changed, part by part', async () => {
  expect(await read()).toEqual({ inventoryUpdateTrigger: 'ON_ORDER_PLACED', createInvoice: false });
  expect(await change({ inventoryUpdateTrigger: 'ON_ORDER_PAID' })).toMatchObject({
    inventoryUpdateTrigger: 'ON_ORDER_PAID',
    createInvoice: false,
    createdDate: shop.clock.now.toISOString(),
  });
  await change({ createInvoice: true });
  expect(await read()).toMatchObject({ inventoryUpdateTrigger: 'ON_ORDER_PAID', createInvoice: true });
  // nothing new, so nothing is announced
  await change({ createInvoice: true, inventoryUpdateTrigger: 'ON_ORDER_PAID' });
  expect(await shop.events()).toEqual(['orders_settings_updated', 'orders_settings_updated']);
});

test('stock is taken once an order is paid, and only once', async () => {
  await change({ inventoryUpdateTrigger: 'ON_ORDER_PAID' });
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 5 });
  const { id } = await placeOrder(shop, [mug.line(2)]);
  await takeStock();
  expect(await shop.stockOf(mug.id)).toBe(5);
  expectAnswer(await markAsPaid(id));
  await takeStock();
  expect(await shop.stockOf(mug.id)).toBe(3);
  await change({ inventoryUpdateTrigger: 'ON_ORDER_PLACED' });
  await takeStock();
  expect(await shop.stockOf(mug.id)).toBe(3);
  const { id: later } = await placeOrder(shop, [mug.line(1)]);
  expect(await shop.stockOf(mug.id)).toBe(2);
  expectAnswer(await markAsPaid(later));
  await takeStock();
  expect(await shop.stockOf(mug.id)).toBe(2);
});

test('an order that is paid when the stock is gone keeps its lines, and says which are missing', async () => {
  await change({ inventoryUpdateTrigger: 'ON_ORDER_PAID' });
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 2 });
  const cup = await shop.add({ name: 'Cup', price: 500, stock: 9 });
  const first = await placeOrder(shop, [mug.line(2)]);
  const second = await placeOrder(shop, [mug.line(1), cup.line(1)]);
  for (const { id } of [first, second]) {
    expectAnswer(await markAsPaid(id));
    await takeStock();
  }
  expect([await shop.stockOf(mug.id), await shop.stockOf(cup.id)]).toEqual([0, 8]);
  expect((await orderOf(first.id))?.outOfStockLineItemIds).toEqual([]);
  expect((await orderOf(second.id))?.outOfStockLineItemIds).toEqual([second.lines[0]]);
  // what was taken goes back, and no more
  expectAnswer(await shop.staff().call(orders.cancelOrder, { id: second.id, restockAllItems: true }));
  expect([await shop.stockOf(mug.id), await shop.stockOf(cup.id)]).toEqual([0, 9]);
});

test('more than there is cannot be ordered, and an order that nobody paid gives nothing back', async () => {
  await change({ inventoryUpdateTrigger: 'ON_ORDER_PAID' });
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 3 });
  const four = {
    ...mug.line(4),
    ...{ productName: { original: 'Mug' }, itemType: { preset: 'PHYSICAL' }, price: { amount: '10' } },
  };
  const order = { channelInfo: { type: 'ETSY' }, lineItems: [four], priceSummary: { total: { amount: '40' } } };
  expect(await shop.staff().call(orders.createOrder, { order })).toMatchObject({ code: 'FULL_OUT_OF_STOCK' });
  const { id } = await placeOrder(shop, [mug.line(2)]);
  const canceled = expectAnswer(await shop.staff().call(orders.cancelOrder, { id, restockAllItems: true }));
  expect(canceled.order?.lineItems?.[0]).not.toHaveProperty('restockQuantity');
  await takeStock();
  expect(await shop.stockOf(mug.id)).toBe(3);
});

test('the settings of the shop are answered part by part', async () => {
  const fields = ['TAX', 'DISCOUNT_RULES', 'CHECKOUT', 'DELIVERY', 'PREMIUM_SITE', 'BUSINESS_INFO'];
  const answer = await shop.staff().call(ecommerceSettings.getEcommerceSettings, { fields });
  expect(expectAnswer(answer).ecommerceSettings).toMatchObject({
    tax: { configured: true, taxIncludedInItemPrices: false },
    discountRules: { active: false },
    checkout: { checkoutBillingFields: 'All_FIELDS' },
    delivery: { countries: expect.arrayContaining([expect.objectContaining({ country: 'DE' })]) },
    businessInfo: { currency: 'EUR', address: { country: 'DE' } },
  });
  const plugins = await shop
    .staff()
    .call(ecommerceSettings.getEcommerceSettings, { fields: ['VALIDATIONS_SERVICE_PLUGIN'] });
  expect(expectAnswer(plugins).ecommerceSettings).toEqual({ validationsServicePlugin: { activeProviders: [] } });
});
