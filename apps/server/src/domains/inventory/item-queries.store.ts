import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { CompiledQuery, Queryable, QueryField, SortedRow } from '../../platform/query/index.ts';
import { type V3Item, viewV3Item } from './item-view.ts';
import { type ItemRow, itemColumns, toItem } from './items.store.ts';

/** Items with their products and variants. */
const itemsAndProducts = sql`
  inventory_items items
  join products on products.site_id = items.site_id and products.id = items.product_id
  left join product_variants own on own.site_id = items.site_id and own.product_id = items.product_id
    and own.variant_id = items.variant_id`;

/** The part after `from` for the items that match a condition. */
export const itemsWhere = (tx: Tx, condition: RawBuilder<boolean>): RawBuilder<unknown> =>
  sql`${itemsAndProducts} where items.site_id = ${tx.siteId} and ${condition}`;

const variantName = sql`(
  select string_agg(choice ->> 'name', ', ' order by place)
  from jsonb_array_elements(products.doc -> 'options') with ordinality as options (option, place)
  cross join jsonb_array_elements(option -> 'choices') choice
  where (choice ->> 'id')::uuid = any(own.choice_ids))`;
const isThere = sql`(case when items.track_quantity then items.quantity > 0 else items.in_stock end)`;
const preorderLeft = sql`(items.preorder_enabled and items.preorder_counter < coalesce(items.preorder_limit, items.preorder_counter + 1))`;

const field = (kind: QueryField['kind'], column: RawBuilder<unknown>, more: Partial<QueryField> = {}): QueryField => ({
  kind,
  column,
  ...more,
});
const sortable = { sortable: true };

/** Fields that clients may query inventory items by. */
export const itemQueryable: Queryable = {
  fields: {
    id: field('uuid', sql`items.id`, sortable),
    createdDate: field('date', sql`items.created_date`, sortable),
    updatedDate: field('date', sql`items.updated_date`, sortable),
    productId: field('uuid', sql`items.product_id`, sortable),
    variantId: field('uuid', sql`items.variant_id`, sortable),
    locationId: field('uuid', sql`items.location_id`, sortable),
    trackQuantity: field('boolean', sql`items.track_quantity`, sortable),
    quantity: field('integer', sql`items.quantity`, { sortable: true, nullable: true }),
    inStock: field('boolean', isThere, sortable),
    availabilityStatus: field(
      'string',
      sql`(case when ${isThere} then 'IN_STOCK' when ${preorderLeft} then 'PREORDER' else 'OUT_OF_STOCK' end)`,
      { sortable: true, values: ['IN_STOCK', 'OUT_OF_STOCK', 'PREORDER'] },
    ),
    'preorderInfo.enabled': field('boolean', sql`items.preorder_enabled`, sortable),
    'preorderInfo.limit': field('integer', sql`items.preorder_limit`, { sortable: true, nullable: true }),
    'preorderInfo.counter': field('integer', sql`items.preorder_counter`, sortable),
    'product.name': field('string', sql`products.name`, sortable),
    'product.directCategoryIds': field('uuidArray', sql`products.category_ids`),
    'product.variantName': field('string', variantName, { sortable: true, nullable: true }),
    'product.variantSku': field('string', sql`own.sku`, { sortable: true, nullable: true }),
    'product.variantVisible': field('boolean', sql`coalesce(own.visible, true)`, sortable),
  },
  // items are found by their products' words, and sorted as without words
  text: { vector: sql`products.search`, fields: { 'product.name': 'A', 'product.variantSku': 'C' }, ranked: null },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
  defaultLimit: 100,
  maxLimit: 1000,
};

type ViewRow = ItemRow & {
  product_name: string;
  category_ids: string[];
  variant_name: string | null;
  sku: string | null;
  variant_visible: boolean | null;
};

const viewColumns = sql`${itemColumns}, products.name as product_name, products.category_ids, ${variantName} as variant_name,
  own.sku, own.visible as variant_visible`;

const viewRow = (row: ViewRow): V3Item =>
  viewV3Item(toItem(row), {
    name: row.product_name,
    categoryIds: row.category_ids,
    variantName: row.variant_name,
    sku: row.sku,
    variantVisible: row.variant_visible ?? true,
  });

/** Items as V3 clients see them, by their ids. */
export async function findItemViews(tx: Tx, ids: readonly string[]): Promise<Map<string, V3Item>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ViewRow>`
    select ${viewColumns} from ${itemsAndProducts}
    where items.site_id = ${tx.siteId} and items.id = any(${ids as string[]}::uuid[])`.execute(tx.db);
  return new Map(rows.map((row) => [row.id, viewRow(row)]));
}

/** A page of items as the query fetches it: one more than the page if another follows. */
export async function queryItems(tx: Tx, query: CompiledQuery): Promise<(SortedRow & { view: V3Item })[]> {
  const { rows } = await sql<ViewRow & SortedRow>`
    select ${viewColumns}, ${query.sortKeys} as sort_keys from ${itemsAndProducts}
    where items.site_id = ${tx.siteId} and ${query.where}
    order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows.map((row) => ({ sort_keys: row.sort_keys, view: viewRow(row) }));
}

export async function countItems(tx: Tx, condition: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${itemsWhere(tx, condition)}`.execute(tx.db);
  return Number(rows[0]?.count ?? 0);
}

/** The next items that match a condition, in the order of ids, without those that a job has already processed. */
export async function findItemIds(
  tx: Tx,
  condition: RawBuilder<boolean>,
  { after, limit, jobId }: { after: string | null; limit: number; jobId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select items.id from ${itemsAndProducts}
    where items.site_id = ${tx.siteId} and ${condition} and (${after}::uuid is null or items.id > ${after}::uuid)
      and not exists (
        select from inventory_changes changes
        where changes.site_id = items.site_id and changes.item_id = items.id and changes.job_id = ${jobId})
    order by items.id limit ${limit}`.execute(tx.db);
  return rows.map(({ id }) => id);
}
