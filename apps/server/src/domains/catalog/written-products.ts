import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { findVersionedProducts, type ProductVersion, type StockedProduct } from './products.store.ts';
import { toV3 } from './v3-view.ts';

/** How a product is written in an answer. `name` tells it from other ways, whatever they depend on. */
export type Writing = { name: string; write: (product: StockedProduct) => object };

/**
 * The JSON of each product in its order, remembered from earlier answers where neither the product nor its stock has
 * changed: what a page mostly costs is reading and writing documents. One statement for those that are not remembered.
 * A product that was deleted meanwhile is left out.
 */
export async function writtenProducts(
  ctx: Pick<Context, 'cache' | 'site' | 'addresses'>,
  tx: Tx,
  versions: readonly ProductVersion[],
  { name, write }: Writing,
): Promise<Buffer[]> {
  const { id: siteId, currency, language, settings } = ctx.site;
  const prefix = [siteId, currency, language, settings.weightUnit, ctx.addresses.site, ctx.addresses.media, name].join(
    ' ',
  );
  const keyOf = (id: string) => `${prefix} ${id}`;
  const found = new Map<string, Buffer>();
  for (const { id, version } of versions) {
    const bytes = ctx.cache.texts.get(keyOf(id), version);
    if (bytes) found.set(id, bytes);
  }
  const missing = versions.filter(({ id }) => !found.has(id));
  const products = missing.length
    ? await findVersionedProducts(
        tx,
        missing.map(({ id }) => id),
      )
    : [];
  for (const { id, version, product } of products) {
    const bytes = Buffer.from(JSON.stringify(write(product)));
    found.set(id, bytes);
    // the version that was read here may be newer than the one that was asked for
    ctx.cache.texts.set(keyOf(id), version, bytes);
  }
  return versions.flatMap(({ id }) => found.get(id) ?? []);
}

/** As V3 shows products, with the fields that were asked for. */
export const v3Writing = (ctx: Context, fields: ReadonlySet<string>): Writing => ({
  name: `v3 ${[...fields].sort()}`,
  write: (product) => toV3(ctx, product, fields),
});

const COMMA = Buffer.from(',');

/** `{"products":[…],…}`: a page of written products and what is said of the page. */
export function writtenPage(products: readonly Buffer[], rest: Record<string, unknown>): Buffer {
  const separated = products.flatMap((product, place) => (place === 0 ? [product] : [COMMA, product]));
  return Buffer.concat([Buffer.from('{"products":['), ...separated, Buffer.from(`],${JSON.stringify(rest).slice(1)}`)]);
}
