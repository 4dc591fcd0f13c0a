import { absolute, type Head, SITE_PICTURE } from '../../components/document.tsx';
import type { BlogCategory } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import { pageUrl } from '../../lib/page-url.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import { seoTexts } from '../../lib/seo-texts.ts';
import { loadShell, type Site } from '../../lib/site.ts';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { itemList } from '../../lib/structured-data.ts';
import { renderNotFound } from '../errors/errors.route.tsx';
import { type Paging, pageHref, pagingOf, readPageNumber } from '../listing/paging.ts';
import { BlogPage } from './blog-page.tsx';
import { type PostView, viewPost } from './post-view.ts';

/** A page of posts has one large and rows of small ones. */
const POSTS_A_PAGE = 13;
const MOST_CATEGORIES = 100;

/** What a list is of: all posts, those of a category, or those with a tag. */
type Part = {
  title: string;
  text: string | null;
  href: string;
  filter: { categoryIds?: string[]; tagIds?: string[] };
  category: BlogCategory | null;
};

/** All posts. */
export const showBlog = (visit: Visit): Promise<StorefrontResponse> =>
  showList(visit, { title: visit.messages.blog.title, text: null, href: '/blog', filter: {}, category: null });

/** The posts of a category. */
export async function showBlogCategory(visit: Visit, slug: string): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const found = await orNull(api.blogCategories.getCategoryBySlug({ slug, fieldsets: ['SEO'] }));
  const category = found?.category;
  if (!category?.id) return renderNotFound(visit, await loadShell(api, request.url.origin));
  return showList(visit, {
    title: category.title || category.label || '',
    text: category.description ?? null,
    href: `/blog/categories/${encodeURIComponent(slug)}`,
    filter: { categoryIds: [category.id] },
    category,
  });
}

/** The posts with a tag. */
export async function showBlogTag(visit: Visit, slug: string): Promise<StorefrontResponse> {
  const { api, request, messages } = visit;
  const tag = (await orNull(api.blogTags.getTagBySlug({ slug })))?.tag;
  if (!tag?.id || !tag.publishedPostCount) return renderNotFound(visit, await loadShell(api, request.url.origin));
  return showList(visit, {
    title: messages.blog.tagged(tag.label ?? ''),
    text: null,
    href: `/blog/tags/${encodeURIComponent(slug)}`,
    filter: { tagIds: [tag.id] },
    category: null,
  });
}

async function showList(visit: Visit, part: Part): Promise<StorefrontResponse> {
  const { api, request, messages } = visit;
  const { url } = request;
  const page = readPageNumber(url.searchParams);
  const [shell, { posts = [], metaData }, { categories = [] }] = await Promise.all([
    loadShell(api, url.origin),
    api.blogPosts.listPosts({ ...part.filter, paging: { limit: POSTS_A_PAGE, offset: (page - 1) * POSTS_A_PAGE } }),
    api.blogCategories.listCategories({ paging: { limit: MOST_CATEGORIES } }),
  ]);
  const paging = pagingOf(page, metaData?.total ?? 0, POSTS_A_PAGE);
  if (page > paging.pageCount) return renderNotFound(visit, shell);
  const views = posts.map((post) => viewPost(post, shell.site, messages.blog));
  return renderPage(visit, shell, {
    head: headOf({ part, paging, views, site: shell.site }, visit),
    children: (
      <BlogPage
        title={part.title}
        text={part.text}
        href={part.href}
        posts={views}
        paging={paging}
        url={url}
        categories={categories.flatMap(({ label, slug, postCount }) =>
          label && slug && postCount ? [{ label, href: `/blog/categories/${encodeURIComponent(slug)}` }] : [],
        )}
      />
    ),
  });
}

type Listed = { part: Part; paging: Paging; views: readonly PostView[]; site: Site };

function headOf({ part, paging, views, site }: Listed, { request, messages }: Visit): Head {
  const seo = seoTexts(part.category?.seoData);
  const { page, pageCount, first } = paging;
  const title = seo.title ?? part.title;
  const items = views.map((post) => ({ name: post.title, url: pageUrl(post.href, site) }));
  return {
    title: page > 1 ? messages.blog.titleOfPage(title, page) : title,
    description: (seo.description ?? part.text) || messages.blog.describe(part.title, site.name),
    canonical: page > 1 ? `${part.href}?page=${page}` : part.href,
    image: seo.image ?? absolute(SITE_PICTURE, site),
    isHidden: seo.isHidden || views.length === 0,
    feed: { href: '/blog/feed.xml', title: messages.blog.feed(site.name) },
    previous: page > 1 ? pageHref(request.url, page - 1) : undefined,
    next: page < pageCount ? pageHref(request.url, page + 1) : undefined,
    ...(items.length > 0 && { data: [itemList(items, first)] }),
  };
}
