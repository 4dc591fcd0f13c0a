import type { ComponentType } from 'react';
import { createBrowserRouter, type LoaderFunctionArgs, redirect } from 'react-router';
import { watchAddress } from './address-now.ts';
import { api, isSignedOut, present } from './api.ts';
import type { PagePath } from './pages.ts';
import { whenSignedOut } from './query-client.ts';
import { BASENAME, pathWithinApp, returnPath, signInPath } from './return-path.ts';
import { RouteError } from './route-error.tsx';
import { loadSession } from './session.ts';
import { StartingUp } from './starting-up.tsx';

/** Lets signed-in users in, those without a site to the list of theirs; sends everyone else to the sign-in page and back. */
async function requireSession({ request }: LoaderFunctionArgs) {
  try {
    const session = await loadSession();
    if (!session) throw redirect('/sites');
    return session;
  } catch (error) {
    if (isSignedOut(error)) throw redirect(signInPath(pathWithinApp(new URL(request.url))));
    throw error;
  }
}

/** As `requireSession`, for pages that are about no site. */
async function requireAccount({ request }: LoaderFunctionArgs) {
  try {
    return present((await api.accounts.getSession()).account, 'account');
  } catch (error) {
    if (isSignedOut(error)) throw redirect(signInPath(pathWithinApp(new URL(request.url))));
    throw error;
  }
}

/** Redirects signed-in users away from the sign-in page. */
async function skipWhenSignedIn({ request }: LoaderFunctionArgs) {
  const isSignedIn = await api.accounts.getSession().then(
    () => true,
    () => false,
  );
  return isSignedIn ? redirect(returnPath(new URL(request.url).searchParams.get('next'))) : null;
}

/** Pages that consist of areas, which are rendered within them. */
const withAreas = ['/reports', '/reviews', '/discounts', '/settings'] as const;

/** Pages are loaded when they are opened. */
const loaders: Record<PagePath, () => Promise<{ Component: ComponentType }>> = {
  '/': () => import('../features/home/home-page.tsx'),
  '/orders': () => import('../features/orders/orders-page.tsx'),
  '/orders/drafts': () => import('../features/orders/drafts/drafts-page.tsx'),
  '/orders/drafts/:draftId': () => import('../features/orders/drafts/draft-page.tsx'),
  '/orders/returns': () => import('../features/orders/returns/returns-page.tsx'),
  '/orders/subscriptions': () => import('../features/orders/subscriptions/subscriptions-page.tsx'),
  '/orders/subscriptions/:subscriptionId': () => import('../features/orders/subscriptions/subscription-page.tsx'),
  '/orders/:orderId': () => import('../features/orders/order-page.tsx'),
  '/reports': () => import('../features/reports/reports-page.tsx'),
  '/reports/sales': () => import('../features/reports/sales-area.tsx'),
  '/reports/visitors': () => import('../features/reports/visits/visitors-area.tsx'),
  '/payments': () => import('../features/payments/payments-page.tsx'),
  '/abandoned-checkouts': () => import('../features/abandoned-checkouts/abandoned-checkouts-page.tsx'),
  '/abandoned-checkouts/reminders': () => import('../features/abandoned-checkouts/reminders-page.tsx'),
  '/abandoned-checkouts/:abandonedCheckoutId': () => import('../features/abandoned-checkouts/checkout-page.tsx'),
  '/members': () => import('../features/members/members-page.tsx'),
  '/members/:memberId': () => import('../features/members/member-page.tsx'),
  '/contacts': () => import('../features/contacts/contacts-page.tsx'),
  '/contacts/:contactId': () => import('../features/contacts/contact-page.tsx'),
  '/reviews': () => import('../features/reviews/reviews-page.tsx'),
  '/reviews/queue': () => import('../features/reviews/queue/queue-area.tsx'),
  '/reviews/all': () => import('../features/reviews/list/reviews-area.tsx'),
  '/reviews/requests': () => import('../features/reviews/requests/requests-area.tsx'),
  '/reviews/statistics': () => import('../features/reviews/statistics/statistics-area.tsx'),
  '/reviews/settings': () => import('../features/reviews/settings/settings-area.tsx'),
  '/reviews/:reviewId': () => import('../features/reviews/review-page.tsx'),
  '/discounts': () => import('../features/discounts/discounts-page.tsx'),
  '/discounts/automatic': () => import('../features/discounts/rules/rules-area.tsx'),
  '/discounts/coupons': () => import('../features/discounts/coupons/coupons-area.tsx'),
  '/discounts/banners': () => import('../features/discounts/banners/banners-area.tsx'),
  '/gift-cards': () => import('../features/gift-cards/gift-cards-page.tsx'),
  '/gift-cards/for-sale': () => import('../features/gift-cards/product-page.tsx'),
  '/gift-cards/:giftCardId': () => import('../features/gift-cards/gift-card-page.tsx'),
  '/pay-links': () => import('../features/pay-links/pay-links-page.tsx'),
  '/emails': () => import('../features/emails/emails-page.tsx'),
  '/emails/:mailId': () => import('../features/emails/email-page.tsx'),
  '/products': () => import('../features/products/list/products-page.tsx'),
  '/products/new': () => import('../features/products/form/new-product-page.tsx'),
  '/products/:productId': () => import('../features/products/form/product-page.tsx'),
  '/inventory': () => import('../features/inventory/inventory-page.tsx'),
  '/inventory/locations': () => import('../features/inventory/locations-page.tsx'),
  '/categories': () => import('../features/categories/categories-page.tsx'),
  '/categories/:categoryId': () => import('../features/categories/category-page.tsx'),
  '/labels/:kind?': () => import('../features/product-labels/labels-page.tsx'),
  '/import': () => import('../features/import/imports-page.tsx'),
  '/import/:importId': () => import('../features/import/import-page.tsx'),
  '/pages': () => import('../features/site-pages/site-pages-page.tsx'),
  '/pages/:pageId': () => import('../features/page-editor/editor-page.tsx'),
  '/forms': () => import('../features/forms/forms-page.tsx'),
  '/forms/:formId': () => import('../features/forms/submissions/submissions-page.tsx'),
  '/forms/:formId/edit': () => import('../features/forms/editor/form-editor-page.tsx'),
  '/forms/:formId/submissions/:submissionId': () => import('../features/forms/submissions/submission-page.tsx'),
  '/blog': () => import('../features/blog/posts-page.tsx'),
  '/blog/categories': () => import('../features/blog/blog-categories-page.tsx'),
  '/blog/:postId': () => import('../features/blog/post-page.tsx'),
  '/languages': () => import('../features/languages/languages-page.tsx'),
  '/languages/:language/:kind/:entityId': () => import('../features/languages/translation-page.tsx'),
  '/media': () => import('../features/media/media-page.tsx'),
  '/settings': () => import('../features/settings/settings-page.tsx'),
  '/settings/general': () => import('../features/settings/general/general-area.tsx'),
  '/settings/domains': () => import('../features/settings/domains/domains-area.tsx'),
  '/settings/team': () => import('../features/settings/team/team-area.tsx'),
  '/settings/payments': () => import('../features/settings/payments/payments-area.tsx'),
  '/settings/checkout': () => import('../features/settings/checkout/checkout-area.tsx'),
  '/settings/documents': () => import('../features/settings/documents/documents-area.tsx'),
  '/settings/currencies': () => import('../features/settings/currencies/currencies-area.tsx'),
  '/settings/delivery': () => import('../features/settings/delivery/delivery-area.tsx'),
  '/settings/tax': () => import('../features/settings/tax/tax-area.tsx'),
  '/settings/api-keys': () => import('../features/settings/developers/api-keys-area.tsx'),
  '/settings/oauth-apps': () => import('../features/settings/developers/oauth-apps-area.tsx'),
  '/settings/service-plugins': () => import('../features/settings/developers/service-plugins/service-plugins-area.tsx'),
  '/settings/sign-in': () => import('../features/settings/sign-in/sign-in-area.tsx'),
  '/settings/emails': () => import('../features/settings/emails/emails-area.tsx'),
  '/settings/consent': () => import('../features/settings/consent/consent-area.tsx'),
  '/settings/badges': () => import('../features/member-settings/badges-area.tsx'),
  '/settings/profile-fields': () => import('../features/member-settings/fields-area.tsx'),
  '/settings/archive': () => import('../features/settings/archive/archive-area.tsx'),
  '/settings/activity': () => import('../features/settings/activity/activity-area.tsx'),
  '/account/security': () => import('../features/security/security-page.tsx'),
};

