/** What the page of the cart shows: a visitor's own, or one with a product of the shop as a sample. */
import { island } from '../../island.tsx';
import { messageOf } from '../../lib/message-of.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { Shell, Site } from '../../lib/site.ts';
import { countriesIn } from '../address/countries.ts';
import { loadProduct } from '../product/load-product.ts';
import type { ProductView } from '../product/product-view.ts';
import type { Shown } from '../shop-pages/render-shop-page.tsx';
import { readRemoved, writeRemoved } from './cart-form.ts';
import CartPageIsland from './cart-page.island.tsx';
import { CartContent, type CartPageProps } from './cart-page.tsx';
import { type CartView, emptyCart, loadCart } from './cart-view.ts';
import { type CouponAttempt, untried } from './coupon-field.tsx';
import type { EstimatePlace } from './delivery-estimate.ts';
import { isOfSave } from './notices.ts';
import { readPlace } from './read-place.ts';

const CartIsland = island('cart/cart-page', CartPageIsland, { messages: ['cart', 'codes', 'site'] });

type Seen = { cart: CartView; coupon?: CouponAttempt; place: EstimatePlace };

export function shownCart(visit: Visit, site: Site, { cart, coupon = untried, place }: Seen): Shown {
  const { searchParams } = visit.request.url;
  const messages = visit.messages.cart;
  const content: CartPageProps = {
    cart,
    coupon,
    notice: messageOf({ ...messages.notices, ...visit.messages.orders.againNotices }, searchParams.get('notice')),
    removed: removedIn(searchParams),
    estimate: site.delivers ? { place, countries: countriesIn(site.language, site.deliveryCountries) } : null,
    takesCoupons: site.takesCoupons,
    takesNotes: site.takesNotes,
    terms: { taxIncluded: site.taxIncluded, delivers: site.delivers },
  };
  const isFull = cart.lines.length > 0;
  return {
    status: coupon.error ? 422 : 200,
    // an empty cart does nothing
    hasIslands: isFull,
    head: { title: messages.cart },
    parts: {
      cart: (
        <div className="cart-page">
          <h1>{messages.cart}</h1>
          {isFull ? <CartIsland {...content} /> : <CartContent {...content} sent={null} />}
        </div>
      ),
    },
  };
}

/** The items of which a notice in the address says that they were removed, as `writeRemoved` writes them. */
const removedIn = (address: URLSearchParams): string =>
  isOfSave(address.get('notice')) ? writeRemoved(readRemoved(address.get('removed'))) : '';

/** A cart with the product at an address, or the visitor's own without one; null where there is no such product. */
export async function sampleCart(visit: Visit, { site }: Shell, slug: string): Promise<Shown | null> {
  const place = readPlace(visit.request.url.searchParams);
  if (!slug)
    return shownCart(visit, site, { cart: await loadCart(visit.api.carts, visit.messages.cart, place), place });
  const found = await loadProduct(visit, slug);
  return found && shownCart(visit, site, { cart: cartWith(found.view, visit.messages.cart.subtotal), place });
}

/** One of a product, as it is sold first. */
function cartWith({ id, name, media, variants: [variant] }: ProductView, subtotal: string): CartView {
  const price = variant?.price ?? '';
  const line = {
    ...{ id, name, productId: id, href: null, details: [], quantity: 1 },
    picture: media[0]?.picture ?? null,
    ...{ price, fullPrice: variant?.compareAtPrice ?? null, total: price },
    ...{ deposit: null, isPaidLater: false, problem: null, isGone: false },
  };
  const rows = [{ label: subtotal, amount: price }];
  return { ...emptyCart, lines: [line], count: 1, rows, total: price, isShipped: true, canCheckOut: true };
}
