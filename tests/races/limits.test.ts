import { pages, productsV3 } from '@stoa/contract';
import { onPostgres } from '@stoa/server/testing/on-postgres';
import { expect, test } from 'vitest';
import { openProductsShop, priced } from '../../apps/server/src/domains/catalog/product/products.fixture.ts';
import { storeBytes } from '../../apps/server/src/domains/media/index.ts';
import { inviteStaff } from '../../apps/server/src/domains/team/invitations.ts';
import type { Database } from '../../apps/server/src/platform/db/index.ts';
import { isRefusal } from '../../apps/server/src/platform/refusal.ts';
import type { SiteLimits } from '../../apps/server/src/site.ts';
import { atOnce } from './support/buyer.ts';

let database: Database;
onPostgres((opened) => {
  database = opened;
});

const AT_ONCE = 12;

async function limited(limits: SiteLimits) {
  const shop = await openProductsShop(database);
  Object.assign(shop.staff.ctx.site, { limits });
  /** What comes of calls at once: how many were done, and what the others were refused with. */
  const outcomes = async (operation: unknown, request: (index: number) => object) => {
    const answers = await atOnce(AT_ONCE, (index) => shop.staff.call(operation, request(index)));
    const refused = answers.filter(isRefusal);
    return { done: answers.length - refused.length, refused: new Set(refused.map((one) => JSON.stringify(one))) };
  };
  return { ...shop, outcomes };
}

const reached = (limit: string, maximum: number) =>
  new Set([JSON.stringify({ refused: 'code', code: 'LIMIT_REACHED', data: { limit, maximum } })]);

test('products that are created at once stay within the limit together', async () => {
  const { outcomes, rows } = await limited({ products: 5 });
  const product = (index: number) => ({
    product: { name: `Cup ${index}`, productType: 'PHYSICAL', variantsInfo: { variants: [priced('1.00')] } },
  });
  expect(await outcomes(productsV3.createProduct, product)).toEqual({ done: 5, refused: reached('products', 5) });
  expect(await rows('products')).toHaveLength(5);
});

test('so do pages', async () => {
  const { outcomes } = await limited({ pages: 4 });
  const page = (index: number) => ({ title: 'Page', address: `page-${index}`, content: [] });
  expect(await outcomes(pages.createPage, page)).toEqual({ done: 4, refused: reached('pages', 4) });
});

test('so do people, with those who are invited', async () => {
  const { rows, contextOf, site } = await limited({ staff: 3 });
  const ctx = contextOf({ kind: 'staff', id: site.ownerId, role: 'owner', permissions: ['*'] });
  const invite = (index: number) => inviteStaff(ctx, { email: `person-${index}@staff.test`, role: 'support' });
  const answers = await atOnce(AT_ONCE, invite);
  const refused = answers.filter(isRefusal);
  expect(new Set(refused.map((one) => JSON.stringify(one)))).toEqual(reached('staff', 3));
  const people = [...(await rows('user_roles')), ...(await rows('staff_invitations'))];
  expect([people.length, answers.length - refused.length]).toEqual([3, 3 - (await rows('user_roles')).length]);
});

test('so do files', async () => {
  const { staff, rows } = await limited({ storageMegabytes: 2 });
  const bytes = Buffer.alloc(600_000, 'a word ');
  const answers = await atOnce(AT_ONCE, (index) =>
    storeBytes(staff.ctx, bytes, { fileName: `${index}.txt`, private: true }),
  );
  const kept = answers.filter((answer) => !isRefusal(answer));
  expect(kept).toHaveLength(3);
  expect((await rows<{ size: string }>('media_files')).filter(({ size }) => Number(size) === 600_000)).toHaveLength(3);
});
