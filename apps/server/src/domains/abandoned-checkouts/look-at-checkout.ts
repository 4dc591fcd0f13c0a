import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import type { Task } from '../../platform/tasks/index.ts';
import { ABANDONED_AFTER_MS, takeOutBought } from '../carts/index.ts';
import { checkoutLook, type LockedCheckout, lockCheckout, noteAbandoned, type Quoted } from '../checkout/index.ts';
import { type AbandonedCheckout, hasKnownBuyer, totalOf } from './abandoned-checkout.ts';
import { findAbandoned, insertAbandoned, updateAbandoned } from './abandoned-checkouts.store.ts';
import { announceAbandoned } from './announce.ts';
import { isBeingPaid } from './is-being-paid.ts';
import { cancelMails, planFirstMail } from './plan-mails.ts';
import { mailSettings } from './settings.store.ts';

type Input = { checkoutId: string };

/**
 * Looks at a checkout an hour after its last change: was it left? Once it was, its completion brings this about at once:
 * it came back. Carts and checkouts only plan the look, in statements that they write anyway.
 */
export const lookAtCheckout = {
  ...checkoutLook,
  run: (ctx: Context, { checkoutId }: Input): Promise<Date | undefined> =>
    withSite(ctx, (tx) => look(ctx, tx, checkoutId)),
} satisfies Task<Context, Input>;

/** Returns when to look again; undefined where nothing more is to be seen. */
async function look(ctx: Context, tx: Tx, checkoutId: string): Promise<Date | undefined> {
  const locked = await lockCheckout(tx, checkoutId);
  if (!locked?.quote) return undefined;
  const checkout = withoutCart({ ...locked, quote: locked.quote });
  const known = checkout.abandonedId ? await findAbandoned(tx, checkout.abandonedId, { lock: true }) : null;
  if (checkout.completed) {
    if (known?.status === 'ABANDONED') await recover(ctx, tx, known, checkout);
    return undefined;
  }
  const due = new Date(Date.parse(checkout.updatedDate) + ABANDONED_AFTER_MS);
  if (due > ctx.now()) return due;
  if (await isBeingPaid(tx, checkout)) return new Date(ctx.now().getTime() + ABANDONED_AFTER_MS);
  if (known) leaveAgain(ctx, tx, known, checkout);
  // what staff deleted from the list does not come back to it
  else if (!checkout.abandonedId && checkout.lines.length > 0 && hasKnownBuyer(checkout))
    await abandon(ctx, tx, checkout);
  return undefined;
}

const withoutCart = ({ cart: _, ...checkout }: LockedCheckout & Quoted): Quoted => checkout;

async function abandon(ctx: Context, tx: Tx, checkout: Quoted): Promise<void> {
  const now = ctx.now().toISOString();
  const id = ctx.newId();
  const abandoned: AbandonedCheckout = {
    id,
    status: 'ABANDONED',
    checkout: { ...checkout, abandonedId: id },
    checkoutId: checkout.id,
    restoredId: null,
    total: totalOf(checkout),
    currency: checkout.quote.priced.currency,
    createdDate: now,
    updatedDate: now,
    recoveredDate: null,
    activities: [],
    mails: 0,
    mailedDate: null,
  };
  noteAbandoned(tx, checkout, id);
  const planned = planFirstMail(ctx, tx, abandoned, await mailSettings.read(tx));
  insertAbandoned(tx, planned);
  announceAbandoned(ctx, tx, 'created', planned);
}

/** The buyer came back, changed something, and left again. */
function leaveAgain(ctx: Context, tx: Tx, known: AbandonedCheckout, checkout: Quoted): void {
  const isUntouchedCopy = checkout.id !== known.checkoutId && checkout.updatedDate === checkout.createdDate;
  const isSame = checkout.id === known.checkout.id && checkout.updatedDate === known.checkout.updatedDate;
  if (known.status !== 'ABANDONED' || isUntouchedCopy || isSame || checkout.lines.length === 0) return;
  const changed = { ...known, checkout, ...worthOf(checkout), updatedDate: ctx.now().toISOString() };
  updateAbandoned(tx, changed);
  announceAbandoned(ctx, tx, 'updated', changed);
}

const worthOf = (checkout: Quoted) => ({ total: totalOf(checkout), currency: checkout.quote.priced.currency });

/** It was bought: by its link in another browser, perhaps, where the first browser still has it in its cart. */
async function recover(ctx: Context, tx: Tx, known: AbandonedCheckout, checkout: Quoted): Promise<void> {
  const now = ctx.now().toISOString();
  const { cartId } = known.checkout;
  const recovered: AbandonedCheckout = {
    ...known,
    checkout: { ...checkout, cartId: checkout.cartId ?? cartId },
    ...worthOf(checkout),
    status: 'RECOVERED',
    updatedDate: now,
    recoveredDate: now,
  };
  updateAbandoned(tx, recovered);
  cancelMails(tx, known.id);
  announceAbandoned(ctx, tx, 'recovered', recovered);
  if (cartId && checkout.cartId === null)
    await takeOutBought(ctx, tx, { cart: { id: cartId }, bought: checkout.lines });
}
