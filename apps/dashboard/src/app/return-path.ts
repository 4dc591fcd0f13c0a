export const BASENAME = '/dashboard';

/** The page inside the app for an address: `/dashboard/orders?sort=number` is `/orders?sort=number`. */
export function pathWithinApp({ pathname, search }: { pathname: string; search: string }): string {
  const isInside = pathname === BASENAME || pathname.startsWith(`${BASENAME}/`);
  return `${(isInside ? pathname.slice(BASENAME.length) : pathname) || '/'}${search}`;
}

/** The sign-in page, which leads back to `path` afterwards. */
export const signInPath = (path: string): string =>
  path === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(path)}`;

/** The page to open after signing in. Anything but a page of this app leads home, so links cannot lead elsewhere. */
export function returnPath(next: string | null): string {
  const isOwnPage = next !== null && /^\/(?![/\\])/.test(next) && !next.startsWith('/sign-in');
  return isOwnPage ? next : '/';
}
