import { postAddress, postAddressRemoval, showAddresses } from './features/account/addresses.route.tsx';
import { downloadData, postDeletion, showData } from './features/account/data.route.tsx';
import { postProfile, showProfile } from './features/account/profile.route.tsx';
import { postSecurity, showSecurity } from './features/account/security.route.tsx';
import { postCart, postCheckout, postRestoration, showCart } from './features/cart/cart.route.tsx';
import { postCheckoutForm, showCheckout } from './features/checkout/checkout.route.tsx';
import { postConfirmation, showConfirmation } from './features/checkout/confirm-payment.route.tsx';
import { showNotFound } from './features/errors/errors.route.tsx';
import { showMerchantFeed } from './features/feeds/merchant-feed.route.ts';
import { showIcon, showRobots, showSitemap, showSitemapIndex } from './features/feeds/sitemap.route.ts';
import { showCategory, showShop } from './features/listing/shop.route.tsx';
import { showOrder, showOrders } from './features/orders/orders.route.tsx';
import { showThankYou } from './features/orders/thank-you.route.tsx';
import { showPage } from './features/pages/page.route.tsx';
import { postProduct, showProduct } from './features/product/product.route.tsx';
import { showSearch } from './features/search/search.route.tsx';
import { postLogin, postLogout, showLogin } from './features/sign-in/login.route.tsx';
import { postRecovery, showRecovery } from './features/sign-in/recover.route.tsx';
import { postRegistration, showRegistration } from './features/sign-in/register.route.tsx';
import { postOtherFactor, postSecondFactor } from './features/sign-in/second-factor.route.tsx';
import { postVerification } from './features/sign-in/verify.route.tsx';
import { postWish, showWishlist } from './features/wishlist/wishlist.route.tsx';
import type { Route, Visit } from './lib/render-page.tsx';
import { movedTo, type StorefrontResponse } from './lib/storefront-request.ts';

/** Method and path to route. `:` stands for one segment of the path, which is passed to the route. */
export const routes: Record<string, Route> = {
  'GET /': (visit) => showPage(visit),
  'GET /shop': showShop,
  'GET /category/:': showCategory,
  'GET /search': showSearch,
  'GET /product-page/:': showProduct,
  'POST /product-page/:': postProduct,
  'GET /cart': showCart,
  'POST /cart': postCart,
  'POST /cart/restore': postRestoration,
  'GET /wishlist': showWishlist,
  'POST /wishlist': postWish,
  'POST /checkout': postCheckout,
  'GET /checkout/:': showCheckout,
  'POST /checkout/:': postCheckoutForm,
  'GET /checkout/:/confirm': showConfirmation,
  'POST /checkout/:/confirm': postConfirmation,
  'GET /thank-you/:': showThankYou,
  'GET /account': showProfile,
  'POST /account': postProfile,
  'GET /account/addresses': showAddresses,
  'POST /account/addresses': postAddress,
  'POST /account/addresses/remove': postAddressRemoval,
  'GET /account/orders': showOrders,
  'GET /account/orders/:': showOrder,
  'GET /account/security': showSecurity,
  'POST /account/security': postSecurity,
  'GET /account/data': showData,
  'GET /account/data/download': downloadData,
  'POST /account/data/delete': postDeletion,
  'GET /account/login': showLogin,
  'POST /account/login': postLogin,
  'POST /account/logout': postLogout,
  'GET /account/register': showRegistration,
  'POST /account/register': postRegistration,
  'POST /account/verify': postVerification,
  'POST /account/second-factor': postSecondFactor,
  'POST /account/second-factor/start': postOtherFactor,
  'GET /account/recover': showRecovery,
  'POST /account/recover': postRecovery,
  'GET /sitemap.xml': showSitemapIndex,
  'GET /sitemaps/:': showSitemap,
  'GET /feeds/google.xml': showMerchantFeed,
  'GET /robots.txt': showRobots,
  'GET /icon.svg': showIcon,
  // last: any other name may be a page made by the owner
  'GET /:': showPage,
};

const table = Object.entries(routes).map(([key, route]) => {
  const [method, path = ''] = key.split(' ');
  return { method, pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(':', '([^/]+)')}$`), route };
});

/** Handles a request with the route of its path. A trailing slash makes no difference. */
export async function answer(visit: Visit): Promise<StorefrontResponse> {
  const found = await find(visit);
  const { method, url } = visit.request;
  const small = lowerCase(url.pathname);
  if (found.status !== 404 || method !== 'GET' || small === null) return found;
  // addresses are all in small letters, and people and programs write them otherwise
  const other = new URL(small + url.search, url);
  const { status } = await find({ ...visit, request: { ...visit.request, url: other } });
  return status < 400 ? movedTo(small + url.search) : found;
}

/** The path in small letters; null if it is so already. */
function lowerCase(path: string): string | null {
  const parts = path.split('/').map(decode);
  const small = parts.map((part) => encodeURIComponent(part?.toLowerCase() ?? '')).join('/');
  return parts.includes(null) || parts.every((part) => part === part?.toLowerCase()) ? null : small;
}

function find(visit: Visit): Promise<StorefrontResponse> {
  const { method, url } = visit.request;
  // none of our addresses and texts contain this character, and the database rejects it
  if (url.href.includes('%00')) return showNotFound(visit);
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') || '/' : url.pathname;
  for (const entry of table) {
    const match = entry.method === method ? entry.pattern.exec(path) : null;
    const parts = match?.slice(1).map(decode);
    if (parts?.every((part) => part !== null)) return entry.route(visit, ...(parts as string[]));
  }
  return showNotFound(visit);
}

/** A decoded segment of a path; null if it is malformed. */
function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
