import { BLOCK_FIELD } from '@stoa/blocks';
import { ApiError } from '@stoa/sdk';
import type { AddRequest } from '../../lib/api.ts';
import { hasCode } from '../../lib/api-errors.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { loadSite } from '../../lib/site.ts';
import { personal, redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { isRefused } from '../codes/change-codes.ts';
import { APPLY_CODE, CODE, kindOfError, MISSING, REFUSED_CODE, removals } from '../codes/codes.ts';
import { answerArranged } from '../shop-pages/render-shop-page.tsx';
import { loadShopPage } from '../shop-pages/shop-page.ts';
import { CHECK_OUT, readQuantities, readRemoved, saveNote, saveQuantities, writeRemoved } from './cart-form.ts';
import { loadCart } from './cart-view.ts';
import { type CouponAttempt, untried } from './coupon-field.tsx';
import { type NoticeName, noticeOfProblem, noticeOfSave } from './notices.ts';
import { readPlace } from './read-place.ts';
import { shownCart } from './shown-cart.tsx';

/** The visitor's cart. Forms that stand on the page are posted to it. */
export const showCart = (visit: Visit): Promise<StorefrontResponse> => renderCart(visit, untried);

async function renderCart(visit: Visit, coupon: CouponAttempt): Promise<StorefrontResponse> {
  const { api, request, messages } = visit;
  const place = readPlace(request.url.searchParams);
  const [site, cart] = await Promise.all([
    loadSite(api, request.url.origin),
    loadCart(api.carts, messages.cart, place),
  ]);
  const shown = shownCart(visit, site, { cart, coupon, place });
  const arranged = await loadShopPage(visit, site, 'CART');
  return personal(await answerArranged(visit, { site, cartCount: cart.count }, shown, arranged));
}

/** Saves everything in the cart's form, and goes on to where the pressed button leads. */
export async function postCart(visit: Visit): Promise<StorefrontResponse> {
  const { api } = visit;
  const form = visit.request.form ?? new URLSearchParams();
  if (form.has(BLOCK_FIELD)) return showCart(visit);
  const intent = form.get('intent') ?? '';
  const { changes, isWrong } = readQuantities(form, intent);
  const typed = form.get(CODE)?.trim() ?? '';
  const isTried = typed !== '' && !isRefused({ code: typed, refusedCode: form.get(REFUSED_CODE) ?? '', intent });
  try {
    const saved = await saveQuantities(api.carts, changes);
    await saveNote(api.carts, form);
    if (intent === removals.coupon) await api.carts.removeCouponFromCurrentCart();
    else if (intent === APPLY_CODE && !typed) return renderCart(visit, { typed, error: MISSING });
    else if (isTried) await api.carts.updateCurrentCart({ couponCode: typed });
    const outcome = noticeOfSave(saved, isWrong);
    const isStopped = outcome === 'limited' || outcome === 'quantity';
    if (intent === CHECK_OUT && !isStopped) return redirect(await startCheckout(visit));
    if (outcome !== 'updated') return redirect(noticeHref(outcome, writeRemoved(saved.removed)));
    if (intent === removals.coupon) return redirect(noticeHref('couponRemoved'));
    return redirect(noticeHref(isTried ? 'couponApplied' : 'updated'));
  } catch (error) {
    if (typed && isAboutCoupon(error)) return renderCart(visit, { typed, error: error.code });
    return redirectFor(error);
  }
}

const isAboutCoupon = (error: unknown): error is ApiError =>
  error instanceof ApiError && kindOfError(error.code) === 'coupon';

function noticeHref(notice: NoticeName, removed = ''): string {
  const query = new URLSearchParams({ notice });
  if (removed) query.set('removed', removed);
  return `/cart?${query}`;
}

/** Adds items again that were removed. */
export async function postRestoration({ api, request }: Visit): Promise<StorefrontResponse> {
  const lineItems = readRemoved(request.form?.get('items'));
  if (lineItems.length === 0) return redirect('/cart');
  try {
    await api.carts.addToCurrentCart({ lineItems } as AddRequest);
    return redirect(noticeHref(lineItems.length > 1 ? 'restoredSeveral' : 'restored'));
  } catch (error) {
    return redirectFor(error);
  }
}

/** Creates a checkout from the cart and goes there. */
export async function postCheckout(visit: Visit): Promise<StorefrontResponse> {
  try {
    await saveNote(visit.api.carts, visit.request.form ?? new URLSearchParams());
    return redirect(await startCheckout(visit));
  } catch (error) {
    return redirectFor(error);
  }
}

/** The address of a new checkout with the items of the cart. */
async function startCheckout(visit: Visit): Promise<string> {
  const { checkoutId = '' } = await visit.api.carts.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  return `/checkout/${checkoutId}`;
}

/** The cart, with a notice about an error, unless the cart speaks for itself. */
function redirectFor(error: unknown): StorefrontResponse {
  if (hasCode(error, 'OWNED_CART_NOT_FOUND', 'EMPTY_CHECKOUT')) return redirect('/cart');
  return redirect(noticeHref(noticeOfProblem(error)));
}