const pageRoutes = Object.entries(loaders).map(([path, lazy]) => ({ path, lazy }));
/** Pages of single entities stand on their own. */
const areasOf = (page: string) => pageRoutes.filter(({ path }) => path.startsWith(`${page}/`) && !path.includes(':'));
const nested = withAreas.map((page) => ({ path: page, lazy: loaders[page], children: areasOf(page) }));
const isNested = ({ path }: { path: string }): boolean =>
  nested.some((page) => page.path === path || page.children.some((area) => area.path === path));

export const router = createBrowserRouter(
  [
    {
      errorElement: <RouteError />,
      HydrateFallback: StartingUp,
      children: [
        { path: 'sign-in', loader: skipWhenSignedIn, lazy: () => import('../features/sign-in/sign-in-page.tsx') },
        { path: 'forgot-password', lazy: () => import('../features/sign-in/forgot-password-page.tsx') },
        { path: 'new-password', lazy: () => import('../features/sign-in/new-password-page.tsx') },
        { path: 'sign-up', lazy: () => import('../features/sign-up/sign-up-page.tsx') },
        { path: 'sign-up/finish', lazy: () => import('../features/sign-up/finish-sign-up-page.tsx') },
        { path: 'join', lazy: () => import('../features/join/join-page.tsx') },
        { path: 'take-over', lazy: () => import('../features/own-sites/take-over-page.tsx') },
        { path: 'sites', loader: requireAccount, lazy: () => import('../features/own-sites/own-sites-page.tsx') },
        { path: 'sites/all', loader: requireAccount, lazy: () => import('../features/own-sites/all-sites-page.tsx') },
        {
          path: 'sites/:siteId/duplicate',
          loader: requireAccount,
          lazy: () => import('../features/own-sites/duplicate-site-page.tsx'),
        },
        {
          path: 'sites/templates',
          loader: requireAccount,
          lazy: () => import('../features/own-sites/templates-page.tsx'),
        },
        { path: 'sites/new', loader: requireAccount, lazy: () => import('../features/own-sites/new-site-page.tsx') },
        {
          id: 'shell',
          loader: requireSession,
          // once for all pages; and again when something about the session has changed
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
          lazy: () => import('./shell/shell.tsx'),
          children: [
            {
              errorElement: <RouteError />,
              children: [
                ...pageRoutes.filter((route) => !isNested(route)),
                ...nested,
                { path: '*', lazy: () => import('./not-found.tsx') },
              ],
            },
          ],
        },
      ],
    },
  ],
  { basename: BASENAME },
);

watchAddress(router);

whenSignedOut(() => {
  const { location } = router.state;
  const isPublic = ['/sign-in', '/sign-up', '/forgot-password', '/new-password', '/join'].some((page) =>
    pathWithinApp(location).startsWith(page),
  );
  if (isPublic) return;
  void router.navigate(signInPath(pathWithinApp(location)));
});
