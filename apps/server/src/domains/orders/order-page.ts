import type { Context } from '../../context.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { readSignedId, type SignedId, signedId } from '../../platform/signed-id.ts';
import type { Order } from './order.ts';

type Sources = Pick<Context, 'cursorSecret' | 'siteId'>;

/** How long the address of a guest's order works after the last change of the order. */
const PAGE_LASTS_MS = 180 * DAY_MS;

/** The address belongs to whoever reads the mails of the order: where that changes, earlier ones end. */
const purposeOf = ({ siteId }: Sources, email: string): string => `order ${siteId} ${email.toLowerCase()}`;

/**
 * The page of an order for its buyer on any device: in the account of a member; for guests, one that whoever has the
 * address may see. Null where nobody can be told of it.
 */
export function pageOfOrder(
  ctx: Sources & Pick<Context, 'addresses'>,
  { id, buyer, email }: Pick<Order, 'id' | 'buyer' | 'email'>,
): string | null {
  const { pages } = ctx.addresses;
  if (buyer.memberId) return `${pages}/account/orders/${id}`;
  return email ? `${pages}/orders/${signedId(id, ctx.cursorSecret, purposeOf(ctx, email))}` : null;
}

/** The order that the token of an address stands for, not checked yet; null where it cannot be one. */
export const readPageToken = readSignedId;

/** Whether a token opens the page of an order now. */
export const opensPage = (ctx: Sources & Pick<Context, 'now'>, { isSignedFor }: SignedId, order: Order): boolean =>
  order.email !== null &&
  order.status !== 'INITIALIZED' &&
  isSignedFor(ctx.cursorSecret, purposeOf(ctx, order.email)) &&
  ctx.now().getTime() < new Date(order.updatedDate).getTime() + PAGE_LASTS_MS;
