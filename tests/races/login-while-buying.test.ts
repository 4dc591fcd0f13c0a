import { randomUUID } from 'node:crypto';
import { checkouts, currentCart } from '@stoa/contract';
import { onPostgres } from '@stoa/server/testing/on-postgres';
import { expectAnswer, openShop } from '@stoa/server/testing/shop';
import { expect, test } from 'vitest';
import { joinVisitor } from '../../apps/server/src/domains/visitors/index.ts';
import { type Database, withSite } from '../../apps/server/src/platform/db/index.ts';
import { isRefusal } from '../../apps/server/src/platform/refusal.ts';
import { atOnce } from './support/buyer.ts';

let database: Database;
onPostgres((opened) => {
  database = opened;
});

test('a buyer who logs in while their checkout is ordered buys once, and keeps their data as a member', async () => {
  const shop = await openShop(database);
  const [card, song] = [
    await shop.add({ name: 'Gift card', price: 1000, isDigital: true }),
    await shop.add({ name: 'Song', price: 100, isDigital: true }),
  ];
  const address = { country: 'DE', city: 'Berlin', postalCode: '10119', addressLine: 'Torstraße 1' };
  const billingInfo = { address, contactDetails: { firstName: 'Grace', lastName: 'Hopper' } };
  const left = await atOnce(12, async () => {
    const [visitor, member] = [shop.visitor(), shop.member(randomUUID())];
    const idOf = ({ ctx }: typeof visitor) => ('id' in ctx.caller ? ctx.caller.id : '');
    await member.call(currentCart.addToCurrentCart, { lineItems: [card.line(1)] });
    await visitor.call(currentCart.addToCurrentCart, { lineItems: [card.line(2), song.line(1)] });
    const { checkoutId: id } = expectAnswer(
      await visitor.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB', email: 'grace@example.com' }),
    );
    expectAnswer(await visitor.call(checkouts.updateCheckout, { checkout: { id, billingInfo } }));
    const who = { visitorId: idOf(visitor), memberId: idOf(member) };
    const [ordered] = await Promise.all([
      visitor.call(checkouts.createOrder, { id }),
      withSite(member.ctx, (tx) => joinVisitor(member.ctx, tx, who)),
    ]);
    // the login was faster: the checkout belongs to the member by then
    if (isRefusal(ordered)) expectAnswer(await member.call(checkouts.createOrder, { id }));
    const { cart } = expectAnswer(await member.call(currentCart.getCurrentCart, {}));
    return cart?.lineItems?.map(({ catalogReference, quantity }) => [catalogReference?.catalogItemId, quantity]);
  });
  expect(left).toEqual(Array(12).fill([[card.id, 1]]));
  expect(await shop.rows('orders')).toHaveLength(12);
});
