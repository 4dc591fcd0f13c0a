/** Site maps for search engines: an index, and files of at most 50,000 addresses. */
import type { LanguageLink } from '@stoa/blocks/site-frame';
import { attribute, element, XML_START } from './xml.ts';

/** The protocol's limit per file. */
export const MOST_ADDRESSES = 50_000;

export type Address = {
  /** Absolute. */
  url: string;
  /** Its addresses in all languages of the site, the site's own first; none if that is the only one. */
  languages?: readonly LanguageLink[];
  /** ISO 8601; null if unknown. */
  changed: string | null;
  /** Absolute addresses of the pictures on it. */
  pictures?: string[];
};

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const LINK_NAMESPACE = 'http://www.w3.org/1999/xhtml';
const IMAGE_NAMESPACE = 'http://www.google.com/schemas/sitemap-image/1.1';
/** More pictures do not help search engines to find a page. */
const MOST_PICTURES = 10;

/** @param files absolute addresses of site maps */
export function writeIndex(files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap>${element('loc', file)}</sitemap>`);
  return `${XML_START}<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`;
}

/** A file, in chunks as the addresses arrive. */
export async function* writeSitemap(parts: AsyncIterable<Address[]> | Iterable<Address[]>): AsyncGenerator<string> {
  yield `${XML_START}<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGE_NAMESPACE}" xmlns:xhtml="${LINK_NAMESPACE}">`;
  for await (const part of parts) yield part.flatMap(inAllLanguages).map(writeAddress).join('');
  yield '</urlset>';
}

/** Each language has an entry of its own, which names all others. */
const inAllLanguages = (address: Address): Address[] =>
  address.languages?.length ? address.languages.map(({ href }) => ({ ...address, url: href })) : [address];

function writeAddress({ url, languages = [], changed, pictures = [] }: Address): string {
  const others = [...languages, ...languages.slice(0, 1).map((own) => ({ ...own, language: 'x-default' }))].map(
    ({ language, href }) =>
      `<xhtml:link rel="alternate" ${attribute('hreflang', language)} ${attribute('href', href)}/>`,
  );

  const images = pictures.slice(0, MOST_PICTURES).map((picture) => {
    return `<image:image>${element('image:loc', picture)}</image:image>`;
  });
  return `<url>${element('loc', url)}${changed ? element('lastmod', changed) : ''}${others.join('')}${images.join('')}</url>`;
}

/** The names of all files for a site with this number of products. */
export function sitemapNames(productCount: number, perFile = MOST_ADDRESSES): string[] {
  const files = Math.max(1, Math.ceil(productCount / perFile));
  return ['pages', 'categories', 'blog', ...Array.from({ length: files }, (_, index) => `products-${index + 1}`)];
}
