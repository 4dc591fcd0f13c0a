import { isDeepStrictEqual } from 'node:util';
import { productEvents, productV1Events } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { viewV3 } from '../v3/v3-view.ts';
import type { Product } from './product.ts';
import type { StockedProduct } from './products.store.ts';

/** Announces a saved product to both generations; `known` is its earlier state, null for a new one. */
export function announceSaved(ctx: Context, tx: Tx, product: StockedProduct, known: Product | null): void {
  const { id: productId, name, slug, visible } = product;
  // in the public form, whoever saved it; a thousand variants would make megabytes out of a few changed prices
  const { variantsInfo: _, ...entity } = viewV3(ctx, product, new Set());
  if (!known) {
    emit(tx, productEvents.created(entity));
    emit(tx, productV1Events.productCreated(productId, { productId, name, slug, visible }));
    return;
  }
  emit(tx, productEvents.updated(entity));
  emit(tx, productV1Events.productChanged(productId, { productId, revision: String(product.revision) }));
  const variants = changedVariants(known, product).map((variantId) => ({ variantId }));
  if (variants.length > 0) emit(tx, productV1Events.variantsChanged(productId, { productId, variants }));
}

/** The ids of variants that are new, gone or changed. */
function changedVariants(known: Product, saved: Product): string[] {
  const before = new Map(known.variants.map((variant) => [variant.id, variant]));
  const after = new Map(saved.variants.map((variant) => [variant.id, variant]));
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => !isDeepStrictEqual(before.get(id), after.get(id)),
  );
}

export function announceDeleted(tx: Tx, productId: string): void {
  emit(tx, productEvents.deleted({ id: productId }));
  emit(tx, productV1Events.productDeleted(productId, { productId }));
}
