/** What search engines find the pages by. */
import type { Api } from '../lib/api.ts';
import { loadCategories } from '../lib/categories.ts';
import { productHref } from '../lib/product-summary.ts';
import type { Visit } from '../lib/render-page.tsx';
import { loadSite } from '../lib/site.ts';
import { type StorefrontResponse, textResponse } from '../lib/storefront-request.ts';
import { showNotFound } from './errors.tsx';

/** The most that one call answers. */
const PRODUCTS_PER_CALL = 100;
/** Ten calls a file keep it quick to make. */
const PRODUCTS_PER_FILE = 1000;

/** One file for small shops; for others an index of files by number. */
export async function showSitemap(visit: Visit): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const site = await loadSite(api, request.url.origin);
  const { metadata } = await api.productsV1.queryProducts({ query: { paging: { limit: 1, offset: 0 } } });
  const fileCount = Math.max(1, Math.ceil((metadata?.total ?? 0) / PRODUCTS_PER_FILE));
  const part = request.url.searchParams.get('part');
  if (part === null && fileCount > 1) return sitemapIndex(site.url, fileCount);
  const number = part === null ? 1 : Number(part);
  if (!Number.isInteger(number) || number < 1 || number > fileCount) return showNotFound(visit);
  const pages = number === 1 ? ['/', '/shop', ...(await loadCategories(api)).map(({ href }) => href)] : [];
  const entries = [...pages.map((path) => ({ path, changed: null })), ...(await productEntries(api, number))];
  const urls = entries.map(
    ({ path, changed }) =>
      `<url><loc>${escapeXml(new URL(path, site.url).href)}</loc>${changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''}</url>`,
  );
  return xml('urlset', urls);
}

export async function showRobots({ api, request }: Visit): Promise<StorefrontResponse> {
  const site = await loadSite(api, request.url.origin);
  const lines = [
    'User-agent: *',
    'Disallow: /cart',
    'Disallow: /checkout',
    'Disallow: /thank-you',
    '',
    `Sitemap: ${new URL('/sitemap.xml', site.url).href}`,
  ];
  return textResponse(`${lines.join('\n')}\n`, 'text/plain');
}

function sitemapIndex(siteUrl: string, fileCount: number): StorefrontResponse {
  const files = Array.from(
    { length: fileCount },
    (_, index) => new URL(`/sitemap.xml?part=${index + 1}`, siteUrl).href,
  );
  return xml(
    'sitemapindex',
    files.map((file) => `<sitemap><loc>${escapeXml(file)}</loc></sitemap>`),
  );
}

async function productEntries(api: Api, file: number): Promise<{ path: string; changed: string | null }[]> {
  const start = (file - 1) * PRODUCTS_PER_FILE;
  const entries: { path: string; changed: string | null }[] = [];
  for (let offset = start; offset < start + PRODUCTS_PER_FILE; offset += PRODUCTS_PER_CALL) {
    const { products = [] } = await api.productsV1.queryProducts({
      query: { sort: [{ fieldName: 'numericId', order: 'ASC' }], paging: { limit: PRODUCTS_PER_CALL, offset } },
    });
    entries.push(
      ...products.map(({ slug, lastUpdated }) => ({ path: productHref(slug ?? ''), changed: lastUpdated ?? null })),
    );
    if (products.length < PRODUCTS_PER_CALL) break;
  }
  return entries;
}

const xml = (root: 'urlset' | 'sitemapindex', children: string[]): StorefrontResponse =>
  textResponse(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${children.join('')}</${root}>`,
    'application/xml',
  );

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
