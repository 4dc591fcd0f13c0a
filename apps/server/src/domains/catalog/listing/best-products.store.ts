import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { CompiledQuery } from '../../../platform/query/index.ts';
import { versionColumns } from '../product/products.store.ts';
import { productSource } from './product-queries.store.ts';

/** The maximum of products that are ranked, the newest first: those with all words, and those with each word. */
export type MostRanked = { ofAll: number; ofEach: number };
const USUALLY: MostRanked = { ofAll: 300, ofEach: 100 };

/**
 * The page of a search by relevance, as the common table expression `page`. Ranking reads every candidate's words,
 * which takes long for common words: only the newest of each tier are ranked, and the other results follow, newest
 * first.
 */
export function fittingBest(
  tx: Tx,
  query: CompiledQuery,
  condition: RawBuilder<unknown>,
  most: MostRanked = USUALLY,
): RawBuilder<unknown> {
  const { text } = query;
  if (!text) throw new Error('relevance is to words that are looked for');
  const ofSite = sql`products.site_id = ${tx.siteId} and ${condition} and ${query.fieldFilter}`;
  const tiers = text.tiers.flatMap((conditions, number) => {
    const limit = number === 0 ? most.ofAll : most.ofEach;
    return conditions.map((condition, place) => {
      const name = sql.ref(`tier_${number}_${place}`);
      const isFull = sql`(select count(*) from ${name}) = ${sql.lit(limit)}`;
      return { name, limit, condition, isFull, number };
    });
  });
  const selects = tiers.map(({ name, limit, condition: words, number }, place) => {
    const before = tiers[place - 1];
    const isNeeded = before?.number === number ? sql`not ${before.isFull}` : sql`true`;
    return sql`${name} as materialized (select * from (
      select products.site_id, products.id from ${productSource} where ${ofSite} and ${words}
      order by products.created_date desc, products.id desc limit ${sql.lit(limit)}) as newest where ${isNeeded})`;
  });
  const candidates = tiers.map(({ name }) => sql`select * from ${name}`);
  // if no tier is full, the tiers contain all results
  const someFull = sql.join(
    tiers.map(({ isFull }) => isFull),
    sql` or `,
  );
  const isShort = sql`(select count(*) from best) <= ${sql.lit(query.offset + query.limit)}`;
  const needsOthers = sql`(${someFull}) and ${query.direction === 'prev' ? sql`true` : isShort}`;
  const beyond = query.beyond ?? sql<boolean>`true`;
  const window = sql`order by ${query.orderBy} limit ${sql.lit(query.offset + query.limit + 1)}`;
  return sql`
    ${sql.join(selects)},
    candidates as materialized (${sql.join(candidates, sql` union `)}),
    ranked as materialized (
      select products.site_id, products.id, ${versionColumns}, products.created_date, ${text.rank} as rank
      from candidates join products on products.site_id = candidates.site_id and products.id = candidates.id
    ),
    best as materialized (select products.* from ranked as products where ${beyond} ${window}),
    others as materialized (
      select products.* from (
        select products.site_id, products.id, ${versionColumns}, products.created_date, 0::bigint as rank
        from ${productSource} where ${ofSite} and ${text.condition}
      ) as products
      where ${needsOthers} and ${beyond} and not exists (select from ranked where ranked.id = products.id) ${window}
    ),
    page as materialized (
      select products.site_id, products.id, ${versionColumns}, ${query.sortKeys} as sort_keys,
        row_number() over (order by ${query.orderBy}) as place
      from (select * from best union all select * from others) as products
      order by ${query.orderBy} ${query.window}
    )`;
}
