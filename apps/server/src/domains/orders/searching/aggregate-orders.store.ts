import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { isArrayKind, type QueryField, textOf } from '../../../platform/query/index.ts';
import { isListed } from '../orders.store.ts';

export type Scalar = '$sum' | '$avg' | '$min' | '$max';
export type Amount = { name: string; scalar: Scalar; field: QueryField };
/** How many orders there are of each combination of values, or what an amount of all comes to. */
export type Aggregation = { name: string; counted: QueryField[] } | Amount;

/** The combinations of an answer: the most frequent ones. */
const MOST_COMBINATIONS = 1000;

/**
 * The answers to aggregations over the orders that match a filter, which are read once: for counts pairs of values and
 * number, for amounts their text in minor units. `total` is how many orders match.
 */
export async function findAggregates(
  tx: Tx,
  aggregations: readonly Aggregation[],
  { filter, currency }: { filter: RawBuilder<boolean>; currency: string },
): Promise<{ total: number; answers: unknown[] }> {
  const fields = [...new Set(aggregations.flatMap((one) => ('counted' in one ? one.counted : [one.field])))];
  const columns = fields.map((field, place) => sql`${field.column} as ${sql.ref(`field_${place}`)}`);
  const columnOf = (field: QueryField) => sql.ref(`matched.field_${fields.indexOf(field)}`);
  const answers = aggregations.map((one) =>
    'counted' in one ? countsOf(one.counted, columnOf) : amountOf(one, columnOf(one.field), currency),
  );
  const { rows } = await sql<{ total: number; answers: unknown[] }>`
    with matched as materialized (
      select orders.currency, ${sql.join(columns)} from orders where ${isListed(tx, null)} and ${filter}
    )
    select (select count(*)::int from matched) as total, jsonb_build_array(${sql.join(answers)}) as answers`.execute(
    tx.db,
  );
  return rows[0] ?? { total: 0, answers: [] };
}

function countsOf(fields: readonly QueryField[], columnOf: (field: QueryField) => RawBuilder<unknown>) {
  const values = fields.map((field, place) =>
    textOf(field, isArrayKind(field.kind) ? sql.ref(`list_${place}.value`) : columnOf(field)),
  );
  // each of an order's values counts once
  const lists = fields.map((field, place) =>
    isArrayKind(field.kind)
      ? sql` left join lateral (select distinct unnest(${columnOf(field)}) as value) as ${sql.ref(`list_${place}`)} on true`
      : sql``,
  );
  const names = fields.map((_, place) => sql.ref(`value_${place}`));
  const named = values.map((value, place) => sql`${value} as ${names[place]}`);
  // an array is made of each combination, and not of each order
  return sql`(select jsonb_agg(jsonb_build_array(values, count) order by count desc, values) from (
    select jsonb_build_array(${sql.join(names)}) as values, count from (
      select ${sql.join(named)}, count(*) as count from matched${sql.join(lists, sql``)} group by ${sql.join(names)}
    ) as combined order by 2 desc, 1 limit ${sql.lit(MOST_COMBINATIONS)}) as counted)`;
}

/** Amounts of other currencies cannot be added to those of the site's. */
function amountOf({ scalar }: Amount, column: RawBuilder<unknown>, currency: string) {
  const value = {
    $sum: sql`sum(${column})`,
    $avg: sql`round(avg(${column}))`,
    $min: sql`min(${column})`,
    $max: sql`max(${column})`,
  }[scalar];
  return sql`(select (${value})::text from matched where currency = ${currency})`;
}
