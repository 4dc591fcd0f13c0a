import { sql } from 'kysely';

const linesOf = (list: 'lineItems' | 'customLineItems') =>
  sql`jsonb_array_elements(coalesce(checkout_templates.doc -> ${sql.lit(list)}, '[]')) as line`;
const itemId = sql`line -> 'catalogReference' ->> 'catalogItemId'`;

/**
 * What people know a pay link by: the names of what it sells today, as the catalogue or the template has them, its coupon,
 * and the id that its address contains.
 */
export const words = sql<string>`concat_ws(' ',
  (select string_agg(products.name, ' ' order by products.name) from products
    where products.site_id = checkout_templates.site_id
      and products.id in (select (${itemId})::uuid from ${linesOf('lineItems')}
        where ${itemId} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')),
  (select string_agg(line -> 'productName' ->> 'original', ' ') from ${linesOf('customLineItems')}),
  checkout_templates.doc ->> 'couponCode',
  checkout_templates.id)`;
