import { badges, brands, connect, httpTransport } from '@stoa/sdk';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asPlatform } from '../../apps/server/src/platform/db/index.ts';
import { atOnce, outcomeOf, refusalsOf } from './support/buyer.ts';
import { kinds, openRaceShop, type RaceShop } from './support/shop.ts';

const MOST_BADGES = 100;

describe.each(kinds)('%s', (kind) => {
  let shop: RaceShop;
  beforeAll(async () => {
    shop = await openRaceShop(kind);
  });
  afterAll(() => shop?.close());
  const transport = () => {
    const headers = () => ({ authorization: shop.server.site.apiKey });
    return httpTransport({ baseUrl: shop.server.url, headers });
  };
  const looks = { backgroundColor: '#112233', textColor: '#FFFFFF' };
  const create = (title: string) => connect(badges, transport()).createBadge({ badge: { title, ...looks } });
  const shown = async () => {
    const { badges: all = [] } = await connect(badges, transport()).queryBadges({ query: { paging: { limit: 100 } } });
    return all;
  };

  test('twenty concurrent requests to get or create a brand by one name all get the same one', async () => {
    const staff = connect(brands, transport());
    const made = await atOnce(20, (index) => staff.getOrCreateBrand({ brandName: index % 2 ? 'Raced' : 'RACED' }));
    expect(new Set(made.map(({ brand }) => brand?.id)).size).toBe(1);
    const { brands: all = [] } = await staff.queryBrands({ query: { filter: { name: { $in: ['Raced', 'RACED'] } } } });
    expect(all).toHaveLength(1);
  });

  test('badges that are created and moved at once keep distinct positions', async () => {
    const first = await create('First');
    await atOnce(10, (index) => create(`Badge ${index}`));
    const staff = connect(badges, transport());
    const ids = (await shown()).map(({ id }) => id ?? '');
    await atOnce(10, (index) =>
      index % 2
        ? staff.moveBadge({ badgeId: ids[index] ?? '', position: 'FIRST' })
        : create(`Late ${index}`).then(() => staff.updateBadgesDisplayOrder({ ids: [ids[index] ?? ''] })),
    );
    const rows = await asPlatform('a test looks behind the scenes', shop.server.database, async (tx) => {
      const found = await sql<{ position: number; slug: string }>`
        select position, unique_key as slug from badges where site_id = ${shop.server.site.id}`.execute(tx.db);
      return found.rows;
    });
    expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
    expect(rows).toHaveLength(16);
    expect((await shown()).map(({ id }) => id)).toContain(first.badge?.id);
  });

  test('concurrent creation of badges never exceeds the site’s limit', async () => {
    const before = (await shown()).length;
    for (let count = before; count < MOST_BADGES - 5; count++) await create(`Filling ${count}`);
    const outcomes = await atOnce(20, (index) => outcomeOf(create(`Raced ${index}`)));
    expect(refusalsOf(outcomes)).toHaveLength(15);
    expect(await shown()).toHaveLength(MOST_BADGES);
  });
});
