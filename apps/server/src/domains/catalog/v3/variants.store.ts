import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import {
  type AggregationData,
  aggregate,
  type CompiledAggregations,
  type CompiledQuery,
  type Queryable,
  type QueryField,
  type SortedRow,
} from '../../../platform/query/index.ts';
import { sellingLocations } from '../../inventory/index.ts';
import { amountField } from '../listing/product-queries.store.ts';

/** A variant's place in the catalogue; its data is in the product. */
export type VariantReference = { productId: string; variantId: string };

const variantSource = sql`product_variants join products
  on products.site_id = product_variants.site_id and products.id = product_variants.product_id`;

const ofVariant = (kind: QueryField['kind'], column: string, more: Partial<QueryField> = {}): QueryField => ({
  kind,
  column: sql.ref(`product_variants.${column}`),
  ...more,
});
const ofProduct = (kind: QueryField['kind'], column: string, more: Partial<QueryField> = {}): QueryField => ({
  kind,
  column: sql.ref(`products.${column}`),
  ...more,
});
const sortable = { sortable: true };
const orNone = { sortable: true, nullable: true };

/** Whether buyers can get it from the locations that sell. */
const inStock = sql<boolean>`exists (
  select from inventory_items as items
  where items.site_id = product_variants.site_id and items.product_id = product_variants.product_id
    and items.variant_id = product_variants.variant_id
    and case when items.track_quantity then items.quantity > 0 else items.in_stock end
    and items.location_id = any(array(${sellingLocations(sql`product_variants.site_id`)})))`;

/**
 * Fields that clients may query variants across products by. `text` finds words of the product or codes of the variant.
 */
export const variantQueryable = (currency: string): Queryable => ({
  fields: {
    id: ofVariant('uuid', 'variant_id', sortable),
    variantId: ofVariant('uuid', 'variant_id', sortable),
    sku: ofVariant('string', 'sku', orNone),
    barcode: ofVariant('string', 'barcode', orNone),
    visible: ofVariant('boolean', 'visible', sortable),
    'price.actualPrice.amount': amountField(currency, sql`product_variants.price`),
    'price.compareAtPrice.amount': amountField(currency, sql`product_variants.compare_at_price`, { nullable: true }),
    'optionChoices.optionChoiceIds.choiceId': ofVariant('uuidArray', 'choice_ids'),
    'inventoryStatus.inStock': { kind: 'boolean', column: inStock },
    'productData.productId': ofProduct('uuid', 'id', sortable),
    'productData.name': ofProduct('string', 'name', sortable),
    'productData.slug': ofProduct('string', 'slug', sortable),
    'productData.handle': ofProduct('string', 'slug', sortable),
    'productData.visible': ofProduct('boolean', 'visible', sortable),
    'productData.visibleInPos': ofProduct('boolean', 'visible_in_pos', sortable),
    'productData.productType': ofProduct('string', 'product_type', { values: ['PHYSICAL', 'DIGITAL'] }),
    'productData.mainCategoryId': ofProduct('uuid', 'main_category_id', { nullable: true }),
  },
  text: {
    // of the product's codes, only the variant's own count
    vector: sql`(ts_filter(products.search, '{a,b,d}') || setweight(plain_words(
      concat_ws(' ', product_variants.sku, product_variants.barcode)), 'C'))`,
    indexed: sql`products.search`,
    ranked: null,
    fields: { 'productData.name': 'A', sku: 'C', barcode: 'C' },
  },
  defaultSort: [{ fieldName: 'id', order: 'DESC' }],
  tieBreaker: 'id',
  maxLimit: 1000,
});

/** Variants that buyers see. */
export const visibleVariants: RawBuilder<unknown> = sql`products.visible and product_variants.visible`;

/** A page of variants in the order of the query: one more than the page if another page follows. */
export async function queryVariants(
  tx: Tx,
  query: CompiledQuery,
  condition: RawBuilder<unknown>,
): Promise<(VariantReference & SortedRow)[]> {
  const { rows } = await sql<VariantReference & SortedRow>`
    select product_variants.product_id as "productId", product_variants.variant_id as "variantId",
      ${query.sortKeys} as sort_keys
    from ${variantSource} where product_variants.site_id = ${tx.siteId} and ${condition} and ${query.where}
    order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows;
}

export async function countVariants(tx: Tx, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${variantSource} where product_variants.site_id = ${tx.siteId} and ${condition}`.execute(
    tx.db,
  );
  return Number(rows[0]?.count ?? 0);
}

/** Answers aggregations over the variants that meet a condition. */
export const aggregateVariants = (
  tx: Tx,
  aggregations: CompiledAggregations,
  condition: RawBuilder<unknown>,
): Promise<AggregationData> =>
  aggregate(tx, aggregations, sql`${variantSource} where product_variants.site_id = ${tx.siteId} and ${condition}`);
