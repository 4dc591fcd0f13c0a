/** Site maps for search engines: an index, and files of at most 50,000 addresses. */
import { element, XML_START } from './xml.ts';

/** The protocol's limit per file. */
export const MOST_ADDRESSES = 50_000;

export type Address = {
  /** Absolute. */
  url: string;
  /** ISO 8601; null if unknown. */
  changed: string | null;
  /** Absolute addresses of the pictures on it. */
  pictures?: string[];
};

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
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
  yield `${XML_START}<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGE_NAMESPACE}">`;
  for await (const part of parts) yield part.map(writeAddress).join('');
  yield '</urlset>';
}

function writeAddress({ url, changed, pictures = [] }: Address): string {
  const images = pictures.slice(0, MOST_PICTURES).map((picture) => {
    return `<image:image>${element('image:loc', picture)}</image:image>`;
  });
  return `<url>${element('loc', url)}${changed ? element('lastmod', changed) : ''}${images.join('')}</url>`;
}

/** The names of all files for a site with this number of products. */
export function sitemapNames(productCount: number): string[] {
  const files = Math.max(1, Math.ceil(productCount / MOST_ADDRESSES));
  return ['pages', 'categories', 'blog', ...Array.from({ length: files }, (_, index) => `products-${index + 1}`)];
}
