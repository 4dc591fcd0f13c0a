import {
  backInStockNotifications,
  checkouts,
  currentCart,
  memberAbouts,
  memberAdministration,
  members,
  orders,
  productsV3,
  wishlists,
} from '@stoa/contract';
import { STANDARD } from '@stoa/server/testing/delivery';
import { NOW, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../platform/db/index.ts';
import { findAccount, openSession } from '../identity/index.ts';

const STORES_APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
/** Data that is only hers: none of it may remain anywhere except on her bills. */
const traces = ['ada@lovelace.test', 'Ada-Augusta', 'Lovelace-Byron', '5550199', 'Analytical-Street'];

let shops: TwoShops;
let memberId: string;
let token: string;
beforeAll(async () => {
  shops = await openTwoShops();
  const [email = '', firstName = '', lastName = ''] = traces;
  const { member } = await call(members.createMember, {
    member: { loginEmail: email, contact: { firstName, lastName, phones: ['+44 20 5550199'] } },
  });
  memberId = member.id;
  token = await logIn();
});
afterAll(() => shops?.stop());

/** Calls as the site's own key, or as she does. */
// biome-ignore lint/suspicious/noExplicitAny: answers of many operations
async function call(operation: unknown, request: object = {}, as = shops.one.apiKey): Promise<any> {
  const { status, body } = await shops.call(operation, request, as);
  expect(body, JSON.stringify(request)).not.toHaveProperty('details');
  expect(status).toBe(200);
  return body;
}

async function logIn(): Promise<string> {
  const { ctx, site } = shops.one;
  const sessionId = await withSite(ctx, async (tx) => {
    const account = await findAccount(tx, site.id, memberId);
    if (!account) throw new Error('no account');
    const outcome = await openSession(ctx, tx, account, { methods: ['PASSWORD'] });
    return outcome.sessionId;
  });
  const identity = { kind: 'member' as const, id: memberId, sessionId };
  return shops.app.accessTokens.issue({ siteId: site.id, clientId: site.clientId, identity }, NOW);
}

/** Leaves every kind of trace that a person can leave on a site. */
async function live(): Promise<{ orderId: string }> {
  const draft = (name: string, quantity: number) => ({
    product: {
      name,
      productType: 'PHYSICAL',
      physicalProperties: {},
      variantsInfo: { variants: [{ price: { actualPrice: { amount: '10' } }, inventoryItem: { quantity } }] },
    },
  });
  const { product } = await call(productsV3.createProductWithInventory, draft('Engine', 10));
  const { product: soldOut } = await call(productsV3.createProductWithInventory, draft('Loom', 0));
  const reference = { catalogItemId: product.id, appId: STORES_APP };
  const lineItems = [{ quantity: 1, catalogReference: reference }];
  await call(currentCart.addToCurrentCart, { lineItems }, token);
  const [email, firstName, lastName, phone, street] = traces;
  const billed = {
    address: { country: 'GB', city: 'London', addressLine: street },
    contactDetails: { firstName, lastName, phone },
  };
  const { checkoutId } = await call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB' }, token);
  const info = {
    buyerInfo: { email },
    billingInfo: billed,
    shippingInfo: { shippingDestination: billed, selectedCarrierServiceOption: { code: STANDARD } },
  };
  await call(checkouts.updateCheckout, { checkout: { id: checkoutId, ...info } }, token);
  const { orderId } = await call(checkouts.createOrder, { id: checkoutId }, token);
  await call(currentCart.addToCurrentCart, { lineItems }, token);
  await call(wishlists.addItem, { catalogReference: reference }, token);
  await call(
    backInStockNotifications.createBackInStockNotificationRequest,
    {
      request: { catalogReference: { ...reference, catalogItemId: soldOut.id }, email },
      itemDetails: { name: 'Loom', price: '10.00' },
    },
    token,
  );
  const content = { nodes: [{ type: 'PARAGRAPH', id: 'a', nodes: [] }] };
  await call(memberAbouts.createMemberAbout, { memberAbout: { content } }, token);
  return { orderId };
}

test('a member gets all data about them, and is forgotten', async () => {
  const { orderId } = await live();
  const { data } = await call(memberAdministration.exportMyData, {}, token);
  expect(data).toMatchObject({
    account: { email: traces[0], sessions: [{ methods: ['PASSWORD'] }] },
    member: { loginEmail: traces[0], contact: { firstName: traces[1] } },
    contact: { info: { name: { first: traces[1], last: traces[2] } } },
    orders: [{ id: orderId, billingInfo: { contactDetails: { lastName: traces[2] } } }],
    cart: { doc: expect.anything() },
    wishlists: [{ items: [expect.anything()] }],
    backInStockRequests: [{ email: traces[0] }],
    about: { nodes: [expect.anything()] },
  });
  expect(JSON.stringify(data)).not.toMatch(/password_?hash|tokenHash|secret/i);
  expect(await call(memberAdministration.exportMemberData, { memberId })).toMatchObject({
    data: { member: data.member },
  });

  await expect.poll(followUps).toEqual([]);
  await call(members.deleteMyMember, {}, token);
  const { orders: bills, tasks: _, outbox: __, ...rest } = await shops.everything();
  for (const trace of [...traces, 'Lovelace']) expect(whereIs(rest, trace), trace).toEqual([]);
  // the fact that someone did something remains, under an id that is no longer anybody's
  expect(whereIs(rest, memberId)).toEqual(['audit_log', 'inventory_changes']);
  expect(JSON.stringify(bills)).toContain(traces[2]);
  expect(JSON.stringify(bills)).not.toContain(memberId);
  const { order } = await call(orders.getOrder, { id: orderId });
  expect(order.billingInfo.contactDetails).toMatchObject({ firstName: traces[1], lastName: traces[2] });
  expect(order.buyerInfo).not.toHaveProperty('memberId');
  expect((await shops.call(members.getCurrentMember, {}, token)).status).toBe(401);
  expect((await shops.call(members.getMember, { id: memberId }, shops.one.apiKey)).status).toBe(404);
  // the address is available again
  await call(members.createMember, { member: { loginEmail: traces[0] } });
});

/** What her order still leads to: a mail that is written after she is forgotten belongs to the bill. */
async function followUps(): Promise<unknown[]> {
  const { tasks = [] } = await shops.everything();
  return tasks.filter((task) => /"kind":"(event: |order notice)/.test(JSON.stringify(task)));
}

/** The tables that contain a text. */
const whereIs = (tables: Record<string, unknown>, text: string): string[] =>
  Object.keys(tables).filter((name) => JSON.stringify(tables[name]).toLowerCase().includes(text.toLowerCase()));
