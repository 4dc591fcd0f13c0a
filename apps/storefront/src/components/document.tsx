import { defaultTheme, themeStyles } from '@stoa/blocks';
import type { ReactNode } from 'react';
import type { Assets } from '../lib/assets.ts';
import type { Site } from '../lib/site.ts';
import { scriptJson } from '../lib/structured-data.ts';

/** What a page says about itself in its head. */
export type Head = {
  title: string;
  description?: string;
  /** Path of its one address; pages without one are not for search engines. */
  canonical?: string;
  /** Absolute address of the picture that stands for it where it is shared. */
  image?: string;
  type?: 'website' | 'product';
  /** What it is called where it is shared, where that differs. */
  shared?: { title?: string; description?: string };
  /** Decimal amount. */
  price?: { amount: string; currency: string };
  /** Not for search engines, though it has an address of its own. */
  isHidden?: boolean;
  /** schema.org objects. */
  data?: object[];
  previous?: string;
  next?: string;
};

type DocumentProps = {
  site: Site;
  head: Head;
  assets: Assets;
  nonce: string;
  /** Whether there is something for the island loader to do. */
  hasIslands: boolean;
  children: ReactNode;
};

export function Document({ site, head, assets, nonce, hasIslands, children }: DocumentProps) {
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title.includes(site.name) ? head.title : `${head.title} – ${site.name}`}</title>
        {assets.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: themeStyles(site.theme) }} />
        <HeadOfPage site={site} head={head} />
        <link rel="icon" href={iconOf(site)} />
        {hasIslands && <script type="module" src={assets.script} nonce={nonce} />}
        <Data nonce={nonce} type="speculationrules" data={PREFETCH_RULES} />
      </head>
      <body>
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        {children}
      </body>
    </html>
  );
}

function HeadOfPage({ site, head }: { site: Site; head: Head }) {
  const canonical = head.canonical === undefined ? null : absolute(head.canonical, site);
  return (
    <>
      {head.description && <meta name="description" content={head.description} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {(!canonical || head.isHidden) && <meta name="robots" content="noindex" />}
      {head.previous && <link rel="prev" href={absolute(head.previous, site)} />}
      {head.next && <link rel="next" href={absolute(head.next, site)} />}
      {canonical && <SharedAs site={site} head={head} url={canonical} />}
      {head.data?.map((data, index) => (
        <Data key={index} type="application/ld+json" data={data} />
      ))}
    </>
  );
}

/** Open Graph: how the page looks where people share it. */
function SharedAs({ site, head, url }: { site: Site; head: Head; url: string }) {
  const { title, description, image, type = 'website', shared, price } = head;
  const summary = shared?.description ?? description;
  return (
    <>
      <meta property="og:title" content={shared?.title ?? title} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={site.name} />
      {summary && <meta property="og:description" content={summary} />}
      {image && <meta property="og:image" content={image} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
      {price && <meta property="product:price:amount" content={price.amount} />}
      {price && <meta property="product:price:currency" content={price.currency} />}
    </>
  );
}

/** Data for the browser or for search engines, as a script element that is not run. */
function Data({ type, data, nonce }: { type: string; data: unknown; nonce?: string }) {
  return <script type={type} nonce={nonce} dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}

/**
 * Pages whose content is the visitor's own, or that do something: fetched beforehand they would be shown as they were
 * then, such as the cart without what was added since, whatever their headers say of being kept.
 */
const NEVER_PREFETCHED = [
  '/cart',
  '/wishlist',
  '/account',
  '/account/*',
  '/checkout/*',
  '/thank-you/*',
  '/dashboard/*',
  '/_*',
];

/** Pages are fetched when a visitor points at their link, so that they are there at the click. */
const PREFETCH_RULES = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: NEVER_PREFETCHED } }] },
      eagerness: 'moderate',
    },
  ],
};

/** The absolute form of a path on the site. */
export const absolute = (path: string, site: Site): string => new URL(path, site.url).href;

/** Rows of dots that grow, in the site's accent colour. */
function iconOf(site: Site): string {
  const color = site.theme['color-accent'] ?? defaultTheme['color-accent'];
  const dots = [4, 12, 20, 28].flatMap((y, row) =>
    [4, 12, 20, 28].map((x) => `<circle cx="${x}" cy="${y}" r="${1 + row}"/>`),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="${color.replace(/[<>"&]/g, '')}">${dots.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
