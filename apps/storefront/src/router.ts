import type { Route, Visit } from './lib/render-page.tsx';
import type { StorefrontResponse } from './lib/storefront-request.ts';
import { postAddress, postAddressRemoval, showAddresses } from './routes/account/addresses.tsx';
import { downloadData, postDeletion, showData } from './routes/account/data.tsx';
import { postLogin, postLogout, showLogin } from './routes/account/login.tsx';
import { showOrder, showOrders } from './routes/account/orders.tsx';
import { postProfile, showProfile } from './routes/account/profile.tsx';
import { postRecovery, showRecovery } from './routes/account/recover.tsx';
import { postRegistration, showRegistration } from './routes/account/register.tsx';
import { postOtherFactor, postSecondFactor } from './routes/account/second-factor.tsx';
import { postSecurity, showSecurity } from './routes/account/security.tsx';
import { postVerification } from './routes/account/verify.tsx';
import { postCheckout, postQuantity, postRemoval, showCart } from './routes/cart.tsx';
import { postCheckoutForm, showCheckout } from './routes/checkout.tsx';
import { postConfirmation, showConfirmation } from './routes/confirm-payment.tsx';
import { showNotFound } from './routes/errors.tsx';
import { showMerchantFeed } from './routes/merchant-feed.ts';
import { showPage } from './routes/page.tsx';
import { postBackInStock, postToCart, showProduct } from './routes/product.tsx';
import { showSearch } from './routes/search.tsx';
import { showCategory, showShop } from './routes/shop.tsx';
import { showRobots, showSitemap, showSitemapIndex } from './routes/sitemap.ts';
import { showThankYou } from './routes/thank-you.tsx';
import { postWish, showWishlist } from './routes/wishlist.tsx';

/** Method and path to route. `:` stands for one part of the path, which the route is given. */
const routes: Record<string, Route> = {
  'GET /': (visit) => showPage(visit),
  'GET /shop': showShop,
  'GET /category/:': showCategory,
  'GET /search': showSearch,
  'GET /product-page/:': showProduct,
  'GET /cart': showCart,
  'POST /cart/add': postToCart,
  'POST /back-in-stock': postBackInStock,
  'POST /cart/update': postQuantity,
  'POST /cart/remove': postRemoval,
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
  // last: any other name may be a page that the owner made
  'GET /:': showPage,
};

const table = Object.entries(routes).map(([key, route]) => {
  const [method, path = ''] = key.split(' ');
  return { method, pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(':', '([^/]+)')}$`), route };
});

/** Answers a request by the route of its path. A slash at the end makes no difference. */
export function answer(visit: Visit): Promise<StorefrontResponse> {
  const { method, url } = visit.request;
  // no address and no text of ours has this character, and the database takes none
  if (url.href.includes('%00')) return showNotFound(visit);
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') || '/' : url.pathname;
  for (const entry of table) {
    const match = entry.method === method ? entry.pattern.exec(path) : null;
    const parts = match?.slice(1).map(decode);
    if (parts?.every((part) => part !== null)) return entry.route(visit, ...(parts as string[]));
  }
  return showNotFound(visit);
}

/** A part of a path as it was before it was encoded; null where it is not well formed. */
function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
