import { abandonedCheckoutAdministration } from '@stoa/contract';
import { demoCheckouts } from '@stoa/demo';
import { openTestDatabase } from '@stoa/server/testing/database';
import { addProducts } from '@stoa/server/testing/products';
import { expectAnswer, openShop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/db/index.ts';
import { createDemoCheckouts } from './demo-checkouts.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

test('checkouts of the demo shop were left in the last month, and some came back; a second start adds none', async () => {
  const shop = await openShop(database);
  const { ctx, call } = shop.staff();
  const names = [...new Set(demoCheckouts.flatMap(({ items }) => items.map(({ slug }) => slug)))];
  await addProducts(
    ctx,
    names.map((name) => ({ name, price: 1000 })),
  );
  await createDemoCheckouts(ctx);
  await createDemoCheckouts(ctx);
  const { figures } = expectAnswer(await call(abandonedCheckoutAdministration.getRecoveryReport, { days: 30 }));
  expect(figures).toMatchObject({ abandoned: 8, recovered: 3 });
  expect(await shop.rows('checkouts')).toHaveLength(8);
});
