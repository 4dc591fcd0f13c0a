import { type RawBuilder, sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../../platform/db/index.ts';
import { NIL_ID } from '../../../platform/ids.ts';
import { vocabulary } from '../../../platform/query/index.ts';
import { findSetting, saveSetting } from '../../../platform/settings.store.ts';
import { DERIVATION, derivedColumns, derivedTypes, spokenTexts, type TagNames } from './derived-columns.ts';
import { emptyContent, type Product, type ProductContent } from './product.ts';

/** Products derived again at a time. */
const BATCH = 200;

const plainTypes = {
  id: 'uuid',
  slug: 'text',
  name: 'text',
  visible: 'boolean',
  product_type: 'text',
  created_date: 'timestamptz',
  updated_date: 'timestamptz',
  doc: 'jsonb',
};
const columnTypes: Record<string, string> = { ...plainTypes, ...derivedTypes };
const columnNames = sql.raw(Object.keys(columnTypes).join(', '));
const assign = (names: readonly string[]): RawBuilder<unknown> =>
  sql.raw(names.map((name) => `${name} = written.${name}`).join(', '));
const kept = ['id', 'created_date'];
const changedColumns = assign(Object.keys(columnTypes).filter((name) => !kept.includes(name)));
const derivedColumnsOnly = assign(['doc', ...Object.keys(derivedTypes)]);

export async function countProducts(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products where site_id = ${tx.siteId}`.execute(tx.db);
  return rows[0]?.count ?? 0;
}

/** Writes new products. Returns the numeric ids of those written, by id; the slugs of the others are taken. */
export async function insertProducts(tx: Tx, products: readonly Product[]): Promise<Map<string, string>> {
  if (products.length === 0) return new Map();
  const tagNames = await tagNamesOf(tx, products);
  const { rows } = await sql<{ id: string; numeric_id: string }>`
    insert into products (site_id, ${columnNames})
    select ${tx.siteId}, ${columnNames} from ${rowsOf(products, tagNames)}
    on conflict do nothing returning id, numeric_id`.execute(tx.db);
  const written = new Set(rows.map(({ id }) => id));
  await writeVariantsAndWords(
    tx,
    products.filter(({ id }) => written.has(id)),
    tagNames,
  );
  return new Map(rows.map((row) => [row.id, row.numeric_id]));
}

/** Overwrites the products with these ids, whose revisions go up by one. The rows must be locked. */
export async function updateProducts(tx: Tx, products: readonly Product[]): Promise<void> {
  if (products.length === 0) return;
  const tagNames = await tagNamesOf(tx, products);
  await sql`
    update products set revision = products.revision + 1, ${changedColumns}
    from ${rowsOf(products, tagNames)} where products.site_id = ${tx.siteId} and products.id = written.id`.execute(
    tx.db,
  );
  await writeVariantsAndWords(tx, products, tagNames);
}

/**
 * Overwrites documents and their derived columns after a change of a brand or another entity that products hold a copy
 * of. Slug, name, visibility, variants and dates stay.
 */
export async function rewriteContents(
  tx: Tx,
  contents: readonly { id: string; content: Partial<ProductContent> }[],
): Promise<void> {
  const products = await writeDerived(tx, contents, sql`, revision = products.revision + 1`);
  await writeVariantsAndWords(tx, products, await tagNamesOf(tx, products));
}

/** Derives the search columns of these products again, after one of their tags was renamed. */
export async function deriveAgain(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string; content: Partial<ProductContent> }>`
    select id, doc as content from products where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[])
    order by id for update`.execute(tx.db);
  const products = await writeDerived(tx, rows);
  await writeVariantsAndWords(tx, products, await tagNamesOf(tx, products));
}

/** Updates, at start, the derived columns of products saved by an earlier version of the program. */
export async function deriveOutdatedProducts(database: Database): Promise<void> {
  const done = 'derivation of products';
  const known = await asPlatform('compare how columns are derived', database, (tx) => findSetting(tx, done));
  if (known === DERIVATION) return;
  let after = { siteId: NIL_ID, id: NIL_ID };
  for (;;) {
    const last = await asPlatform('derive columns of every site anew', database, (tx) => deriveBatch(tx, after));
    if (!last) break;
    after = last;
  }
  await asPlatform('note how columns are derived', database, (tx) => saveSetting(tx, done, DERIVATION));
}

type Place = { siteId: string; id: string };

async function deriveBatch(tx: Tx, after: Place): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select site_id as "siteId", id from products where (site_id, id) > (${after.siteId}, ${after.id})
    order by site_id, id limit ${BATCH}`.execute(tx.db);
  for (const siteId of new Set(rows.map((row) => row.siteId))) {
    await deriveAgain(
      { ...tx, siteId },
      rows.flatMap((row) => (row.siteId === siteId ? row.id : [])),
    );
  }
  return rows.at(-1);
}

