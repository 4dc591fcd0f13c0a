import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import type { Product } from './product.ts';

const V1 = 'com.wix.ecommerce.catalog.api.v1';
const V3 = 'wix.stores.catalog.v3';

/** Announces a saved product to both generations; `known` is what it was, null where it is new. */
export function announceSaved(tx: Tx, product: Product, known: Product | null): void {
  const entityId = product.id;
  const payload = { productId: product.id, revision: String(product.revision) };
  emit(tx, { type: `${V3}.product_${known ? 'updated' : 'created'}`, entityId, payload });
  emit(tx, { type: `${V1}.Product${known ? 'Changed' : 'Created'}`, entityId, payload });
  if (!known || isDeepStrictEqual(known.variants, product.variants)) return;
  const variants = product.variants.map(({ id }) => ({ id }));
  emit(tx, { type: `${V1}.VariantsChanged`, entityId, payload: { ...payload, variants } });
}

export function announceDeleted(tx: Tx, productId: string): void {
  emit(tx, { type: `${V3}.product_deleted`, entityId: productId, payload: { productId } });
  emit(tx, { type: `${V1}.ProductDeleted`, entityId: productId, payload: { productId } });
}
