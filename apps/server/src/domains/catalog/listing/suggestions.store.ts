import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { CompiledQuery, Queryable } from '../../../platform/query/index.ts';
import type { ProductMedia } from '../product/product.ts';
import { pageOf } from './listed-products.store.ts';
import { visibleOnly } from './product-queries.store.ts';

export type Suggestions = {
  products: {
    id: string;
    name: string;
    slug: string;
    price: number;
    priceVaries: boolean;
    picture: ProductMedia | null;
  }[];
  categories: { id: string; name: string; slug: string }[];
};

/** Few are shown, and the next keystroke asks again: fewer are ranked than for a page of results. */
const MOST_RANKED = { ofAll: 40, ofEach: 20 };

/** Categories by the words of their names. */
export const categoryNames: Queryable = {
  fields: { id: { kind: 'uuid', column: sql`categories.id`, sortable: true } },
  defaultSort: [{ fieldName: 'id' }],
  tieBreaker: 'id',
  text: { vector: sql`plain_words(categories.name)`, fields: {} },
};

/** Only store categories that visitors can reach. */
const offered: RawBuilder<unknown> = sql`categories.visible and not categories.managed
  and categories.app_namespace = '@wix/stores' and categories.tree_key = '' and not exists (
    select from categories as above
    where above.site_id = categories.site_id and above.id = any(categories.path) and not above.visible)`;

/** The visible products and categories that two queries find, in one statement. */
export async function findSuggestions(
  tx: Tx,
  products: CompiledQuery,
  categories: CompiledQuery,
): Promise<Suggestions> {
  const { rows } = await sql<Suggestions>`
    with ${pageOf(tx, products, visibleOnly, MOST_RANKED)}
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', products.id, 'name', products.name, 'slug', products.slug,
          'price', products.price, 'priceVaries', products.price_max > products.price,
          'picture', products.doc -> 'media' -> 0) order by page.place), '[]')
        from page join products on products.site_id = page.site_id and products.id = page.id
        where page.place <= ${products.limit}) as products,
      (select coalesce(jsonb_agg(found.category order by found.place), '[]') from (
        select jsonb_build_object('id', categories.id, 'name', categories.name, 'slug', categories.slug) as category,
          row_number() over (order by ${categories.orderBy}) as place
        from categories where categories.site_id = ${tx.siteId} and ${offered} and ${categories.where}
        order by place limit ${sql.lit(categories.limit)}) as found) as categories`.execute(tx.db);
  return rows[0] ?? { products: [], categories: [] };
}