async function writeDerived(
  tx: Tx,
  contents: readonly { id: string; content: Partial<ProductContent> }[],
  besides: RawBuilder<unknown> = sql``,
): Promise<Product[]> {
  const known = { numericId: '0', revision: 0, createdDate: ANY_DATE, updatedDate: ANY_DATE };
  const products = contents.map(({ id, content }): Product => ({ ...emptyContent, ...content, ...known, id }));
  if (products.length === 0) return products;
  const rows = rowsOf(products, await tagNamesOf(tx, products));
  await sql`
    update products set ${derivedColumnsOnly}${besides}
    from ${rows} where products.site_id = ${tx.siteId} and products.id = written.id`.execute(tx.db);
  return products;
}

const ANY_DATE = '2000-01-01T00:00:00.000Z';

/** Products as rows of a statement, all in one parameter, with the columns of the table. */
function rowsOf(products: readonly Product[], tagNames: TagNames): RawBuilder<unknown> {
  const rows = products.map((product) => {
    const columns = JSON.stringify({
      id: product.id,
      slug: product.slug,
      name: product.name,
      visible: product.visible,
      product_type: product.productType,
      created_date: product.createdDate,
      updated_date: product.updatedDate,
      ...derivedColumns(product, tagNames),
    });
    return `${columns.slice(0, -1)},"doc":${documentOf(product)}}`;
  });
  const types = Object.entries(columnTypes).map(([name, type]) => `${name} ${type}`);
  return sql`jsonb_to_recordset(${`[${rows.join(',')}]`}::jsonb) as written (${sql.raw(types.join(', '))})`;
}

/** The document as stored: everything without a column of its own. Categories are stored elsewhere. */
function documentOf(product: Product): string {
  const {
    id: _id,
    numericId: _numericId,
    revision: _revision,
    createdDate: _created,
    updatedDate: _updated,
    ...rest
  } = product;
  const {
    stock: _stock,
    rating: _rating,
    sort_keys: _keys,
    allCategoryIds: _all,
    categoryIds: _direct,
    ...doc
  } = rest as typeof rest & { stock?: unknown; rating?: unknown; sort_keys?: unknown; allCategoryIds?: unknown };
  return JSON.stringify(doc);
}

async function tagNamesOf(tx: Tx, products: readonly Product[]): Promise<TagNames> {
  const ids = [...new Set(products.flatMap((product) => product.tags.public))];
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from tags where site_id = ${tx.siteId} and id = any(${ids}::text[])`.execute(tx.db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Replaces the rows of the products' variants, and adds their words to those that searches may be corrected to. */
async function writeVariantsAndWords(
  tx: Tx,
  products: readonly Product[],
  tagNames: TagNames = new Map(),
): Promise<void> {
  const variants = products.flatMap((product) =>
    product.variants.map((variant, position) => ({
      product_id: product.id,
      variant_id: variant.id,
      position,
      visible: variant.visible,
      sku: variant.sku,
      barcode: variant.barcode,
      price: variant.price,
      compare_at_price: variant.compareAtPrice,
      choice_ids: variant.choices.map(({ choiceId }) => choiceId),
    })),
  );
  // in one order everywhere, so that two transactions that add the same words cannot deadlock
  const words = vocabulary(products.flatMap((product) => spokenTexts(product, tagNames))).sort();
  await sql`
    with written as (
      select * from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as written (product_id uuid, variant_id uuid,
        position int, visible boolean, sku text, barcode text, price bigint, compare_at_price bigint, choice_ids uuid[])
    ), dropped as (
      delete from product_variants as old where old.site_id = ${tx.siteId}
        and old.product_id = any(${products.map(({ id }) => id)}::uuid[])
        and not exists (select from written where written.product_id = old.product_id and written.variant_id = old.variant_id)
    ), learned as (
      insert into search_words (site_id, word) select ${tx.siteId}, unnest(${words}::text[]) on conflict do nothing
    )
    insert into product_variants as old (site_id, product_id, variant_id, position, visible, sku, barcode, price,
      compare_at_price, choice_ids)
    select ${tx.siteId}, product_id, variant_id, position, visible, sku, barcode, price, compare_at_price, choice_ids
    from written
    on conflict (site_id, product_id, variant_id) do update set position = excluded.position, visible = excluded.visible,
      sku = excluded.sku, barcode = excluded.barcode, price = excluded.price,
      compare_at_price = excluded.compare_at_price, choice_ids = excluded.choice_ids
    where (old.position, old.visible, old.sku, old.barcode, old.price, old.compare_at_price, old.choice_ids)
      is distinct from (excluded.position, excluded.visible, excluded.sku, excluded.barcode, excluded.price,
        excluded.compare_at_price, excluded.choice_ids)`.execute(tx.db);
}
