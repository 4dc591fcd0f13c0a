import { cartEvents } from '@stoa/contract';
import { ownerOf } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { type Tx, untilKept, writeOnce } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { NIL_ID } from '../../platform/ids.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import {
  discountLines,
  type Found,
  giftCardElsewhere,
  isOfBuyer,
  loadRulesOfBuyer,
  lookUpShownLines,
  MOST_LINES,
  type Rules,
  refuseRestricted,
  refuseTooExpensive,
  type SiteGiftCard,
  siteRulesOf,
  type Wanted,
} from '../purchase/index.ts';
import { type Cart, emptyCart, purchaseOf } from './cart.ts';
import { viewCart, type WireCart } from './cart-view.ts';
import { findCart, insertCart, updateCart } from './carts.store.ts';
import { watchCart } from './watch.ts';
import { selectorOf, visibleCart, type WhichCart } from './which-cart.ts';

/** A cart as it was written, with the rules that its prices follow from. */
export type Changed = { saved: Cart; rules: Rules; cart: WireCart };

export type Change = {
  /** Items to look up in the catalogue for `apply` to add. */
  wanted?: readonly Wanted[];
  /** Whether a caller without a current cart gets one. */
  create?: boolean;
  /** The coupon that the buyer adds; refused if it does not apply to the resulting cart. */
  couponCode?: string;
  /** The gift card that the buyer adds; refused if it cannot pay. */
  giftCardCode?: string;
  /** Decides on the new cart, given every line as the catalogue sells it now. */
  apply: (cart: Cart, found: Found[]) => Cart | Refusal;
};

/**
 * Changes a cart and returns its wire form: two reads and one write. If two changes meet, the later one applies to the
 * cart of the earlier.
 */
export async function changeCart(
  ctx: Context,
  which: WhichCart,
  change: Change,
): Promise<{ cart: WireCart } | Refusal> {
  const changed = await changeCartAs(ctx, which, change);
  return isRefusal(changed) ? changed : { cart: changed.cart };
}

/** As `changeCart`, for callers who view it differently. */
export async function changeCartAs(ctx: Context, which: WhichCart, change: Change): Promise<Changed | Refusal> {
  const selector = selectorOf(ctx, which);
  if (isRefusal(selector)) return selector;
  const terms = await termsOf(ctx, change);
  return untilKept(Object.values(selector)[0] ?? '', () =>
    writeOnce(ctx, async (tx) => {
      const known = await findCart(tx, selector);
      if (!known && change.create) return writeChange(ctx, tx, { known, ...terms });
      const visible = visibleCart(ctx, known, which);
      return isRefusal(visible) ? visible : writeChange(ctx, tx, { known: visible, ...terms });
    }),
  );
}

/** Writes a cart of its own, beside the caller's current one, and returns its wire form. */
export async function createFurtherCart(ctx: Context, change: Change): Promise<Changed | Refusal> {
  const terms = await termsOf(ctx, change);
  return writeOnce(ctx, (tx) => writeChange(ctx, tx, { known: null, isFurther: true, ...terms }));
}

/** What a change depends on, as known before anything is read of the cart: apps are asked for the gift card that is added. */
async function termsOf(ctx: Context, change: Change): Promise<ChangeTerms> {
  const siteRules = await siteRulesOf(ctx);
  return { siteRules, change, card: change.giftCardCode ? await giftCardElsewhere(ctx, change.giftCardCode) : null };
}

type ChangeTerms = { siteRules: Rules; change: Change; card: SiteGiftCard | null };
type Writing = { known: Cart | null; isFurther?: boolean } & ChangeTerms;

async function writeChange(
  ctx: Context,
  tx: Tx,
  { known, isFurther, siteRules, change, card }: Writing,
): Promise<Changed | Refusal> {
  const changed = await applyTo(ctx, tx, known ? claimed(ctx, known) : newCart(ctx, !isFurther), change);
  if (isRefusal(changed)) return changed;
  const { couponCode, giftCardCode } = change;
  const issued = giftCardCode ? { giftCardAppId: card?.appId ?? null } : {};
  const written = { ...changed, ...issued, updatedDate: ctx.now().toISOString() };
  const saved = known ? updateCart(tx, written) : insertCart(tx, written);
  watchCart(ctx, tx, saved, known?.updatedDate ?? null);
  const purchase = purchaseOf(saved);
  const own = isOfBuyer(purchase, siteRules) ? await loadRulesOfBuyer(tx, purchase, siteRules) : siteRules;
  const rules = { ...own, giftCard: own.giftCard ?? card };
  const discounted = discountLines(ctx, purchase, rules);
  if (couponCode && discounted.couponProblem) return refuse(discounted.couponProblem, { couponCode });
  if (giftCardCode && discounted.giftCardProblem) return refuse(discounted.giftCardProblem);
  const cart = viewCart(ctx, saved, discounted);
  emit(tx, known ? cartEvents.updated(cart) : cartEvents.created(cart));
  return { saved, rules, cart };
}

/** A cart of nobody belongs to the first visitor or member who changes it. */
function claimed({ caller }: Context, cart: Cart): Cart {
  const isBuyer = caller.kind === 'visitor' || caller.kind === 'member';
  return cart.ownerId === NIL_ID && isBuyer ? { ...cart, ownerId: caller.id, ownerKind: caller.kind } : cart;
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

/** An empty cart for the caller; those of staff and apps belong to nobody. */
function newCart({ caller, now, newId }: Context, isCurrent: boolean): Cart {
  const date = now().toISOString();
  const ownerKind = caller.kind === 'member' || caller.kind === 'visitor' ? caller.kind : 'nobody';
  const owned = { ownerId: ownerOf(caller) ?? NIL_ID, ownerKind, isCurrent } as const;
  return { ...emptyCart, ...owned, id: newId(), revision: '1', createdDate: date, updatedDate: date };
}
