import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { type CompiledQuery, type SortedRow, toSearchText } from '../../platform/query/index.ts';
import type { Product, VariantStock } from './product.ts';

/** A product with the stock of its variants, as of now. */
export type StockedProduct = Product & { stock: VariantStock[] };

type Row = {
  id: string;
  numeric_id: string;
  revision: string;
  created_date: string;
  updated_date: string;
  doc: Omit<Product, 'id' | 'numericId' | 'revision' | 'createdDate' | 'updatedDate'>;
  stock: VariantStock[];
};

const columns = sql`products.id, products.numeric_id, products.revision, products.created_date, products.updated_date, products.doc`;
const stock = sql`coalesce((
  select jsonb_agg(jsonb_build_object('variantId', variant_id, 'trackQuantity', track_quantity, 'quantity', quantity,
    'inStock', case when track_quantity then quantity > 0 else in_stock end))
  from inventory_items where inventory_items.site_id = products.site_id and inventory_items.product_id = products.id), '[]') as stock`;

function toProduct(row: Row): StockedProduct {
  const { id, numeric_id, revision, created_date, updated_date } = row;
  return {
    id,
    numericId: numeric_id,
    revision: Number(revision),
    createdDate: created_date,
    updatedDate: updated_date,
    ...row.doc,
    stock: row.stock,
  };
}

async function select(tx: Tx, rest: RawBuilder<unknown>): Promise<StockedProduct[]> {
  const { rows } =
    await sql<Row>`select ${columns}, ${stock} from products where products.site_id = ${tx.siteId} and ${rest}`.execute(
      tx.db,
    );
  return rows.map(toProduct);
}

export const findProductsByIds = (tx: Tx, ids: readonly string[]): Promise<StockedProduct[]> =>
  select(tx, sql`products.id = any(${ids as string[]}::uuid[])`);

export async function findProductById(tx: Tx, id: string, { lock = false } = {}): Promise<StockedProduct | null> {
  const found = await select(tx, sql`products.id = ${id} ${lock ? sql`for update of products` : sql``}`);
  return found[0] ?? null;
}

export async function findProductBySlug(tx: Tx, slug: string, { lock = false } = {}): Promise<StockedProduct | null> {
  const found = await select(tx, sql`products.slug = ${slug} ${lock ? sql`for update of products` : sql``}`);
  return found[0] ?? null;
}

/** A page of products as the query fetches it: one row more than the page where another page follows. */
export async function queryProducts(
  tx: Tx,
  query: CompiledQuery,
  condition: RawBuilder<unknown>,
): Promise<(StockedProduct & SortedRow)[]> {
  // the page is chosen first, from an index; documents and stock are read for its rows alone
  const { rows } = await sql<Row & SortedRow>`
    with page as materialized (
      select products.site_id, products.id, ${query.sortKeys} as sort_keys, row_number() over (order by ${query.orderBy}) as place
      from products where products.site_id = ${tx.siteId} and ${condition} and ${query.where}
      order by ${query.orderBy} ${query.window}
    )
    select ${columns}, ${stock}, page.sort_keys
    from page join products on products.site_id = page.site_id and products.id = page.id order by page.place`.execute(
    tx.db,
  );
  return rows.map((row) => ({ ...toProduct(row), sort_keys: row.sort_keys }));
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
    on conflict do nothing returning ${columns}, '[]'::jsonb as stock`.execute(tx.db);
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
