import { ApiError } from '@stoa/sdk';
import { ownPath } from '../../lib/own-path.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import { loadShell, readSite, type Shell } from '../../lib/site.ts';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { loadMember, loginHref } from '../account/account-page.tsx';
import { answerArranged } from '../shop-pages/render-shop-page.tsx';
import { loadShopPage, usual } from '../shop-pages/shop-page.ts';
import { shownNotFound } from './not-found.tsx';

/** The page for addresses without one, arranged as its owner did it. Forms that stand on it are sent from wherever it is shown. */
export async function renderNotFound(visit: Visit, shell: Shell): Promise<StorefrontResponse> {
  const [arranged, shown] = await Promise.all([
    // any page that says so is better than a fault
    loadShopPage(visit, shell.site, 'NOT_FOUND').catch(() => usual('NOT_FOUND')),
    shownNotFound(visit),
  ]);
  return answerArranged(visit, shell, shown, arranged);
}

export async function showNotFound(visit: Visit): Promise<StorefrontResponse> {
  return renderNotFound(visit, await loadShell(visit.api, visit.request.url.origin));
}

/**
 * For a checkout or an order that this visitor cannot see: it may belong to an account that was logged out meanwhile.
 * `page` is the page to return to.
 */
export async function showNotOpen(visit: Visit, page = visit.request.url.pathname): Promise<StorefrontResponse> {
  const [shell, member] = await Promise.all([loadShell(visit.api, visit.request.url.origin), loadMember(visit)]);
  if (member) return renderNotFound(visit, shell);
  const messages = visit.messages.site;
  return renderPage(visit, shell, {
    status: 404,
    head: { title: messages.notOpen.title },
    children: (
      <div className="notice-page">
        <h1>{messages.notOpen.title}</h1>
        <p className="lead">{messages.notOpen.text}</p>
        <p className="actions">
          <a className="button" href={loginHref(page)}>
            {messages.logIn}
          </a>
          <a className="button button-quiet" href="/shop">
            {messages.goToShop}
          </a>
        </p>
      </div>
    ),
  });
}

/** A page for server faults, or for too many requests. It gives no details. */
export async function renderFault(visit: Visit, error: unknown): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const bare: Shell = { site: readSite({ name: visit.messages.site.shop }, request.url.origin), cartCount: 0 };
  const shell = await loadShell(api, request.url.origin).catch(() => bare);
  const isBusy = error instanceof ApiError && error.status === 429;
  const requestId = error instanceof ApiError ? error.requestId : null;
  const messages = visit.messages.site;
  const { title, text } = isBusy ? messages.busy : messages.fault;
  return renderPage(visit, shell, {
    status: isBusy ? 429 : 500,
    head: { title },
    children: (
      <div className="notice-page">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {requestId && <p className="field-hint">{messages.request(requestId)}</p>}
        <p className="actions">
          <a className="button" href={request.method === 'GET' ? ownPath(request.url) : '/cart'}>
            {messages.tryAgain}
          </a>
        </p>
      </div>
    ),
  });
}
