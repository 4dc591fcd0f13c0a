import { cartEvents } from '@stoa/contract';
import { ownerOf } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { type Tx, untilKept, writeOnce } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { invalid, isRefusal, notPermitted, type Refusal, refuse } from '../../platform/refusal.ts';
import {
  discountLines,
  type Found,
  loadRules,
  lookUpShownLines,
  MOST_LINES,
  namesCode,
  type Rules,
  refuseRestricted,
  refuseTooExpensive,
  siteRulesOf,
  type Wanted,
} from '../purchase/index.ts';
import { type Cart, emptyCart, purchaseOf } from './cart.ts';
import { viewCart, type WireCart } from './cart-view.ts';
import { findCart, insertCart, updateCart } from './carts.store.ts';

export const noCartOfOwn = notPermitted('only visitors and members have a current cart');

type Change = {
  /** Items to look up in the catalogue for `apply` to add. */
  wanted?: readonly Wanted[];
  /** Whether a caller without a cart gets one. */
  create?: boolean;
  /** The coupon that the buyer adds; refused if it does not apply to the resulting cart. */
  couponCode?: string;
  /** Decides on the new cart, given every line as the catalogue sells it now. */
  apply: (cart: Cart, found: Found[]) => Cart | Refusal;
};

/**
 * Changes the caller's cart and returns its wire form: two reads and one write. If two changes meet, the later one
 * applies to the cart of the earlier.
 */
export async function changeCart(ctx: Context, change: Change): Promise<{ cart: WireCart } | Refusal> {
  const ownerId = ownerOf(ctx.caller);
  if (!ownerId) return noCartOfOwn;
  const siteRules = await siteRulesOf(ctx);
  return untilKept(ownerId, () => writeOnce(ctx, (tx) => writeChange(ctx, tx, { ownerId, siteRules, change })));
}

async function writeChange(
  ctx: Context,
  tx: Tx,
  { ownerId, siteRules, change }: { ownerId: string; siteRules: Rules; change: Change },
): Promise<{ cart: WireCart } | Refusal> {
  const known = await findCart(tx, ownerId);
  if (!known && !change.create) return refuse('OWNED_CART_NOT_FOUND');
  const changed = await applyTo(ctx, tx, known ?? newCart(ctx, ownerId), change);
  if (isRefusal(changed)) return changed;
  const written = { ...changed, updatedDate: ctx.now().toISOString() };
  const saved = known ? updateCart(tx, written) : insertCart(tx, written);
  const purchase = purchaseOf(saved);
  const rules = namesCode(purchase) ? await loadRules(tx, purchase) : siteRules;
  const discounted = discountLines(ctx, purchase, rules);
  const { couponCode } = change;
  if (couponCode && discounted.couponProblem) return refuse(discounted.couponProblem, { couponCode });
  const cart = viewCart(ctx, saved, discounted);
  emit(tx, known ? cartEvents.updated(cart) : cartEvents.created(cart));
  return { cart };
}

async function applyTo(ctx: Context, tx: Tx, cart: Cart, { wanted, apply }: Change): Promise<Cart | Refusal> {
  const { lines, found } = await lookUpShownLines(ctx, tx, cart.lines, wanted);
  const refusal = refuseRestricted(
    ctx.caller,
    found.map(({ item }) => item),
  );
  if (refusal) return refusal;
  const changed = apply({ ...cart, lines }, found);
  if (isRefusal(changed)) return changed;
  if (changed.lines.length <= MOST_LINES) return refuseTooExpensive(changed.lines, cart.lines) ?? changed;
  return invalid({
    field: 'lineItems',
    description: `would make the cart longer than ${MOST_LINES} lines`,
    violatedRule: 'MAX_SIZE',
    data: { threshold: MOST_LINES },
  });
}

function newCart(ctx: Context, ownerId: string): Cart {
  const now = ctx.now().toISOString();
  const ownerKind = ctx.caller.kind === 'member' ? 'member' : 'visitor';
  return { ...emptyCart, id: ctx.newId(), ownerId, ownerKind, revision: '1', createdDate: now, updatedDate: now };
}
