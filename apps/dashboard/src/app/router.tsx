import { createBrowserRouter, type LoaderFunctionArgs, redirect } from 'react-router';
import { api, isSignedOut } from './api.ts';
import { whenSignedOut } from './query-client.ts';
import { BASENAME, pathWithinApp, returnPath, signInPath } from './return-path.ts';
import { RouteError } from './route-error.tsx';
import { loadSession } from './session.ts';
import { StartingUp } from './starting-up.tsx';

/** Lets in who is signed in; leads everyone else to sign in and back. */
async function requireSession({ request }: LoaderFunctionArgs) {
  try {
    return await loadSession();
  } catch (error) {
    if (isSignedOut(error)) throw redirect(signInPath(pathWithinApp(new URL(request.url))));
    throw error;
  }
}

/** Who is signed in already has no business on the sign-in page. */
async function skipWhenSignedIn({ request }: LoaderFunctionArgs) {
  const isSignedIn = await api.accounts.getSession().then(
    () => true,
    () => false,
  );
  return isSignedIn ? redirect(returnPath(new URL(request.url).searchParams.get('next'))) : null;
}

export const router = createBrowserRouter(
  [
    {
      errorElement: <RouteError />,
      HydrateFallback: StartingUp,
      children: [
        { path: 'sign-in', loader: skipWhenSignedIn, lazy: () => import('../features/sign-in/sign-in-page.tsx') },
        { path: 'forgot-password', lazy: () => import('../features/sign-in/forgot-password-page.tsx') },
        { path: 'new-password', lazy: () => import('../features/sign-in/new-password-page.tsx') },
        { path: 'join', lazy: () => import('../features/join/join-page.tsx') },
        {
          id: 'shell',
          loader: requireSession,
          shouldRevalidate: () => false,
          lazy: () => import('./shell/shell.tsx'),
          children: [
            {
              errorElement: <RouteError />,
              children: [
                { index: true, lazy: () => import('../features/home/home-page.tsx') },
                { path: 'orders', lazy: () => import('../features/orders/orders-page.tsx') },
                { path: 'orders/:orderId', lazy: () => import('../features/orders/order-page.tsx') },
                { path: 'members', lazy: () => import('../features/members/members-page.tsx') },
                { path: 'members/:memberId', lazy: () => import('../features/members/member-page.tsx') },
                { path: 'contacts', lazy: () => import('../features/contacts/contacts-page.tsx') },
                { path: 'contacts/:contactId', lazy: () => import('../features/contacts/contact-page.tsx') },
                { path: 'import', lazy: () => import('../features/import/imports-page.tsx') },
                { path: 'import/:importId', lazy: () => import('../features/import/import-page.tsx') },
                { path: 'media', lazy: () => import('../features/media/media-page.tsx') },
                { path: 'categories', lazy: () => import('../features/categories/categories-page.tsx') },
                { path: 'categories/:categoryId', lazy: () => import('../features/categories/category-page.tsx') },
                { path: 'labels/:kind?', lazy: () => import('../features/product-labels/labels-page.tsx') },
                { path: 'products', lazy: () => import('../features/products/list/products-page.tsx') },
                { path: 'products/new', lazy: () => import('../features/products/form/new-product-page.tsx') },
                { path: 'products/:productId', lazy: () => import('../features/products/form/product-page.tsx') },
                { path: 'inventory', lazy: () => import('../features/inventory/inventory-page.tsx') },
                { path: 'inventory/locations', lazy: () => import('../features/inventory/locations-page.tsx') },
                {
                  path: 'settings',
                  lazy: () => import('../features/settings/settings-page.tsx'),
                  children: [
                    { path: 'team', lazy: () => import('../features/settings/team/team-area.tsx') },
                    { path: 'api-keys', lazy: () => import('../features/settings/developers/api-keys-area.tsx') },
                    { path: 'oauth-apps', lazy: () => import('../features/settings/developers/oauth-apps-area.tsx') },
                    { path: 'sign-in', lazy: () => import('../features/settings/sign-in/sign-in-area.tsx') },
                    { path: 'badges', lazy: () => import('../features/member-settings/badges-area.tsx') },
                    { path: 'profile-fields', lazy: () => import('../features/member-settings/fields-area.tsx') },
                    { path: 'activity', lazy: () => import('../features/settings/activity/activity-area.tsx') },
                  ],
                },
                { path: 'account/security', lazy: () => import('../features/security/security-page.tsx') },
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

whenSignedOut(() => {
  const { location } = router.state;
  const isPublic = ['/sign-in', '/forgot-password', '/new-password', '/join'].some((page) =>
    pathWithinApp(location).startsWith(page),
  );
  if (isPublic) return;
  void router.navigate(signInPath(pathWithinApp(location)));
});
