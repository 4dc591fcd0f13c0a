/** A product is free to try once for each buyer: whoever has had its trial is charged from the start. */
import { ownerOf } from '../../caller.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { SaleItem } from '../catalog/index.ts';
import { isOnTrial, type Line, withoutTrial } from './line.ts';
import { findTrialsOf, lockTrials, type Trier } from './trials.store.ts';

/** What a checkout adds to what is known of its caller's free trials. */
export type TrialsAsked = {
  checkoutId?: string | null;
  /** An address whose free trials count as well. */
  email?: string | null;
};

const onTrial = (items: readonly (SaleItem | Line['item'] | null)[]): string[] =>
  items.flatMap((item) => (item && isOnTrial({ item }) ? [item.productId] : []));

/** Takes the free trials from items that the caller, or whoever has the address, has had. */
export async function usedTrialsLeftOut(
  { caller }: Pick<Context, 'caller'>,
  tx: Tx,
  items: readonly (SaleItem | Line['item'] | null)[],
  { checkoutId = null, email = null }: TrialsAsked,
): Promise<<I extends SaleItem | Line['item']>(item: I) => I> {
  const productIds = onTrial(items);
  if (productIds.length === 0) return (item) => item;
  const trier = { owner: ownerOf(caller), email, checkoutId };
  const used = await findTrialsOf(tx, trier, productIds);
  return (item) => (used.has(item.productId) ? withoutTrial(item) : item);
}

/**
 * Whether an order with these lines may begin their free trials. If so, no other order begins them for its buyer until
 * the transaction ends.
 */
export async function mayBeginTrials(tx: Tx, lines: readonly Pick<Line, 'item'>[], trier: Trier): Promise<boolean> {
  const productIds = onTrial(lines.map(({ item }) => item));
  if (productIds.length === 0) return true;
  await lockTrials(tx, trier, productIds);
  return (await findTrialsOf(tx, trier, productIds)).size === 0;
}
