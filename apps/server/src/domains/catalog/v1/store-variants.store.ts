import { sql } from 'kysely';
import type { Queryable } from '../../../platform/query/index.ts';

/** Fields that V1 clients may query variants by. */
export const storeVariantQueryable: Queryable = {
  fields: {
    variantId: { kind: 'uuid', column: sql`product_variants.variant_id`, sortable: true },
    productId: { kind: 'uuid', column: sql`products.id`, sortable: true },
    productName: { kind: 'string', column: sql`products.name`, sortable: true },
    sku: { kind: 'string', column: sql`product_variants.sku`, sortable: true, nullable: true },
    collectionIds: { kind: 'uuidArray', column: sql`products.category_ids` },
  },
  defaultSort: [{ fieldName: 'productId', order: 'DESC' }],
  tieBreaker: 'variantId',
  maxLimit: 100,
};
