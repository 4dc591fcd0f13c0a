import { type RawBuilder, sql } from 'kysely';
import { anyOf, type Tx } from '../../../platform/db/index.ts';
import { readStock, stockColumn } from '../../inventory/index.ts';
import { emptyContent, type Product, type ProductContent, type VariantStock } from './product.ts';

/** A product with the current stock of its variants. */
export type StockedProduct = Product & {
  stock: VariantStock[];
  /** Its categories with all their ancestors, and All Products. */
  allCategoryIds: string[];
  /** Of its published reviews. */
  rating: { average: number; count: number };
};

/**
 * Identifies a state of a product: each change gives another `version`, except changes of its stock, which is told apart
 * where it is read with it.
 */
export type ProductVersion = { id: string; version: string; stock?: string | undefined };

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
  rating: number;
  rating_count: number;
  /** Null where no variant has stock. */
  stock: string | null;
};

/** Besides its stock, all that a product's wire form depends on changes one of these. */
export const versionColumns = sql`products.revision, products.category_revision, products.rating, products.rating_count`;

const columns = sql`products.id, products.numeric_id, products.created_date, products.updated_date,
  products.doc, products.category_ids, products.all_category_ids, ${versionColumns}`;
/** The stock of each product of the named table, as one column. */
export const stockOf = (tx: Tx, product: 'products' | 'page') => sql`${stockColumn(tx.siteId, product)} as stock`;

export type Versioned = Pick<Row, 'id' | 'revision' | 'category_revision' | 'rating' | 'rating_count'> &
  Partial<Pick<Row, 'stock'>>;
export const versionOf = ({ id, stock, ...row }: Versioned): ProductVersion => ({
  id,
  version: `${row.revision}.${row.category_revision}.${row.rating}.${row.rating_count}`,
  stock: stock === null ? '' : stock,
});

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
    rating: { average: row.rating / 10, count: row.rating_count },
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

const withIds = (ids: readonly string[]) => sql`products.id ${anyOf(ids)}`;

export const findProductsByIds = (tx: Tx, ids: readonly string[]): Promise<StockedProduct[]> =>
  select(tx, withIds(ids));

/** Products locked until the transaction ends. */
export const lockProducts = (tx: Tx, ids: readonly string[]): Promise<StockedProduct[]> =>
  // in one order everywhere, so that two transactions cannot deadlock
  select(tx, sql`${withIds(ids)} order by products.id for update of products`);

/** Products, each with its current version. */
export async function findVersionedProducts(
  tx: Tx,
  ids: readonly string[],
): Promise<(ProductVersion & { product: StockedProduct })[]> {
  const rows = await selectRows(tx, withIds(ids));
  return rows.map((row) => ({ ...versionOf(row), product: toProduct(row) }));
}

export async function findProductById(tx: Tx, id: string, { lock = false } = {}): Promise<StockedProduct | null> {
  const found = await select(tx, sql`products.id = ${id} ${lock ? sql`for update of products` : sql``}`);
  return found[0] ?? null;
}

export async function findProductBySlug(tx: Tx, slug: string, { lock = false } = {}): Promise<StockedProduct | null> {
  const found = await select(tx, sql`products.slug = ${slug} ${lock ? sql`for update of products` : sql``}`);
  return found[0] ?? null;
}

/** What there is of each variant of a visible product; null where there is no such product. */
export async function findStockOf(tx: Tx, id: string): Promise<VariantStock[] | null> {
  const { rows } = await sql<Pick<Row, 'stock'>>`
    select ${stockOf(tx, 'products')} from products
    where products.site_id = ${tx.siteId} and products.id = ${id} and products.visible`.execute(tx.db);
  return rows[0] ? readStock(rows[0].stock) : null;
}

/** Products by slug; rows are locked in the order of ids, so that two transactions cannot deadlock. */
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

/** The slugs in this list that are in use. */
export async function takenSlugs(tx: Tx, slugs: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from products where site_id = ${tx.siteId} and slug = any(${slugs as string[]}::text[])`.execute(tx.db);
  return new Set(rows.map((row) => row.slug));
}

/** Deletes products; returns the ids of those that existed. */
export async function deleteProducts(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    delete from products where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[]) returning id`.execute(
    tx.db,
  );
  return new Set(rows.map(({ id }) => id));
}
