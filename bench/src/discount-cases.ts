import { openDatabase } from '../../apps/server/src/platform/db/index.ts';
import { purchase } from './buying.ts';
import type { Times } from './cases.ts';
import type { Store } from './child-server.ts';
import type { HttpClient } from './http-client.ts';
import { codeOf, insertDiscounts } from './insert-discounts.ts';
import type { Shop } from './make-shop.ts';
import type { Case } from './measure.ts';

const RULES = 200;
const COUPONS = 10_000;

/** Purchases on a site with many discounts, which the first of them writes; a second process can write to a server only. */
export function discountCases(client: HttpClient, shop: Shop, { writes }: Times, { databaseUrl }: Store): Case[] {
  if (databaseUrl === null) return [];
  let written: Promise<void> | undefined;
  const prepare = () => {
    written ??= write(databaseUrl, shop);
    return written;
  };
  const among = `${RULES} discounts and ${COUPONS.toLocaleString('en')} coupons`;
  return [
    { name: `Whole purchase, ${among}`, times: writes, prepare, run: (number) => purchase(client, shop, number) },
    {
      name: `Whole purchase with a coupon, ${among}`,
      times: writes,
      prepare,
      run: (number) => purchase(client, shop, number, { couponCode: codeOf(number % COUPONS) }),
    },
  ];
}

async function write(databaseUrl: string, { siteId, samples, categoryIds }: Shop): Promise<void> {
  const database = await openDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    const productIds = samples.map(({ id }) => id);
    await insertDiscounts(database, siteId, { rules: RULES, coupons: COUPONS, productIds, categoryIds });
  } finally {
    await database.close();
  }
}
