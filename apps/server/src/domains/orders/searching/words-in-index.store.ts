import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { CompiledText } from '../../../platform/query/index.ts';

/** Orders of so many months, so many of each, tell how frequent a word is. */
const [MONTHS, OF_EACH] = [10, 20];
/** A word is rare that no more than one in so many orders has. */
const RARE = 100;

/**
 * The condition of words for their index. It gathers all orders of each word before it compares them, which takes long for a
 * first name and longest for the host of most e-mail addresses: where rare words are among those that an order must have, it is
 * asked for these alone, else for those that most orders do not have. The others are seen from the orders that it finds.
 */
export function inIndex(tx: Tx, { condition, required }: CompiledText): RawBuilder<unknown> {
  if (required.length < 2) return condition;
  // no index is asked for the outcome of a condition
  return sql`(${condition}) is true and orders.search @@ (
    with sample as materialized (
      select search from generate_series(0, ${sql.lit(MONTHS - 1)}) as months cross join lateral (
        select search from orders
        where site_id = ${tx.siteId} and created_date < now() - months * interval '30 days'
        order by created_date desc limit ${sql.lit(OF_EACH)}
      ) as latest
    ), known as (
      select word, case when times * ${sql.lit(RARE)} <= of_all then 1 when times * 2 <= of_all then 2 else 3 end as frequency
      from unnest(${required}::text[]) as word cross join lateral (
        select count(*) filter (where sample.search @@ word::tsquery) as times, count(*) as of_all from sample
      ) as counted
    )
    select string_agg(word, '&')::tsquery from known where frequency = (select min(frequency) from known))`;
}
