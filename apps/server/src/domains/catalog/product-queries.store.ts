import { parseAmount } from '@stoa/money';
import { type RawBuilder, sql } from 'kysely';
import { compileSearch, type Queryable, type QueryField } from '../../platform/query/index.ts';

/** The collection that every product of a V1 catalogue is in; not a well-formed GUID, but what clients know. */
export const ALL_PRODUCTS_ID = '00000000-000000-000000-000000000001';

const price = (currency: string): QueryField => ({
  kind: 'number',
  column: sql`products.price`,
  sortable: true,
  toColumn: (text) => parseAmount(text, currency, 'half-up') ?? undefined,
});
const id: QueryField = { kind: 'uuid', column: sql`products.id`, sortable: true };
const name: QueryField = { kind: 'string', column: sql`products.name`, sortable: true };
const slug: QueryField = { kind: 'string', column: sql`products.slug`, sortable: true };
const sku: QueryField = { kind: 'string', column: sql`products.sku`, sortable: true, nullable: true };
const visible: QueryField = { kind: 'boolean', column: sql`products.visible`, sortable: true };
const createdDate: QueryField = { kind: 'date', column: sql`products.created_date`, sortable: true };
const updatedDate: QueryField = { kind: 'date', column: sql`products.updated_date`, sortable: true };
const numericId: QueryField = { kind: 'integer', column: sql`products.numeric_id`, sortable: true };
const categories: QueryField = { kind: 'uuidArray', column: sql`products.category_ids` };
const brandId: QueryField = { kind: 'uuid', column: sql`products.brand_id`, nullable: true };
const ribbonId: QueryField = { kind: 'uuid', column: sql`products.ribbon_id`, nullable: true };

const byNewest = {
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
  tieBreaker: 'id',
  maxLimit: 100,
};

/** What V1 clients may ask of products. */
export const v1Queryable = (currency: string): Queryable => ({
  fields: {
    id,
    name,
    slug,
    sku,
    numericId,
    createdDate,
    lastUpdated: updatedDate,
    price: price(currency),
    'priceData.price': price(currency),
    productType: { kind: 'string', column: sql`lower(products.product_type)`, values: ['physical', 'digital'] },
    'collections.id': categories,
    collectionIds: categories,
    visible,
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
  maxLimit: 100,
});

/** What V3 clients may ask with Query: prices, names and categories are for Search. */
export const v3Queryable: Queryable = {
  fields: { id, slug, handle: slug, createdDate, updatedDate, visible },
  ...byNewest,
};

export const v3Searchable = (currency: string): Queryable => ({
  fields: {
    id,
    name,
    slug,
    handle: slug,
    createdDate,
    updatedDate,
    visible,
    productType: { kind: 'string', column: sql`products.product_type`, values: ['PHYSICAL', 'DIGITAL'] },
    'actualPriceRange.minValue.amount': price(currency),
    'actualPriceRange.maxValue.amount': { ...price(currency), column: sql`products.price_max` },
    'variantsInfo.variants.sku': { ...sku, sortable: false },
    'directCategoriesInfo.categories': categories,
    'allCategoriesInfo.categories': categories,
    'brand.id': brandId,
    'ribbon.id': ribbonId,
  },
  ...byNewest,
});

export const visibleOnly: RawBuilder<unknown> = sql`products.visible`;
export const everything: RawBuilder<unknown> = sql`true`;
export const both = (a: RawBuilder<unknown>, b: RawBuilder<unknown>): RawBuilder<unknown> => sql`${a} and ${b}`;

/** Products whose texts hold the words. */
export const matching = (expression: string, mode: 'AND' | 'OR', fuzzy: boolean): RawBuilder<unknown> =>
  compileSearch(expression, sql`products.search_text`, { mode, fuzzy });

/** What clients may ask of collections. */
export const collectionQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`categories.id`, sortable: true },
    name: { kind: 'string', column: sql`categories.name`, sortable: true },
    slug: { kind: 'string', column: sql`categories.slug`, sortable: true },
    position: { kind: 'integer', column: sql`categories.position`, sortable: true, filterable: false },
  },
  defaultSort: [{ fieldName: 'position', order: 'ASC' }],
  tieBreaker: 'id',
  maxLimit: 100,
};
export const visibleCategories: RawBuilder<unknown> = sql`categories.visible`;
