import { ApiError } from '@stoa/sdk';
import { loadMember, loginHref } from '../lib/account-page.tsx';
import { renderPage, type Visit } from '../lib/render-page.tsx';
import { loadShell, readSite, type Shell } from '../lib/site.ts';
import type { StorefrontResponse } from '../lib/storefront-request.ts';

export function renderNotFound(visit: Visit, shell: Shell): StorefrontResponse {
  return renderPage(visit, shell, {
    status: 404,
    head: { title: 'Page not found' },
    children: (
      <div className="notice-page">
        <p className="eyebrow">404</p>
        <h1>This page is not here</h1>
        <p className="lead">It may have moved, or the address may have a slip in it.</p>
        <p className="actions">
          <a className="button" href="/shop">
            Go to the shop
          </a>
          <a className="button button-quiet" href="/">
            Home
          </a>
        </p>
      </div>
    ),
  });
}

export async function showNotFound(visit: Visit): Promise<StorefrontResponse> {
  return renderNotFound(visit, await loadShell(visit.api, visit.request.url.origin));
}

/**
 * For a checkout or an order that is not there for whoever asks: it may be that of an account, which was logged out
 * meanwhile. `page` is where they come back to.
 */
export async function showNotOpen(visit: Visit, page = visit.request.url.pathname): Promise<StorefrontResponse> {
  const [shell, member] = await Promise.all([loadShell(visit.api, visit.request.url.origin), loadMember(visit)]);
  if (member) return renderNotFound(visit, shell);
  return renderPage(visit, shell, {
    status: 404,
    head: { title: 'Not open here' },
    children: (
      <div className="notice-page">
        <h1>This is not open here</h1>
        <p className="lead">It may have ended, or belong to an account that is not logged in in this browser.</p>
        <p className="actions">
          <a className="button" href={loginHref(page)}>
            Log in
          </a>
          <a className="button button-quiet" href="/shop">
            Go to the shop
          </a>
        </p>
      </div>
    ),
  });
}

/** A page for what went wrong on our side, or for too many requests. It says nothing of the reason. */
export async function renderFault(visit: Visit, error: unknown): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const bare: Shell = { site: readSite({}, request.url.origin), cartCount: 0 };
  const shell = await loadShell(api, request.url.origin).catch(() => bare);
  const isBusy = error instanceof ApiError && error.status === 429;
  const requestId = error instanceof ApiError ? error.requestId : null;
  return renderPage(visit, shell, {
    status: isBusy ? 429 : 500,
    head: { title: isBusy ? 'One moment, please' : 'Something went wrong' },
    children: (
      <div className="notice-page">
        <h1>{isBusy ? 'One moment, please' : 'Something went wrong'}</h1>
        <p className="lead">
          {isBusy
            ? 'There were too many requests in a short time. Wait a little and try again.'
            : 'This is our fault, not yours. Try again in a moment; your cart is kept.'}
        </p>
        {requestId && <p className="field-hint">Request {requestId}</p>}
        <p className="actions">
          <a className="button" href={request.method === 'GET' ? request.url.pathname + request.url.search : '/cart'}>
            Try again
          </a>
        </p>
      </div>
    ),
  });
}
