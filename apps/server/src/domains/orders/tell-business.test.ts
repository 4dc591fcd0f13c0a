import { openTestDatabase } from '@stoa/server/testing/database';
import { placeOrder } from '@stoa/server/testing/orders';
import { openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { beforeEach, expect, test } from 'vitest';
import type { LetterSettings } from '../../site.ts';
import { orderNotice } from './tell-business.ts';

const database = await openTestDatabase();
let shop: Shop;
beforeEach(async () => {
  shop = await openShop(database);
});

/** Places an order in a shop that decided this about the mail, and returns who is told. */
async function toldOf(settings: LetterSettings | undefined, email?: string): Promise<string[]> {
  Object.assign(shop.site.settings, { email, ...(settings && { letters: { 'new-order': settings } }) });
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 9 });
  await placeOrder(shop, [mug.line(2)]);
  const { ctx } = shop.staff();
  await doDueWork(ctx, [orderNotice]);
  await doDueWork(ctx, [orderNotice]);
  const queued = await shop.rows<{ kind: string; input: { to: string; subject: string; text: string } }>('tasks');
  const mails = queued.filter(({ kind }) => kind === 'mail').map(({ input }) => input);
  for (const { subject, text } of mails) {
    expect(subject).toMatch(/^New order 10001: €29\.63$/);
    expect(text).toContain('2 × Mug');
    expect(text).toContain('/dashboard/orders/');
    expect(text).toContain('ada@example.com');
  }
  return mails.map(({ to }) => to);
}

test('the team is told of an order once', async () => {
  expect(await toldOf(undefined)).toEqual([shop.site.ownerEmail]);
});

test('the address of the shop is told in place of its team', async () => {
  expect(await toldOf(undefined, 'shop@example.com')).toEqual(['shop@example.com']);
});

test('those are told that the shop chose', async () => {
  const to = ['packing@example.com', 'boss@example.com'];
  expect((await toldOf({ to }, 'shop@example.com')).toSorted()).toEqual(to.toSorted());
});

test('nobody is told where it is switched off', async () => {
  expect(await toldOf({ isOff: true, to: ['packing@example.com'] })).toEqual([]);
});
