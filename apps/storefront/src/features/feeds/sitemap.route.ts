/** Site maps, by which search engines find the pages. */
import type { Api } from '../../lib/api.ts';
import { languageLinks } from '../../lib/page-url.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { loadSite, type Site } from '../../lib/site.ts';
import { type StorefrontResponse, textResponse } from '../../lib/storefront-request.ts';
import { postHref } from '../blog/post-view.ts';
import { showNotFound } from '../errors/errors.route.tsx';
import { loadCategories } from '../listing/categories.ts';
import { productHref } from '../product/product-href.ts';
import { siteIcon } from './site-icon.ts';
import { type Address, MOST_ADDRESSES, sitemapNames, writeIndex, writeSitemap } from './sitemap.ts';

/** Number of products per request. */
const AT_ONCE = 1000;
const POSTS_AT_ONCE = 100;

/** The index of all site maps. */
export async function showSitemapIndex({ api, request }: Visit): Promise<StorefrontResponse> {
  const site = await loadSite(api, request.url.origin);
  const names = await listNames(api, site);
  const files = names.map((name) => new URL(`/sitemaps/${name}.xml`, site.url).href);
  return textResponse(writeIndex(files), 'application/xml');
}

/** One of the site maps, by its name. */
export async function showSitemap(visit: Visit, file: string): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const name = file.replace(/\.xml$/, '');
  const site = await loadSite(api, request.url.origin);
  if (!file.endsWith('.xml') || !(await listNames(api, site)).includes(name)) return showNotFound(visit);
  return textResponse(writeSitemap(addressesOf(api, site, name)), 'application/xml');
}

async function listNames({ products }: Api, site: Site): Promise<string[]> {
  const { count = 0 } = await products.countProducts();
  return sitemapNames(count, pagesPerFile(site));
}

/** As many pages as a file holds in all languages of the site, in whole requests. */
const pagesPerFile = ({ languages }: Site): number =>
  Math.floor(MOST_ADDRESSES / Math.max(1, languages.length) / AT_ONCE) * AT_ONCE;

async function* addressesOf(api: Api, site: Site, name: string): AsyncGenerator<Address[]> {
  const at = (path: string): Pick<Address, 'url' | 'languages'> => ({
    url: new URL(path, site.url).href,
    languages: languageLinks(path, site),
  });
  if (name === 'pages') {
    const { pages = [] } = await api.sites.listPublishedPages();
    yield pages.map(({ slug = '', publishedDate = null }) => ({
      ...at(`/${encodeURIComponent(slug)}`),
      changed: publishedDate,
    }));
    yield ['/shop', ...(site.giftCard ? ['/gift-card'] : [])].map((path) => ({ ...at(path), changed: null }));
  } else if (name === 'categories') {
    yield (await loadCategories(api)).map(({ href, changed }) => ({ ...at(href), changed }));
  } else if (name === 'blog') {
    yield* blogAddresses(api, at);
  } else {
    yield* productAddresses(api, { at, site }, Number(name.slice('products-'.length)));
  }
}

/** The blog, where it has posts: its categories and posts. */
async function* blogAddresses(
  api: Api,
  at: (path: string) => Pick<Address, 'url' | 'languages'>,
): AsyncGenerator<Address[]> {
  const { categories = [] } = await api.blogCategories.listCategories({ paging: { limit: 100 } });
  for (let offset = 0, total = 1; offset < Math.min(total, MOST_ADDRESSES); offset += POSTS_AT_ONCE) {
    const { posts = [], metaData } = await api.blogPosts.listPosts({
      sort: 'PUBLISHED_DATE_DESC',
      paging: { limit: POSTS_AT_ONCE, offset },
    });
    total = metaData?.total ?? 0;
    if (offset === 0 && total > 0) {
      const shown = categories.filter(({ postCount = 0 }) => postCount > 0);
      yield ['/blog', ...shown.map(({ slug = '' }) => `/blog/categories/${encodeURIComponent(slug)}`)].map((path) => ({
        ...at(path),
        changed: null,
      }));
    }
    yield posts.map(({ slug = '', lastPublishedDate = null }) => ({
      ...at(postHref(slug)),
      changed: lastPublishedDate,
    }));
  }
}

async function* productAddresses(
  api: Api,
  { at, site }: { at: (path: string) => Pick<Address, 'url' | 'languages'>; site: Site },
  file: number,
): AsyncGenerator<Address[]> {
  const perFile = pagesPerFile(site);
  let after: string | undefined;
  for (let done = 0; done < perFile; done += AT_ONCE) {
    const offset = after === undefined ? (file - 1) * perFile : 0;
    const { products = [] } = await api.storefront.listProductAddresses({ after, offset, limit: AT_ONCE });
    yield products.map(({ slug = '', updatedDate = null, pictures = [] }) => ({
      ...at(productHref(slug)),
      changed: updatedDate,
      pictures: pictures.map((id) => new URL(`/media/${encodeURIComponent(id)}`, site.url).href),
    }));
    after = products.at(-1)?.numericId;
    if (products.length < AT_ONCE) return;
  }
}

/** The site's icon; the host makes pixels of it for those who cannot draw. */
export async function showIcon({ api, request }: Visit): Promise<StorefrontResponse> {
  const response = textResponse(siteIcon(await loadSite(api, request.url.origin)), 'image/svg+xml');
  return { ...response, headers: { ...response.headers, 'cache-control': 'public, max-age=86400' } };
}

export async function showRobots({ api, request }: Visit): Promise<StorefrontResponse> {
  const site = await loadSite(api, request.url.origin);
  const lines = [
    'User-agent: *',
    ...['', ...site.languages.slice(1).map((language) => `/${language}`)].flatMap((languagePath) =>
      ['/cart', '/checkout', '/thank-you', '/search', '/wishlist'].map((path) => `Disallow: ${languagePath}${path}`),
    ),
    '',
    `Sitemap: ${new URL('/sitemap.xml', site.url).href}`,
  ];
  return textResponse(`${lines.join('\n')}\n`, 'text/plain');
}
