import type { abandonedCheckouts } from '@stoa/contract';
import { ownerOf } from '../../caller.ts';
import { type Context, contextIn, contextOnSite } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { NIL_ID } from '../../platform/ids.ts';
import type { UseCase } from '../../use-case.ts';
import { type Checkout, checkoutPage, copyCheckout, findCheckout, insertCopy } from '../checkout/index.ts';
import type { AbandonedCheckout } from './abandoned-checkout.ts';
import { findAbandoned, updateAbandoned } from './abandoned-checkouts.store.ts';

/**
 * The link back to an abandoned checkout: its id is random, and known only to the site's staff and the buyer. Where staff
 * or an app created the checkout with a page of their own, that counts. Nobody else can name one: it would be mailed.
 */
export function linkBackTo(
  { addresses, siteId }: Pick<Context, 'addresses' | 'siteId'>,
  { id, checkout: { overrideCheckoutUrl, createdBy, id: checkoutId } }: AbandonedCheckout,
): string {
  const isOfBuyer = createdBy.visitorId !== undefined || createdBy.memberId !== undefined;
  if (overrideCheckoutUrl && !isOfBuyer) return overrideCheckoutUrl.replaceAll('{checkoutId}', checkoutId);
  return `${addresses.site}/ecom/v1/abandoned-checkout/${id}/redirect-to-checkout?metasiteId=${siteId}`;
}

/**
 * Leads back to an abandoned checkout. In the browser of its buyer, that is the checkout itself; in any other, a copy that
 * the first visit makes. Where there is nothing to go back to, it leads to the site: never to another address.
 */
export const redirectToCheckout: UseCase<typeof abandonedCheckouts.redirectToCheckout> = async (
  ctx,
  { abandonedCheckoutId, metasiteId },
) => {
  // the link works under every address of the server
  const onSite = ctx.caller.kind === 'nobody' ? ((await contextOnSite(ctx, metasiteId)) ?? ctx) : ctx;
  const found = metasiteId === onSite.siteId ? await restore(onSite, abandonedCheckoutId) : null;
  if (!found) return { redirect: `${onSite.addresses.pages}/` };
  return { redirect: checkoutPage(contextIn(onSite, found.language), found) };
};

/** The checkout to go on with; null where there is none. */
async function restore(ctx: Context, abandonedId: string): Promise<Pick<Checkout, 'id' | 'language'> | null> {
  const { abandoned, original, copy } = await readSite(ctx, async (tx) => {
    const abandoned = await findAbandoned(tx, abandonedId);
    const original = abandoned && (await findCheckout(tx, abandoned.checkoutId));
    const copy = abandoned?.restoredId ? await findCheckout(tx, abandoned.restoredId) : null;
    return { abandoned, original, copy };
  });
  if (abandoned?.status !== 'ABANDONED') return null;
  if (original && !original.completed && isOpenTo(ctx, original)) return original;
  if (copy) return copy.completed ? null : copy;
  const made = await copyCheckout(ctx, { ...(original ?? abandoned.checkout), abandonedId });
  return withSite(ctx, async (tx) => {
    const now = await findAbandoned(tx, abandonedId, { lock: true });
    if (now?.status !== 'ABANDONED') return null;
    // somebody else followed the link at the same time
    if (now.restoredId !== abandoned.restoredId)
      return now.restoredId ? { id: now.restoredId, language: now.checkout.language } : null;
    insertCopy(ctx, tx, made);
    updateAbandoned(tx, { ...now, restoredId: made.id });
    return made;
  });
}

const isOpenTo = ({ caller }: Context, { ownerId }: Pick<Checkout, 'ownerId'>): boolean =>
  ownerId === NIL_ID || ownerId === ownerOf(caller);
