import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { type CompiledQuery, type SortedRow, toSearchText } from '../../platform/query/index.ts';
import { emptyContent, type Product, type ProductContent, type VariantStock } from './product.ts';

/** A product with the stock of its variants, as of now. */
export type StockedProduct = Product & { stock: VariantStock[] };

/** Says which state of a product and its stock is meant: with each change there is another `version`. */
export type ProductVersion = { id: string; version: string };

type Row = {
  id: string;
  numeric_id: string;
  revision: string;
  created_date: string;
  updated_date: string;
  doc: Partial<ProductContent>;
  /** Null where no variant has any. */
  stock: string | null;
};

const columns = sql`products.id, products.numeric_id, products.revision, products.created_date, products.updated_date, products.doc`;
/** Per variant its id and the quantity, or + or - where that is not counted: text is made in a third of JSON's time. */
const stockOf = (product: 'products' | 'page') => sql`(
  select string_agg(variant_id || coalesce(quantity::text, case when in_stock then '+' else '-' end), ',')
  from inventory_items where inventory_items.site_id = ${sql.ref(`${product}.site_id`)} and inventory_items.product_id = ${sql.ref(`${product}.id`)})
  as stock`;
const UUID_LENGTH = 36;

function readStock(text: string | null): VariantStock[] {
  return (text?.split(',') ?? []).map((part) => {
    const level = part.slice(UUID_LENGTH);
    const quantity = level === '+' || level === '-' ? null : Number(level);
    const inStock = quantity === null ? level === '+' : quantity > 0;
    return { variantId: part.slice(0, UUID_LENGTH), trackQuantity: quantity !== null, quantity, inStock };
  });
}

const versionOf = ({ revision, stock }: Pick<Row, 'revision' | 'stock'>): string => `${revision} ${stock ?? ''}`;

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
    stock: readStock(row.stock),
  };
}

async function selectRows(tx: Tx, rest: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columns}, ${stockOf('products')} from products where products.site_id = ${tx.siteId} and ${rest}`.execute(
    tx.db,
  );
  return rows;
}

const select = async (tx: Tx, rest: RawBuilder<unknown>): Promise<StockedProduct[]> =>
  (await selectRows(tx, rest)).map(toProduct);

const withIds = (ids: readonly string[]) => sql`products.id = any(${ids as string[]}::uuid[])`;

export const findProductsByIds = (tx: Tx, ids: readonly string[]): Promise<StockedProduct[]> =>
  select(tx, withIds(ids));

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

/**
 * A page of products as the query fetches it, without their documents: one row more than the page where another page
 * follows.
 */
export async function queryProducts(
  tx: Tx,
  query: CompiledQuery,
  condition: RawBuilder<unknown>,
): Promise<(ProductVersion & SortedRow)[]> {
  // the page is chosen first, from an index; stock is added up for its rows alone
  const { rows } = await sql<Pick<Row, 'id' | 'revision' | 'stock'> & SortedRow>`
    with page as materialized (
      select products.site_id, products.id, products.revision, ${query.sortKeys} as sort_keys,
        row_number() over (order by ${query.orderBy}) as place
      from products where products.site_id = ${tx.siteId} and ${condition} and ${query.where}
      order by ${query.orderBy} ${query.window}
    )
    select page.id, page.revision, page.sort_keys, ${stockOf('page')} from page order by page.place`.execute(tx.db);
  return rows.map((row) => ({ id: row.id, version: versionOf(row), sort_keys: row.sort_keys }));
}

export async function countProducts(tx: Tx, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from products where products.site_id = ${tx.siteId} and ${condition}`.execute(tx.db);
  return Number(rows[0]?.count ?? 0);
}

/** Slugs in use that are `base` or begin with `base-`. */
export async function takenSlugs(tx: Tx, base: string): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from products where site_id = ${tx.siteId} and (slug = ${base} or slug like ${`${base.replace(/[\\%_]/g, '\\$&')}-%`})`.execute(
    tx.db,
  );
  return new Set(rows.map((row) => row.slug));
}

/** Writes a new product; null when its slug is taken. */
export async function insertProduct(tx: Tx, product: Product): Promise<StockedProduct | null> {
  const derived = derivedColumns(product);
  const { rows } = await sql<Row>`
    insert into products (site_id, id, slug, name, visible, product_type, price, price_max, sku, brand_id, ribbon_id, category_ids,
      created_date, updated_date, search_text, doc)
    values (${tx.siteId}, ${product.id}, ${product.slug}, ${product.name}, ${product.visible}, ${product.productType},
      ${derived.price}, ${derived.priceMax}, ${derived.sku}, ${product.brand?.id ?? null}, ${product.ribbon?.id ?? null},
      ${product.categoryIds}::uuid[], ${product.createdDate}, ${product.updatedDate}, ${derived.searchText}, ${documentOf(product)})
    on conflict do nothing returning ${columns}, null as stock`.execute(tx.db);
  return rows[0] ? toProduct(rows[0]) : null;
}

/** Writes a changed product, whose revision goes up by one. The row must be locked. */
export async function updateProduct(tx: Tx, product: Product): Promise<void> {
  const derived = derivedColumns(product);
  await sql`
    update products set revision = revision + 1, slug = ${product.slug}, name = ${product.name}, visible = ${product.visible},
      price = ${derived.price}, price_max = ${derived.priceMax}, sku = ${derived.sku}, brand_id = ${product.brand?.id ?? null},
      ribbon_id = ${product.ribbon?.id ?? null}, category_ids = ${product.categoryIds}::uuid[], updated_date = ${product.updatedDate},
      search_text = ${derived.searchText}, doc = ${documentOf(product)}
    where site_id = ${tx.siteId} and id = ${product.id}`.execute(tx.db);
}

export async function deleteProduct(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`delete from products where site_id = ${tx.siteId} and id = ${id} returning id`.execute(
    tx.db,
  );
  return rows.length > 0;
}

/** The document as it is stored: what has no column of its own. */
export function documentOf(product: Product): string {
  const {
    id: _id,
    numericId: _numericId,
    revision: _revision,
    createdDate: _created,
    updatedDate: _updated,
    ...rest
  } = product;
  const { stock: _stock, sort_keys: _keys, ...doc } = rest as typeof rest & { stock?: unknown; sort_keys?: unknown };
  return JSON.stringify(doc);
}

/** What queries filter and sort by, from the document. */
export function derivedColumns(product: Pick<Product, 'name' | 'brand' | 'description' | 'variants'>) {
  const offered = product.variants.filter((variant) => variant.visible);
  const prices = (offered.length ? offered : product.variants).map((variant) => variant.price);
  const skus = product.variants.flatMap((variant) => (variant.sku ? [variant.sku] : []));
  const words = [product.name, product.brand?.name ?? '', ...skus, product.description.replace(/<[^>]*>/g, ' ')].join(
    ' ',
  );
  return {
    price: Math.min(...prices),
    priceMax: Math.max(...prices),
    sku: skus[0] ?? null,
    searchText: toSearchText(words).slice(0, 8000),
  };
}
