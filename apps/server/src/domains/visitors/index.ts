import type { Context } from '../../context.ts';
import { isUniqueViolation, LostRace, type Tx } from '../../platform/db/index.ts';
import { moveLikes } from '../blog/index.ts';
import { mergeCarts } from '../carts/index.ts';
import { giveCheckouts } from '../checkout/index.ts';
import { findAccount } from '../identity/index.ts';
import { claimOrders } from '../orders/index.ts';
import { giveReviews, giveVotes } from '../reviews/index.ts';
import { claimSubscriptions } from '../subscriptions/index.ts';
import { mergeWishlists } from '../wishlists/index.ts';

/**
 * Gives a visitor's data to the member that they logged in as: cart, open checkouts, wishlists, reviews,
 * votes, likes, and the orders that are certainly theirs. Nothing stays with the visitor, so that repeating this, even concurrently, changes nothing.
 */
export async function joinVisitor(
  ctx: Context,
  tx: Tx,
  { visitorId, memberId }: { visitorId: string; memberId: string },
): Promise<void> {
  const who = { visitorId, memberId, now: ctx.now() };
  const account = await findAccount(tx, ctx.siteId, memberId);
  const email = account?.emailVerified ? account.email : null;
  try {
    // checkouts before carts, in the lock order of placing orders
    await giveCheckouts(tx, who);
    await mergeCarts(ctx, tx, who);
    await claimOrders(ctx, tx, { visitorId, memberId, email });
    await claimSubscriptions(ctx, tx, { visitorId, memberId, email });
    await mergeWishlists(tx, who);
    await giveReviews(tx, who);
    await giveVotes(tx, who);
    await moveLikes(tx, visitorId, memberId);
  } catch (error) {
    // the member began a cart or a list of their own in the meantime
    throw isUniqueViolation(error) ? new LostRace('the member collects something elsewhere') : error;
  }
}
