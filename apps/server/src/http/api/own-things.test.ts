import * as contract from '@stoa/contract';
import { type Operation, operations } from '@stoa/contract';
import type { Change } from '@stoa/server/testing/changes';
import { logInMember } from '@stoa/server/testing/member';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { requestNaming } from './requests.fixture.ts';

const EXCEPTIONS = new Set([
  // following names another member, and writes to one's own data
  'members.member-followers.followMember',
  'members.member-followers.unfollowMember',
  // operations that end the caller's own login or account, whatever else they name
  'identity.authentication.logout',
  'members.members.deleteMyMember',
]);

/** Operations by which members or visitors can name something by id. */
const naming = [...operations.values()]
  .filter(({ id, permit }) => permit.callers.includes('member') && !EXCEPTIONS.has(id))
  .filter((operation) => JSON.stringify(requestNaming(operation, NAMED())).includes(NAMED()))
  .map((operation): [string, Operation] => [operation.id, operation]);

function NAMED(): string {
  return '0190a000-0000-7000-8000-00000000abcd';
}

let shops: TwoShops;
/** A member with data of her own, and one who only knows the ids. */
let ada: { id: string; token: string };
let eve: { id: string; token: string };
let things: Record<string, string>;

beforeAll(async () => {
  shops = await openTwoShops();
  [ada, eve] = [await logInMember(shops, shops.one), await logInMember(shops, shops.one)];
  things = await fill(ada);
  await shops.settled();
});
afterAll(() => shops?.stop());

async function fill({ id: member, token }: { id: string; token: string }): Promise<Record<string, string>> {
  const call = async (operation: unknown, request: object, as = token) => {
    const { status, body } = await shops.call(operation, request, as);
    expect(body, `${(operation as Operation).id} ${status}`).not.toHaveProperty('message');
    return body;
  };
  const { product } = (await call(
    contract.productsV3.createProductWithInventory,
    {
      product: {
        name: 'Kiln',
        productType: 'DIGITAL',
        variantsInfo: { variants: [{ price: { actualPrice: { amount: '10' } }, inventoryItem: { quantity: 10 } }] },
      },
    },
    shops.one.apiKey,
  )) as { product: { id: string } };
  const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
  const lineItems = [{ quantity: 1, catalogReference: { catalogItemId: product.id, appId } }];
  const { cart } = (await call(contract.currentCart.addToCurrentCart, { lineItems })) as { cart: { id: string } };
  const buyerInfo = { email: 'undisclosed@buyers.test' };
  const billingInfo = {
    address: { country: 'DE', city: 'Berlin', postalCode: '10119', addressLine: 'Undisclosed 1' },
    contactDetails: { firstName: 'Ada', lastName: 'Undisclosed' },
  };
  const checkoutInfo = { buyerInfo, billingInfo };
  const create = async () => {
    const body = await call(contract.checkouts.createCheckout, { lineItems, channelType: 'WEB', checkoutInfo });
    return (body as { checkout: { id: string } }).checkout.id;
  };
  const [checkout, bought] = [await create(), await create()];
  const { orderId } = (await call(contract.checkouts.createOrder, { id: bought })) as { orderId: string };
  const { memberAbout } = (await call(contract.memberAbouts.createMemberAbout, {
    memberAbout: { memberId: member, content: { nodes: [] } },
  })) as { memberAbout: { id: string } };
  return { member, cart: cart.id, checkout, order: orderId, about: memberAbout.id };
}

/** Whether a change concerns Ada or her data. */
const isHers = (change: Change) => Object.values(things).some((id) => JSON.stringify(change).includes(id));

test('there are such operations', () => {
  expect(naming.length).toBeGreaterThan(40);
});

describe('another member’s data is out of reach', () => {
  test.each(naming)('%s', async (_id, operation) => {
    const changes = await shops.watch();
    for (const token of [eve.token, await shops.one.visitorToken()]) {
      await shops.forgetAttempts();
      const absent = await shops.call(operation, requestNaming(operation, newId()), token);
      for (const [kind, id] of Object.entries(things)) {
        const { status, body } = await shops.call(operation, requestNaming(operation, id), token);
        // treated as missing, or refused as someone else's
        expect({ kind, status }).toEqual({ kind, status: expect.toBeOneOf([absent.status, 403]) });
        expect(JSON.stringify(body)).not.toMatch(/undisclosed|@members\.test/i);
      }
    }
    expect((await changes()).filter(isHers)).toEqual([]);
  });
});
