import { postAddress, postAddressRemoval, showAddresses } from './features/account/addresses.route.tsx';
import { downloadData, postDeletion, showData } from './features/account/data.route.tsx';
import { postProfile, showProfile } from './features/account/profile.route.tsx';
import { postSecurity, showSecurity } from './features/account/security.route.tsx';
import { showBlog, showBlogCategory, showBlogTag } from './features/blog/blog.route.tsx';
import { showAtom, showRss } from './features/blog/feed.route.ts';
import { countView, postToPost, showPost, showPostPreview } from './features/blog/post.route.tsx';
import { postCart, postCheckout, postRestoration, showCart } from './features/cart/cart.route.tsx';
import { postCheckoutForm, showCheckout } from './features/checkout/checkout.route.tsx';
import { postConfirmation, showConfirmation } from './features/checkout/confirm-payment.route.tsx';
import { postReturn, showReturn } from './features/checkout/return-from-payment.route.tsx';
import { postConsent, showConsent } from './features/consent/consent.route.tsx';
import { postCurrency } from './features/currency/currency.route.ts';
import { showNotFound } from './features/errors/errors.route.tsx';
import { showMerchantFeed } from './features/feeds/merchant-feed.route.ts';
import { showIcon, showRobots, showSitemap, showSitemapIndex } from './features/feeds/sitemap.route.ts';
import { postConfirmationOfSubscription, showConfirmationOfSubscription } from './features/forms/newsletter.route.tsx';
import { postGiftCard, showGiftCard } from './features/gift-card/gift-card.route.tsx';
import { postInvitation, showInvitation } from './features/invitation/invitation.route.tsx';
import { postUnsubscription, showUnsubscription } from './features/invitation/unsubscribe.route.tsx';
import { showCategory, showShop } from './features/listing/shop.route.tsx';
import { postFindOrder, showFindOrder } from './features/orders/find-order.route.tsx';
import { postGuestOrder, showGuestOrder } from './features/orders/guest-order.route.tsx';
import { postOrder, showOrder, showOrders } from './features/orders/orders.route.tsx';
import { postThankYou, showThankYou } from './features/orders/thank-you.route.tsx';
import { showEmbed } from './features/pages/embed.route.ts';
import { postPage, showPage } from './features/pages/page.route.tsx';
import { showPreview } from './features/pages/preview.route.tsx';
import {
  postPayment,
  postPaymentAnswer,
  showPayment,
  showPaymentQuestion,
  showPaymentReturn,
} from './features/pay/pay.route.tsx';
import { postPaymentMethods, showPaymentMethods } from './features/payment-methods/payment-methods.route.tsx';
import { showPolicy } from './features/policies/policy.route.tsx';
import { postProduct, showProduct } from './features/product/product.route.tsx';
import { postEndOfReminders, showEndOfReminders } from './features/reminders/unsubscribe.route.tsx';
import { showMyReviews, toReviewOf } from './features/reviews/my-reviews.route.tsx';
import { postReviewForm, showReviewForm } from './features/reviews/review.route.tsx';
import { showSearch } from './features/search/search.route.tsx';
import { drawParts, shopPreviews } from './features/shop-pages/preview.route.tsx';
import { postLogin, postLogout, showLogin } from './features/sign-in/login.route.tsx';
import { postRecovery, showRecovery } from './features/sign-in/recover.route.tsx';
import { postRegistration, showRegistration } from './features/sign-in/register.route.tsx';
import { postOtherFactor, postSecondFactor } from './features/sign-in/second-factor.route.tsx';
import { postVerification } from './features/sign-in/verify.route.tsx';
import {
  postSubscriptionForm,
  showSubscription,
  showSubscriptions,
} from './features/subscriptions/subscriptions.route.tsx';
import { postWish, showWishlist } from './features/wishlist/wishlist.route.tsx';
import { ownPath } from './lib/own-path.ts';
import type { Route, Visit } from './lib/render-page.tsx';
import { movedTo, type StorefrontResponse } from './lib/storefront-request.ts';

