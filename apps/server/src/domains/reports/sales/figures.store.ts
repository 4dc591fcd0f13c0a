/** What orders come to, by what tells them apart: the same for what is kept of past days and for what is read anew. */
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/** What the sales of a report are told apart by. */
export type Dimension = 'PRODUCT' | 'CHANNEL' | 'COUNTRY' | 'DISCOUNT' | 'BUYER';
/** `TOTAL` is all orders of a day; `SELLER` the products on sale, without gift cards. */
export type Figure = Dimension | 'TOTAL' | 'SELLER';
export const figures = ['TOTAL', 'SELLER', 'PRODUCT', 'CHANNEL', 'COUNTRY', 'DISCOUNT', 'BUYER'] as const;

/** The orders that count: placed for good and not cancelled. */
export const counts = sql`orders.status in ('APPROVED', 'PENDING')`;

/** An order is counted under a key, or under several where it has several products or discounts. */
type Source = {
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
  /** The date of the order that the name is from; null where that does not matter. */
  latest: RawBuilder<unknown>;
  items: RawBuilder<unknown>;
  sales: RawBuilder<unknown>;
  /** What a discount took off; null for everything else. */
  saved: RawBuilder<unknown>;
};

const nothing = { name: sql`null::text`, latest: sql`null::timestamptz`, saved: sql`null::bigint` };
const ofOrder = {
  ...nothing,
  from: sql``,
  where: sql`true`,
  items: sql`sum((orders.sales ->> 'items')::int)::int`,
  sales: sql`sum(orders.total)::bigint`,
};
const ofLine = {
  ...nothing,
  from: sql`cross join lateral jsonb_array_elements(orders.sales -> 'lines') as line`,
  key: sql`coalesce(line ->> 0, '')`,
  name: sql`(array_agg(line ->> 1 order by orders.created_date desc, orders.number desc))[1]`,
  latest: sql`max(orders.created_date)`,
  items: sql`sum((line ->> 2)::int)::int`,
  sales: sql`sum((line ->> 3)::bigint)::bigint`,
};

/** Whether the buyer has ordered before, as far as the address tells. */
const hasOrderedBefore = sql`exists (
  select from orders earlier
  where earlier.site_id = orders.site_id and earlier.email_key = orders.email_key
    and earlier.status in ('APPROVED', 'PENDING') and earlier.email_key is not null
    and earlier.created_date < orders.created_date)`;

const sources: Record<Figure, Source> = {
  TOTAL: { ...ofOrder, key: sql`''` },
  CHANNEL: { ...ofOrder, key: sql`coalesce(orders.sales ->> 'channel', '')` },
  COUNTRY: { ...ofOrder, key: sql`orders.sales ->> 'country'` },
  BUYER: { ...ofOrder, key: sql`case when ${hasOrderedBefore} then 'RETURNING' else 'NEW' end` },
  DISCOUNT: {
    ...ofOrder,
    from: sql`cross join lateral jsonb_array_elements(orders.sales -> 'discounts') as given`,
    key: sql`given ->> 0`,
    name: sql`max(given ->> 1)`,
    saved: sql`sum((given ->> 2)::bigint)::bigint`,
  },
  PRODUCT: { ...ofLine, where: sql`line ->> 0 is not null` },
  SELLER: { ...ofLine, where: sql`(line ->> 4)::boolean` },
};

/** The columns that `figuresOf` selects beside those it groups by. */
export const figureColumns = sql`key, name, latest, orders, items_sold, sales, saved`;

/** Adds up the orders within spans of time, which are rows named `spans` with `starts` and `ends`, by day and by key. */
export function figuresOf(tx: Tx, figure: Figure, { day }: { day: RawBuilder<unknown> }, limits = sql`true`) {
  const { from, where, key, name, latest, items, sales, saved } = sources[figure];
  return sql`
    select ${day} as day, orders.currency, ${key} as key, ${name} as name, ${latest} as latest,
      count(distinct orders.id)::int as orders, ${items} as items_sold, ${sales} as sales, ${saved} as saved
    from spans cross join lateral (
      select id, site_id, number, email_key, currency, total, created_date, sales from orders
      where orders.site_id = ${tx.siteId} and ${counts} and ${limits}
        and orders.created_date >= spans.starts and orders.created_date < spans.ends
      offset 0
    ) orders ${from}
    where ${where} group by 1, 2, 3`;
}
