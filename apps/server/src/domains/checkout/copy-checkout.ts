import type { Context } from '../../context.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { NIL_ID } from '../../platform/ids.ts';
import { lookUpShownLines, quotePurchase } from '../purchase/index.ts';
import { announceCheckout } from './change-checkout.ts';
import { type Checkout, purchaseOf, trialsOf } from './checkout.ts';
import { viewCheckout } from './checkout-view.ts';
import { insertCheckout, type Quoted } from './checkouts.store.ts';
import { watchCheckout } from './watch.ts';

/**
 * A copy of a checkout that anyone with its address may use, at current prices. It has what the buyer entered, and
 * nothing that only the buyer may use: no gift card, no account, no exemption from tax. Nothing is written yet.
 */
export async function copyCheckout(ctx: Context, checkout: Checkout): Promise<Quoted> {
  const now = ctx.now().toISOString();
  const { lines } = await readSite(ctx, (tx) => lookUpShownLines(ctx, tx, checkout.lines, [], trialsOf(checkout)));
  const copy: Checkout = {
    ...checkout,
    id: ctx.newId(),
    cartId: null,
    ownerId: NIL_ID,
    createdBy: {},
    contactId: null,
    taxExemptGroupId: null,
    revision: '1',
    completed: false,
    hasOrder: false,
    quote: null,
    createdDate: now,
    updatedDate: now,
    lines,
    giftCardCode: null,
    giftCardLimit: null,
  };
  return { ...copy, quote: await quotePurchase(ctx, purchaseOf(copy)) };
}

/** Writes the copy of a checkout with the commit. */
export function insertCopy(ctx: Context, tx: Tx, copy: Quoted): void {
  const saved = insertCheckout(tx, copy);
  watchCheckout(ctx, tx, saved.id, null);
  announceCheckout(tx, 'created', viewCheckout(ctx, saved));
}
