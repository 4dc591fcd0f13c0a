import { checkoutStyles } from '@stoa/blocks';
import type { PolicyLink } from '@stoa/blocks/site-frame';
import type { Messages } from '@stoa/messages';
import { MessagesProvider } from '@stoa/messages/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Document, type Head } from '../components/document.tsx';
import { CheckoutFooter, Footer } from '../components/footer.tsx';
import { CheckoutHeader, Header } from '../components/header.tsx';
import type { Look } from '../features/checkout/asked.ts';
import { ConsentBanner } from '../features/consent/consent-banner.tsx';
import type { Api } from './api.ts';
import type { Assets } from './assets.ts';
import { withTags } from './consent.ts';
import type { Shell } from './site.ts';
import type { StorefrontRequest, StorefrontResponse } from './storefront-request.ts';

/** The context of a request, passed to a route. */
export type Visit = { request: StorefrontRequest; api: Api; assets: Assets; messages: Messages };

/** A route: handles a request, given the variable parts of its path. */
export type Route = (visit: Visit, ...parts: string[]) => Promise<StorefrontResponse>;

type PageContent = {
  head: Head;
  status?: number;
  hasIslands?: boolean;
  /** Rules for this page alone, beside those of the site's theme. */
  styles?: string;
  children: ReactNode;
};

/** A page of the site, with header and footer. */
export function renderPage(visit: Visit, shell: Shell, { children, ...page }: PageContent): StorefrontResponse {
  const document = renderDocument(visit, shell, {
    ...page,
    children: (
      <>
        <Header
          shell={shell}
          pathname={visit.request.url.pathname}
          words={visit.request.url.searchParams.get('q') ?? ''}
          hasIslands={page.hasIslands ?? false}
        />
        <main id="content">{children}</main>
        <Footer site={shell.site} request={visit.request} />
        <ConsentBanner site={shell.site} request={visit.request} />
      </>
    ),
  });
  return withTags(document, shell.site.consent, visit.request);
}

type CheckoutPageContent = PageContent & {
  cartHref: string | null;
  /** Replaces the name of the site. */
  heading?: string | null;
  look?: Look;
  policies?: readonly PolicyLink[];
};

/** A page of the checkout, without distractions. `cartHref` is null once there is no way back. */
export function renderCheckoutPage(
  visit: Visit,
  shell: Pick<Shell, 'site'>,
  { children, cartHref, heading = null, look = {}, policies = [], ...page }: CheckoutPageContent,
): StorefrontResponse {
  return renderDocument(visit, shell, {
    ...page,
    styles: checkoutStyles(look, shell.site.theme),
    children: (
      <>
        <CheckoutHeader
          site={shell.site}
          heading={heading}
          cartHref={cartHref}
          link={look.header?.continueShopping ?? {}}
        />
        <main id="content">{children}</main>
        {policies.length > 0 && <CheckoutFooter policies={policies} />}
      </>
    ),
  });
}

/** A part of a page as HTML, to be remembered. */
export const renderPart = ({ messages }: Visit, children: ReactNode): string =>
  renderToString(<MessagesProvider value={messages}>{children}</MessagesProvider>);

function renderDocument(visit: Visit, { site }: Pick<Shell, 'site'>, page: PageContent): StorefrontResponse {
  const html = renderToString(
    <MessagesProvider value={visit.messages}>
      <Document
        site={site}
        language={visit.request.language}
        languagePath={visit.request.languagePath}
        head={page.head}
        styles={page.styles ?? ''}
        assets={visit.assets}
        nonce={visit.request.nonce}
        hasIslands={page.hasIslands ?? false}
      >
        {page.children}
      </Document>
    </MessagesProvider>,
  );
  return {
    status: page.status ?? 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': visit.request.language },
    body: `<!doctype html>${html}`,
  };
}
