import { fontPreloads, fontStyles, themeStyles } from '@stoa/blocks';
import type { LanguageLink } from '@stoa/blocks/site-frame';
import { directionOf } from '@stoa/messages/languages';
import { useMessages } from '@stoa/messages/react';
import type { ReactNode } from 'react';
import type { Assets } from '../lib/assets.ts';
import { HOLD_PRESSES } from '../lib/held-presses.ts';
import { keepLanguage, pathIn } from '../lib/in-language.ts';
import { languageLinks, pageUrl } from '../lib/page-url.ts';
import type { Site } from '../lib/site.ts';
import { scriptJson } from '../lib/structured-data.ts';

/** The metadata in the head of a page. */
export type Head = {
  title: string;
  description?: string;
  /** Path of the canonical address; pages without one are not for search engines. */
  canonical?: string;
  /** Absolute address of the preview picture for shared links. */
  image?: string;
  type?: 'website' | 'product' | 'article';
  /** An article’s times, as ISO 8601. */
  article?: { published: string; modified: string };
  /** A feed of what the page lists. */
  feed?: { href: string; title: string };
  /** The title of shared links, if it differs. */
  shared?: { title?: string; description?: string };
  /** Decimal amount. */
  price?: { amount: string; currency: string };
  /** Hidden from search engines, although it has its own address. */
  isHidden?: boolean;
  /** schema.org objects. */
  data?: object[];
  previous?: string;
  next?: string;
};

type DocumentProps = {
  site: Site;
  /** BCP 47. */
  language: string;
  /** What the address began with, for another language than the site's own. */
  languagePath: string;
  head: Head;
  /** Rules for this page alone, beside those of the site's theme. */
  styles: string;
  assets: Assets;
  nonce: string;
  /** Whether the page has islands to load. */
  hasIslands: boolean;
  children: ReactNode;
};

export function Document({
  site,
  language,
  languagePath,
  head,
  styles,
  assets,
  nonce,
  hasIslands,
  children,
}: DocumentProps) {
  const messages = useMessages('site');
  return (
    <html lang={language} dir={directionOf(language)} data-path={languagePath || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title.includes(site.name) ? head.title : `${head.title} – ${site.name}`}</title>
        {fontPreloads(site.theme).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <style
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: fontStyles(site.theme) + themeStyles(site.theme) + styles }}
        />
        {/* half a header is not shown: its other half would move it */}
        <link rel="expect" href="#content" blocking="render" />
        <HeadOfPage site={site} head={head} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {hasIslands && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: HOLD_PRESSES }} />}
        {hasIslands && <script type="module" src={assets.script} nonce={nonce} />}
        {languagePath && hasIslands && (
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: keepLanguage(languagePath) }} />
        )}
        <Data nonce={nonce} type="speculationrules" data={prefetchRules(languagePath)} />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {messages.skipToContent}
        </a>
        {children}
      </body>
    </html>
  );
}

function HeadOfPage({ site, head }: { site: Site; head: Head }) {
  const canonical = head.canonical === undefined ? null : pageUrl(head.canonical, site);
  return (
    <>
      {head.description && <meta name="description" content={head.description} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && !head.isHidden && <Alternates links={languageLinks(head.canonical ?? '/', site)} />}
      {(!canonical || head.isHidden) && <meta name="robots" content="noindex" />}
      {head.previous && <link rel="prev" href={pageUrl(head.previous, site)} />}
      {head.next && <link rel="next" href={pageUrl(head.next, site)} />}
      {head.feed && (
        <link rel="alternate" type="application/rss+xml" href={pageUrl(head.feed.href, site)} title={head.feed.title} />
      )}
      {canonical && <SharedAs site={site} head={head} url={canonical} />}
      {head.data?.map((data, index) => (
        <Data key={index} type="application/ld+json" data={data} />
      ))}
    </>
  );
}

/** Where search engines find the page in the other languages of the site; its own is for readers of any other. */
const Alternates = ({ links }: { links: readonly LanguageLink[] }) =>
  [...links, ...links.slice(0, 1).map((link) => ({ ...link, language: 'x-default' }))].map(({ language, href }) => (
    <link key={language} rel="alternate" hrefLang={language} href={href} />
  ));

/** Open Graph: the preview of a page in shared links. */
function SharedAs({ site, head, url }: { site: Site; head: Head; url: string }) {
  const { title, description, image, type = 'website', shared, price, article } = head;
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
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.modified} />}
      {price && <meta property="product:price:amount" content={price.amount} />}
      {price && <meta property="product:price:currency" content={price.currency} />}
    </>
  );
}

/** Data for the browser or for search engines, as a script element that is not executed. */
function Data({ type, data, nonce }: { type: string; data: unknown; nonce?: string }) {
  return <script type={type} nonce={nonce} dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}

/**
 * Pages with personal content or side effects. If they were prefetched, they would be shown as they were then, such as
 * the cart without recent additions, whatever their cache headers say.
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

/** Pages are prefetched when a visitor points at their link, so that they are ready at the click. */
const prefetchRules = (languagePath: string) => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NEVER_PREFETCHED.map((path) => pathIn(languagePath, path)) } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** The site's icon, for pages without a picture of their own. */
export const SITE_PICTURE = '/icon-512.png';

/** The absolute form of the path of a file. */
export const absolute = (path: string, site: Pick<Site, 'url'>): string => new URL(path, site.url).href;
