import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { ownBytes } from '../../../platform/own-bytes.ts';
import { STOCK } from '../../inventory/index.ts';
import { translatedProducts } from '../product/product-texts.ts';
import { findVersionedProducts, type ProductVersion, type StockedProduct } from '../product/products.store.ts';

/** A wire form of products. `name` identifies it and everything it depends on. */
export type Serialiser = { name: string; write: (product: StockedProduct) => object };

/**
 * The JSON of each product in order, cached as long as neither the product nor its stock changes: reading and writing
 * documents is the main cost of a page. Where the stock was not read with the versions, its announced changes count. One
 * statement loads those that are missing. Products deleted in the meantime are left out.
 */
export async function serialiseProducts(
  ctx: Pick<Context, 'cache' | 'site' | 'addresses'>,
  tx: Tx,
  versions: readonly ProductVersion[],
  { name, write }: Serialiser,
): Promise<Buffer[]> {
  const { id: siteId, currency, language, settings } = ctx.site;
  const isExact = versions.some(({ stock }) => stock !== undefined);
  const { site, media } = ctx.addresses;
  const prefix = [siteId, currency, language, settings.weightUnit, site, media, isExact, name].join(' ');
  const keyOf = (id: string) => `${prefix} ${id}`;
  // before documents are read: a later change makes them outdated
  const stockOf = new Map(versions.map(({ id, stock }) => [id, stock ?? ctx.cache.stateOf(siteId, STOCK, id)]));
  const found = new Map<string, Buffer>();
  // a translation changes without its product
  const isKept = !ctx.site.mainLanguage;
  for (const { id, version } of versions) {
    const bytes = isKept && ctx.cache.texts.get(keyOf(id), `${version} ${stockOf.get(id)}`);
    if (bytes) found.set(id, bytes);
  }
  const missing = versions.filter(({ id }) => !found.has(id)).map(({ id }) => id);
  const products = missing.length > 0 ? await findVersionedProducts(tx, missing) : [];
  const translated = await translatedProducts(
    ctx,
    tx,
    products.map(({ product }) => product),
  );
  for (const [at, { id, version, stock, product }] of products.entries()) {
    const bytes = Buffer.from(JSON.stringify(write(translated[at] ?? product)));
    found.set(id, bytes);
    // the version read here may be newer than the requested one
    if (isKept) ctx.cache.texts.set(keyOf(id), `${version} ${isExact ? stock : stockOf.get(id)}`, bytes);
  }
  return versions.flatMap(({ id }) => found.get(id) ?? []);
}

const COMMA = Buffer.from(',');

/** `{"products":[…],…}`: a page of serialised products with the page's other fields. */
export function serialisePage(products: readonly Buffer[], rest: Record<string, unknown>): Buffer {
  const separated = products.flatMap((product, place) => (place === 0 ? [product] : [COMMA, product]));
  return ownBytes(
    Buffer.concat([Buffer.from('{"products":['), ...separated, Buffer.from(`],${JSON.stringify(rest).slice(1)}`)]),
  );
}
