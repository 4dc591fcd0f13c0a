import { checkouts, coupons, giftCards } from '@stoa/contract';
import { onPostgres } from '@stoa/server/testing/on-postgres';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../apps/server/src/platform/db/index.ts';
import { atOnce } from './support/buyer.ts';

const BUYERS = 50;

let database: Database;
onPostgres((opened) => {
  database = opened;
});
let shop: Shop;
let song: Awaited<ReturnType<Shop['add']>>;
beforeAll(async () => {
  shop = await openShop(database);
  song = await shop.add({ name: 'Song', price: 1000, isDigital: true });
});

const address = { country: 'DE', city: 'Berlin', postalCode: '10119', addressLine: 'Torstraße 1' };
const billingInfo = { address, contactDetails: { firstName: 'Grace', lastName: 'Hopper' } };

/** Fifty checkouts with these codes, ordered at once; returns the answers, and how to order each again. */
async function orderAtOnce(codes: { couponCode?: string; giftCardCode?: string; giftCardRedeemAmount?: string }) {
  const ready = await atOnce(BUYERS, async () => {
    const visitor = shop.visitor();
    const created = await visitor.call(checkouts.createCheckout, {
      channelType: 'WEB',
      lineItems: [song.line(1)],
      checkoutInfo: { billingInfo },
      ...codes,
    });
    return { visitor, id: expectAnswer(created).checkout?.id ?? '' };
  });
  const orders = ready.map(
    ({ visitor, id }) =>
      () =>
        visitor.call(checkouts.createOrder, { id }),
  );
  return Promise.all(orders.map(async (order) => ({ answer: await order(), order })));
}

const isPlaced = ({ answer }: { answer: object }): boolean => 'orderId' in answer;

test('of fifty checkouts that are ordered at once, no more get a coupon than its limit allows', async () => {
  const specification = {
    ...{ name: 'Few', code: 'FEW', startTime: '0', moneyOffAmount: 1, minimumSubtotal: 0 },
    usageLimit: 7,
  };
  expectAnswer(await shop.staff().call(coupons.createCoupon, { specification }));
  expect((await orderAtOnce({ couponCode: 'few' })).filter(isPlaced)).toHaveLength(7);
  expect(await shop.rows('coupons')).toMatchObject([{ uses: 7 }]);
  expect(await shop.rows('coupon_uses')).toHaveLength(7);
});

test('of fifty checkouts that are ordered at once, a gift card pays for no more than it has', async () => {
  const { code = '' } = expectAnswer(await shop.staff().call(giftCards.createGiftCard, { amount: '20' }));
  // each takes 3 of the 20, so that the seventh would overdraw it
  const ordered = await orderAtOnce({ giftCardCode: code, giftCardRedeemAmount: '3' });
  const taken = async () => {
    const orders = (await shop.rows('orders')) as { doc: { giftCards: { amount: number }[] } }[];
    return orders.flatMap(({ doc }) => doc.giftCards).reduce((total, { amount }) => total + amount, 0);
  };
  const atOnceTaken = await taken();
  expect(atOnceTaken).toBe(300 * ordered.filter(isPlaced).length);
  expect(atOnceTaken).toBeGreaterThan(0);
  expect(await shop.rows('gift_cards')).toMatchObject([{ balance: String(2000 - atOnceTaken) }]);
  // the others were told to look again; by then the card pays less, or nothing
  for (const { answer, order } of ordered.filter((one) => !isPlaced(one))) {
    expect(['CHECKOUT_CHANGED', 'REDEEM_GIFT_CARD_ERROR']).toContain((answer as { code: string }).code);
    if (!isPlaced({ answer: await order() })) expectAnswer(await order());
  }
  expect(await taken()).toBe(2000);
  expect(await shop.rows('gift_cards')).toMatchObject([{ balance: '0' }]);
});
