/** What a site decided about its orders and its shop, through the public client. */
import type { TestServer } from '@stoa/server/testing/server';
import { ecommerceSettings, ordersSettings } from '@wix/ecom';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, refusalOf, startShop, violationsOf } from './public-clients.ts';

const modules = { ordersSettings, ecommerceSettings };
let shop: TestServer;
const office = () =>
  createClient({ auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }), modules });
let owner: ReturnType<typeof office>;
beforeAll(async () => {
  shop = await startShop({});
  owner = office();
});
afterAll(() => shop?.stop());

test('stock and invoices are switched, and visitors cannot see the switches', async () => {
  expect((await owner.ordersSettings.getOrdersSettings()).ordersSettings).toMatchObject({
    inventoryUpdateTrigger: 'ON_ORDER_PLACED',
    createInvoice: false,
  });
  const { ordersSettings: changed } = await owner.ordersSettings.updateOrdersSettings({
    inventoryUpdateTrigger: 'ON_ORDER_PAID',
    createInvoice: true,
  });
  expect(changed).toMatchObject({ inventoryUpdateTrigger: 'ON_ORDER_PAID', createInvoice: true });
  const back = await owner.ordersSettings.updateOrdersSettings({ inventoryUpdateTrigger: 'ON_ORDER_PLACED' });
  expect(back.ordersSettings).toMatchObject({ inventoryUpdateTrigger: 'ON_ORDER_PLACED', createInvoice: true });
  const sometimes = { inventoryUpdateTrigger: 'SOMETIMES' as 'ON_ORDER_PAID' };
  expect(Object.keys(await violationsOf(owner.ordersSettings.updateOrdersSettings(sometimes)))).toEqual([
    'ordersSettings.inventoryUpdateTrigger',
  ]);
  const visitor = createClient({ auth: newVisitor(shop).auth, modules });
  expect((await refusalOf(visitor.ordersSettings.getOrdersSettings()))[1]).toBe(403);
  expect((await refusalOf(visitor.ordersSettings.updateOrdersSettings({})))[1]).toBe(403);
});

test('what the shop decided is read in one call', async () => {
  const { ecommerceSettings: found } = await owner.ecommerceSettings.getEcommerceSettings(['TAX', 'CHECKOUT'] as never);
  expect(found).toMatchObject({ tax: { configured: true }, checkout: { checkoutBillingFields: 'All_FIELDS' } });
});
