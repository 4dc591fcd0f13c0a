import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Queryable } from '../../platform/query/index.ts';

/**
 * The variants of products, by product. The products are locked against changes and deletion: their locks come before
 * those of their items.
 */
export async function holdVariants(tx: Tx, productIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ id: string; variant_ids: string[] }>`
    select id, array(select variant ->> 'id' from jsonb_array_elements(doc -> 'variants') variant) as variant_ids
    from products where site_id = ${tx.siteId} and id = any(${productIds as string[]}::uuid[])
    order by id for share`.execute(tx.db);
  return new Map(rows.map((row) => [row.id, new Set(row.variant_ids)]));
}

/** Fields that clients may select variants for new stock by. */
export const variantQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`variants.variant_id`, sortable: true },
    variantId: { kind: 'uuid', column: sql`variants.variant_id` },
    visible: { kind: 'boolean', column: sql`variants.visible` },
    sku: { kind: 'string', column: sql`variants.sku`, nullable: true },
    barcode: { kind: 'string', column: sql`variants.barcode`, nullable: true },
    productId: { kind: 'uuid', column: sql`products.id` },
    'productData.productId': { kind: 'uuid', column: sql`products.id` },
    'productData.name': { kind: 'string', column: sql`products.name` },
    'productData.productType': { kind: 'string', column: sql`products.product_type`, values: ['PHYSICAL', 'DIGITAL'] },
    'productData.visible': { kind: 'boolean', column: sql`products.visible` },
    'productData.directCategoryIds': { kind: 'uuidArray', column: sql`products.category_ids` },
  },
  text: { vector: sql`products.search`, fields: { 'productData.name': 'A', sku: 'C' }, ranked: null },
  defaultSort: [{ fieldName: 'id' }],
  tieBreaker: 'id',
};

/** The next variants that match a condition and have no stock at a location, by product, in the order of products. */
export async function findVariantsWithoutItem(
  tx: Tx,
  condition: RawBuilder<boolean>,
  { locationId, after, limit }: { locationId: string; after: string | null; limit: number },
): Promise<{ productId: string; variantIds: string[] }[]> {
  const { rows } = await sql<{ productId: string; variantIds: string[] }>`
    select products.id as "productId", array_agg(variants.variant_id) as "variantIds"
    from products join product_variants variants on variants.site_id = products.site_id and variants.product_id = products.id
    where products.site_id = ${tx.siteId} and ${condition} and (${after}::uuid is null or products.id > ${after}::uuid)
      and not exists (
        select from inventory_items items
        where items.site_id = products.site_id and items.product_id = products.id
          and items.variant_id = variants.variant_id and items.location_id = ${locationId})
    group by products.id order by products.id limit ${limit}`.execute(tx.db);
  return rows;
}
