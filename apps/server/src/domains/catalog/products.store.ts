import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import {
  type AggregationData,
  aggregate,
  type CompiledAggregations,
  type CompiledQuery,
  type SortedRow,
} from '../../platform/query/index.ts';
import { readStock, stockColumn } from '../inventory/index.ts';
import { fittingBest, type MostRanked } from './best-products.store.ts';
import { emptyContent, type Product, type ProductContent, type VariantStock } from './product.ts';
import { productSource } from './product-queries.store.ts';

/** A product with the stock of its variants, as of now. */
export type StockedProduct = Product & {
  stock: VariantStock[];
  /** Its categories with all above them, and All Products. */
  allCategoryIds: string[];
};

/** Says which state of a product and its stock is meant: with each change there is another `version`. */
export type ProductVersion = { id: string; version: string };

type Row = {
  id: string;
  numeric_id: string;
  revision: string;
  created_date: string;
  updated_date: string;
  doc: Partial<ProductContent>;
  category_ids: string[];
  all_category_ids: string[];
  category_revision: number;
  /** Null where no variant has any. */
  stock: string | null;
};

const columns = sql`products.id, products.numeric_id, products.revision, products.created_date, products.updated_date,
  products.doc, products.category_ids, products.all_category_ids, products.category_revision`;
const stockOf = (tx: Tx, product: 'products' | 'page') => sql`${stockColumn(tx.siteId, product)} as stock`;

type Versioned = Pick<Row, 'revision' | 'category_revision' | 'stock'>;
const versionOf = ({ revision, category_revision, stock }: Versioned): string =>
  `${revision}.${category_revision} ${stock ?? ''}`;

function toProduct(row: Row): StockedProduct {
  const { id, numeric_id, revision, created_date, updated_date } = row;
  return {
    id,
    numericId: numeric_id,
    revision: Number(revision),
    createdDate: created_date,
    updatedDate: updated_date,
    ...emptyContent,
    ...row.doc,
    categoryIds: row.category_ids,
    allCategoryIds: row.all_category_ids,
    stock: readStock(row.stock),
  };
}

async function selectRows(tx: Tx, rest: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columns}, ${stockOf(tx, 'products')} from products where products.site_id = ${tx.siteId} and ${rest}`.execute(
    tx.db,
  );
  return rows;
}

const select = async (tx: Tx, rest: RawBuilder<unknown>): Promise<StockedProduct[]> =>
  (await selectRows(tx, rest)).map(toProduct);

const withIds = (ids: readonly string[]) => sql`products.id = any(${ids as string[]}::uuid[])`;

export const findProductsByIds = (tx: Tx, ids: readonly string[]): Promise<StockedProduct[]> =>
  select(tx, withIds(ids));

/** Products that nobody else changes until the transaction ends. */
export const lockProducts = (tx: Tx, ids: readonly string[]): Promise<StockedProduct[]> =>
  // in one order everywhere, so that two who lock the same products do not wait for each other
  select(tx, sql`${withIds(ids)} order by products.id for update of products`);

/** Products, each with the version that it was read in. */
export async function findVersionedProducts(
  tx: Tx,
  ids: readonly string[],
): Promise<(ProductVersion & { product: StockedProduct })[]> {
  const rows = await selectRows(tx, withIds(ids));
  return rows.map((row) => ({ id: row.id, version: versionOf(row), product: toProduct(row) }));
}

export async function findProductById(tx: Tx, id: string, { lock = false } = {}): Promise<StockedProduct | null> {
  const found = await select(tx, sql`products.id = ${id} ${lock ? sql`for update of products` : sql``}`);
  return found[0] ?? null;
}

export async function findProductBySlug(tx: Tx, slug: string, { lock = false } = {}): Promise<StockedProduct | null> {
  const found = await select(tx, sql`products.slug = ${slug} ${lock ? sql`for update of products` : sql``}`);
  return found[0] ?? null;
}

/** Products by slug; their rows in the order of ids, so that two who lock the same ones do not wait in a circle. */
export const findProductsBySlugs = (
  tx: Tx,
  slugs: readonly string[],
  { lock = false } = {},
): Promise<StockedProduct[]> =>
  slugs.length === 0
    ? Promise.resolve([])
    : select(
        tx,
        sql`products.slug = any(${slugs as string[]}::text[]) order by products.id ${lock ? sql`for update of products` : sql``}`,
      );

/** Products that match a condition, after one of them in the order of numeric ids. */
export const findProductsAfter = (
  tx: Tx,
  { after, condition, limit }: { after: string; condition: RawBuilder<unknown>; limit: number },
): Promise<StockedProduct[]> =>
  select(tx, sql`${condition} and products.numeric_id > ${after}::bigint order by products.numeric_id limit ${limit}`);

/**
 * A page of products as the query fetches it, without their documents: one row more than the page where another page
 * follows.
 */
export async function queryProducts(
  tx: Tx,
  query: CompiledQuery,
  condition: RawBuilder<unknown>,
): Promise<(ProductVersion & SortedRow)[]> {
  const { rows } = await sql<Pick<Row, 'id'> & Versioned & SortedRow>`
    with ${pageOf(tx, query, condition)}
    select page.id, page.revision, page.category_revision, page.sort_keys, ${stockOf(tx, 'page')} from page order by page.place`.execute(
    tx.db,
  );
  return rows.map((row) => ({ id: row.id, version: versionOf(row), sort_keys: row.sort_keys }));
}

/** The page as the common table expression `page`: chosen first, from an index, and what it shows read for its rows alone. */
export const pageOf = (
  tx: Tx,
  query: CompiledQuery,
  condition: RawBuilder<unknown>,
  most?: MostRanked,
): RawBuilder<unknown> => (query.byRelevance ? fittingBest(tx, query, condition, most) : inOrder(tx, query, condition));

const inOrder = (tx: Tx, query: CompiledQuery, condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  page as materialized (
    select products.site_id, products.id, products.revision, products.category_revision, ${query.sortKeys} as sort_keys,
      row_number() over (order by ${query.orderBy}) as place
    from ${productSource} where products.site_id = ${tx.siteId} and ${condition} and ${query.where}
    order by ${query.orderBy} ${query.window}
  )`;

export async function countProducts(tx: Tx, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${productSource} where products.site_id = ${tx.siteId} and ${condition}`.execute(
    tx.db,
  );
  return Number(rows[0]?.count ?? 0);
}

/** Answers aggregations over the products that meet a condition. */
export const aggregateProducts = (
  tx: Tx,
  aggregations: CompiledAggregations,
  condition: RawBuilder<unknown>,
): Promise<AggregationData> =>
  aggregate(tx, aggregations, sql`${productSource} where products.site_id = ${tx.siteId} and ${condition}`);

/** Which of these slugs are in use. */
export async function takenSlugs(tx: Tx, slugs: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from products where site_id = ${tx.siteId} and slug = any(${slugs as string[]}::text[])`.execute(tx.db);
  return new Set(rows.map((row) => row.slug));
}

/** Deletes products; answers with the ids of those that were there. */
export async function deleteProducts(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    delete from products where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[]) returning id`.execute(
    tx.db,
  );
  return new Set(rows.map(({ id }) => id));
}
