import { isCountry } from '@stoa/contract/stoa/countries';
import { ApiError } from '@stoa/sdk';
import { island } from '../../island.tsx';
import type { AddRequest } from '../../lib/api.ts';
import { hasCode } from '../../lib/api-errors.ts';
import { messageOf } from '../../lib/message-of.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import { loadSite } from '../../lib/site.ts';
import { personal, redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { countriesIn } from '../address/countries.ts';
import { codeForms, kindOfError, MISSING } from '../codes/codes.ts';
import { CHECK_OUT, readQuantities, readRemoved, saveNote, saveQuantities, writeRemoved } from './cart-form.ts';
import CartPageIsland from './cart-page.island.tsx';
import { CartContent, type CouponAttempt } from './cart-page.tsx';
import { loadCart } from './cart-view.ts';
import type { EstimatePlace } from './delivery-estimate.ts';
import { isOfSave, type NoticeName, noticeOfProblem, noticeOfSave } from './notices.ts';

const CartPage = island('cart/cart-page', CartPageIsland, { messages: ['cart', 'codes', 'site'] });

const untried: CouponAttempt = { typed: '', error: null };

export const showCart = (visit: Visit): Promise<StorefrontResponse> => renderCart(visit, untried);

async function renderCart(visit: Visit, coupon: CouponAttempt): Promise<StorefrontResponse> {
  const { searchParams, origin } = visit.request.url;
  const messages = visit.messages.cart;
  const place = readPlace(searchParams);
  const [site, cart] = await Promise.all([loadSite(visit.api, origin), loadCart(visit.api.carts, messages, place)]);
  const notice = searchParams.get('notice');
  const content = {
    cart,
    coupon,
    notice: messageOf({ ...messages.notices, ...visit.messages.orders.againNotices }, notice),
    removed: removedIn(searchParams),
    estimate: site.delivers ? { place, countries: countriesIn(site.language, site.deliveryCountries) } : null,
    takesCoupons: site.takesCoupons,
    takesNotes: site.takesNotes,
    terms: { taxIncluded: site.taxIncluded, delivers: site.delivers },
  };
  const isFull = cart.lines.length > 0;
  const page = renderPage(
    visit,
    { site, cartCount: cart.count },
    {
      status: coupon.error ? 422 : 200,
      hasIslands: isFull,
      head: { title: messages.cart },
      children: (
        <div className="cart-page">
          <h1>{messages.cart}</h1>
          {isFull ? <CartPage {...content} /> : <CartContent {...content} sent={null} />}
        </div>
      ),
    },
  );
  return personal(page);
}

const LONGEST_POSTAL_CODE = 20;

/** The place that the address of the cart's page names. */
function readPlace(query: URLSearchParams): EstimatePlace {
  const country = query.get('country') ?? '';
  const postalCode = (query.get('postalCode') ?? '').trim().slice(0, LONGEST_POSTAL_CODE);
  return isCountry(country) ? { country, postalCode } : { country: '', postalCode: '' };
}

/** The items of which a notice in the address says that they were removed, as `writeRemoved` writes them. */
const removedIn = (address: URLSearchParams): string =>
  isOfSave(address.get('notice')) ? writeRemoved(readRemoved(address.get('removed'))) : '';

/** Saves everything in the cart's form, and goes on to where the pressed button leads. */
export async function postCart(visit: Visit): Promise<StorefrontResponse> {
  const { api } = visit;
  const form = visit.request.form ?? new URLSearchParams();
  const intent = form.get('intent') ?? '';
  const { changes, isWrong } = readQuantities(form, intent);
  const { field, apply, remove } = codeForms.coupon;
  const typed = form.get(field)?.trim() ?? '';
  try {
    const saved = await saveQuantities(api.carts, changes);
    await saveNote(api.carts, form);
    if (intent === remove) await api.carts.removeCouponFromCurrentCart();
    else if (intent === apply && !typed) return renderCart(visit, { typed, error: MISSING });
    else if (typed) await api.carts.updateCurrentCart({ couponCode: typed });
    const outcome = noticeOfSave(saved, isWrong);
    const isStopped = outcome === 'limited' || outcome === 'quantity';
    if (intent === CHECK_OUT && !isStopped) return redirect(await startCheckout(visit));
    if (outcome !== 'updated') return redirect(noticeHref(outcome, writeRemoved(saved.removed)));
    if (intent === remove) return redirect(noticeHref('couponRemoved'));
    return redirect(noticeHref(typed ? 'couponApplied' : 'updated'));
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
