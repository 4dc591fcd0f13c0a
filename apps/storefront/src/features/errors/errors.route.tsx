import { ProductRow } from '@stoa/blocks';
import { SearchForm } from '@stoa/blocks/site-frame';
import { ApiError } from '@stoa/sdk';
import { ownPath } from '../../lib/own-path.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import { loadShell, readSite, type Shell } from '../../lib/site.ts';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { loadMember, loginHref } from '../account/account-page.tsx';
import { loadNewest } from '../product/related-products.ts';

/** A page for addresses without one: with a search, and products that may be what the visitor came for. */
export async function renderNotFound(visit: Visit, shell: Shell): Promise<StorefrontResponse> {
  const messages = visit.messages.site;
  // a page without products is better than a fault
  const { newest } = await visit.request
    .remember('newest products', async () => ({ newest: await loadNewest(visit) }))
    .catch(() => ({ newest: [] }));
  return renderPage(visit, shell, {
    status: 404,
    hasIslands: true,
    head: { title: messages.notFound.title },
    children: (
      <>
        <div className="notice-page">
          <p className="eyebrow">404</p>
          <h1>{messages.notFound.title}</h1>
          <p className="lead">{messages.notFound.text}</p>
          <SearchForm id="search-here" words="" />
          <p className="actions">
            <a className="button" href="/shop">
              {messages.goToShop}
            </a>
            <a className="button button-quiet" href="/">
              {messages.home}
            </a>
          </p>
        </div>
        <ProductRow id="newest" heading={messages.newProducts} products={newest} />
      </>
    ),
  });
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