/** Method and path to route. `:` stands for one segment of the path, which is passed to the route. */
export const routes: Record<string, Route> = {
  'GET /': (visit) => showPage(visit),
  'POST /': (visit) => postPage(visit),
  'GET /shop': showShop,
  'POST /shop': showShop,
  'GET /category/:': showCategory,
  'POST /category/:': showCategory,
  'GET /search': showSearch,
  'POST /search': showSearch,
  'GET /product-page/:': showProduct,
  'POST /product-page/:': postProduct,
  'GET /product-page/:/review': showReviewForm,
  'POST /product-page/:/review': postReviewForm,
  'GET /blog': showBlog,
  'POST /blog': showBlog,
  'GET /blog/feed.xml': showRss,
  'GET /blog/atom.xml': showAtom,
  'GET /blog/categories/:': showBlogCategory,
  'POST /blog/categories/:': showBlogCategory,
  'GET /blog/tags/:': showBlogTag,
  'POST /blog/tags/:': showBlogTag,
  'GET /blog/preview/:': showPostPreview,
  'POST /blog/preview/:': showPostPreview,
  'GET /blog/:': showPost,
  'POST /blog/:': postToPost,
  'GET /blog/:/seen.svg': countView,
  'GET /cart': showCart,
  'POST /cart': postCart,
  'POST /cart/restore': postRestoration,
  'GET /gift-card': showGiftCard,
  'POST /gift-card': postGiftCard,
  'GET /wishlist': showWishlist,
  'POST /wishlist': postWish,
  'POST /checkout': postCheckout,
  'GET /checkout/:': showCheckout,
  'POST /checkout/:': postCheckoutForm,
  'GET /checkout/:/confirm': showConfirmation,
  'POST /checkout/:/confirm': postConfirmation,
  'GET /checkout/:/return': showReturn,
  'POST /checkout/:/return': postReturn,
  'POST /currency': postCurrency,
  'GET /consent': showConsent,
  'POST /consent': postConsent,
  'GET /thank-you/:': showThankYou,
  'POST /thank-you/:': postThankYou,
  'GET /orders': showFindOrder,
  'POST /orders': postFindOrder,
  'GET /orders/:': showGuestOrder,
  'POST /orders/:': postGuestOrder,
  'GET /pay/:': showPayment,
  'POST /pay/:': postPayment,
  'GET /pay/:/confirm': showPaymentQuestion,
  'POST /pay/:/confirm': postPaymentAnswer,
  'GET /pay/:/return': showPaymentReturn,
  'GET /policies/:': showPolicy,
  'GET /_embed/:': showEmbed,
  ...shopPreviews,
  'GET /preview/:/parts/:': drawParts,
  'GET /preview/:': showPreview,
  'GET /preview/:/:': showPreview,
  'POST /preview/:': showPreview,
  'POST /preview/:/:': showPreview,
  'GET /review/:': showInvitation,
  'POST /review/:': postInvitation,
  'GET /review/:/unsubscribe': showUnsubscription,
  'POST /review/:/unsubscribe': postUnsubscription,
  'GET /reminders/:/unsubscribe': showEndOfReminders,
  'POST /reminders/:/unsubscribe': postEndOfReminders,
  'GET /newsletter/:': showConfirmationOfSubscription,
  'POST /newsletter/:': postConfirmationOfSubscription,
  'GET /account': showProfile,
  'POST /account': postProfile,
  'GET /account/addresses': showAddresses,
  'POST /account/addresses': postAddress,
  'POST /account/addresses/remove': postAddressRemoval,
  'GET /account/orders': showOrders,
  'GET /account/orders/:': showOrder,
  'POST /account/orders/:': postOrder,
  'GET /account/payment-methods': showPaymentMethods,
  'POST /account/payment-methods': postPaymentMethods,
  'GET /account/subscriptions': showSubscriptions,
  'GET /account/subscriptions/:': showSubscription,
  'POST /account/subscriptions/:': postSubscriptionForm,
  'GET /account/reviews': showMyReviews,
  'GET /account/reviews/of/:': toReviewOf,
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
  'POST /:': postPage,
};

const table = Object.entries(routes).map(([key, route]) => {
  const [method, path = ''] = key.split(' ');
  return { method, pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(':', '([^/]+)')}$`), route };
});

/** Handles a request with the route of its path. A trailing slash makes no difference. */
export async function answer(visit: Visit): Promise<StorefrontResponse> {
  const { method, url } = visit.request;
  const found = find(method, url);
  const response = found ? await found.route(visit, ...found.parts) : await showNotFound(visit);
  if (response.status !== 404 || method !== 'GET') return response;
  // addresses are all in small letters, and people and programs write them otherwise
  const other = inSmallLetters(url);
  return other && (await hasPage(visit, other)) ? movedTo(ownPath(other)) : response;
}

/** Whether there is a page at the address. */
async function hasPage(visit: Visit, url: URL): Promise<boolean> {
  const found = find('GET', url);
  if (!found || found.parts.length === 0) return found !== null;
  // looking for a page is no visit of it: nothing is recorded
  const request = { ...visit.request, url, isKnown: false };
  const { status } = await found.route({ ...visit, request }, ...found.parts);
  return status === 200 || status === 301;
}

/** The address with its path in small letters; null if it is so already. */
function inSmallLetters(url: URL): URL | null {
  const parts = url.pathname.split('/').map(decode);
  if (parts.includes(null) || parts.every((part) => part === part?.toLowerCase())) return null;
  const small = new URL(url);
  small.pathname = parts.map((part) => encodeURIComponent(part?.toLowerCase() ?? '')).join('/');
  return small;
}

function find(method: string, url: URL): { route: Route; parts: string[] } | null {
  // none of our addresses and texts contain this character, and the database rejects it
  if (url.href.includes('%00')) return null;
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') || '/' : url.pathname;
  for (const entry of table) {
    const match = entry.method === method ? entry.pattern.exec(path) : null;
    const parts = match?.slice(1).map(decode);
    if (parts?.every((part) => part !== null)) return { route: entry.route, parts };
  }
  return null;
}

/** A decoded segment of a path; null if it is malformed. */
function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
