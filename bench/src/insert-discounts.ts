import { sql } from 'kysely';
import { asPlatform, type Database } from '../../apps/server/src/platform/db/index.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';

const STORES_APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const ITEMS_A_RULE = 20;

type Many = { rules: number; coupons: number; productIds: readonly string[]; categoryIds: readonly string[] };

/** The code of a coupon, by its number. */
export const codeOf = (number: number): string => `BENCH-${number}`;

/**
 * Writes automatic discounts and coupons, bypassing the use cases. Most rules are for some products, others for a category,
 * and some depend on the subtotal; a few have limits, which are counted.
 */
export async function insertDiscounts(database: Database, siteId: string, many: Many): Promise<void> {
  const rules = Array.from({ length: many.rules }, (_, number) => ({ id: newId(), doc: ruleOf(number, many) }));
  await asPlatform('a bulk load precedes all reads', database, async (tx) => {
    await sql`
      insert into discount_rules (site_id, id, created_date, updated_date, doc)
      select ${siteId}, id, now(), now(), doc
      from json_to_recordset(${JSON.stringify(rules)}::json) as rule (id uuid, doc jsonb)`.execute(tx.db);
    await sql`
      insert into coupons (site_id, id, code, code_key, name, discount, active, start_date, usage_limit, created_date)
      select ${siteId}, gen_random_uuid(), 'BENCH-' || number, lower('BENCH-' || number), 'Coupon ' || number,
        ${JSON.stringify({ type: 'ORDER_PERCENTAGE', percentage: 10 })}::jsonb, true, '2026-01-01', 1000000, now()
      from generate_series(0, ${many.coupons - 1}::int) as number`.execute(tx.db);
    // as other processes tell of changes
    await sql`select pg_notify('stoa_site_changed', ${`bench ${siteId}`}::text)`.execute(tx.db);
  });
}

function ruleOf(number: number, { productIds, categoryIds }: Many): object {
  const product = (place: number) => productIds[(number * 31 + place * 7) % productIds.length] ?? '';
  const items = Array.from({ length: ITEMS_A_RULE }, (_, place) => ({ id: product(place), appId: STORES_APP }));
  const category = { id: categoryIds[number % categoryIds.length] ?? '', appId: STORES_APP };
  const scopes =
    number % 4 === 0
      ? [
          {
            id: newId(),
            type: 'CUSTOM_FILTER',
            customFilter: { appId: STORES_APP, params: { collectionIds: [category.id] } },
          },
        ]
      : [
          {
            id: newId(),
            type: 'CATALOG_ITEM',
            catalogItemFilter: { catalogAppId: STORES_APP, catalogItemIds: items.map(({ id }) => id) },
          },
        ];
  const trigger = { subtotalRange: { from: String(50 + number), scopes } };
  return {
    name: `Rule ${number}`,
    active: true,
    ...(number % 5 === 0 ? { trigger } : {}),
    ...(number % 50 === 1 ? { settings: { usageLimit: 1_000_000 } } : {}),
    discounts: { values: [{ targetType: 'SPECIFIC_ITEMS', percentage: 5, specificItemsInfo: { scopes } }] },
  };
}
