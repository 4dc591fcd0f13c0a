/** What lists of posts show: all of them, those of a category, or those with a tag. */
import type { blogData, ValuesOf } from '@stoa/blocks';
import { absolute, type Head, SITE_PICTURE } from '../../components/document.tsx';
import type { BlogCategory } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import { pageUrl } from '../../lib/page-url.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { seoTexts } from '../../lib/seo-texts.ts';
import type { Shell, Site } from '../../lib/site.ts';
import { itemList } from '../../lib/structured-data.ts';
import { type Paging, pageHref, pagingOf, readPageNumber } from '../listing/paging.ts';
import type { Shown } from '../shop-pages/render-shop-page.tsx';
import { blogParts } from './blog-parts.tsx';
import { type PostView, viewPost } from './post-view.ts';

/** A page of posts has one large and rows of small ones. */
const POSTS_A_PAGE = 13;
const MOST_CATEGORIES = 100;

/** What a list is of. */
export type PostList = {
  title: string;
  text: string | null;
  href: string;
  filter: { categoryIds?: string[]; tagIds?: string[] };
  category: BlogCategory | null;
};

export const allPosts = ({ messages }: Visit): PostList => ({
  ...{ title: messages.blog.title, text: null, href: '/blog' },
  ...{ filter: {}, category: null },
});

/** The posts of the category at an address; null where there is none. */
export async function postsOfCategory({ api }: Visit, slug: string): Promise<PostList | null> {
  const found = await orNull(api.blogCategories.getCategoryBySlug({ slug, fieldsets: ['SEO'] }));
  const category = found?.category;
  if (!category?.id) return null;
  return {
    title: category.title || category.label || '',
    text: category.description ?? null,
    href: `/blog/categories/${encodeURIComponent(slug)}`,
    filter: { categoryIds: [category.id] },
    category,
  };
}

/** The list of the category at an address, or of all posts without one; null where there is no such category. */
export async function sampleBlog(visit: Visit, shell: Shell, slug: string): Promise<Shown | null> {
  const list = slug ? await postsOfCategory(visit, slug) : allPosts(visit);
  return list && shownBlog(visit, shell, list);
}

/** Null where the list has no such page. */
export async function shownBlog(visit: Visit, shell: Shell | Promise<Shell>, list: PostList): Promise<Shown | null> {
  const { api, request, messages } = visit;
  const { url } = request;
  const page = readPageNumber(url.searchParams);
  const [{ site }, { posts: found = [], metaData }, { categories = [] }] = await Promise.all([
    shell,
    api.blogPosts.listPosts({ ...list.filter, paging: { limit: POSTS_A_PAGE, offset: (page - 1) * POSTS_A_PAGE } }),
    api.blogCategories.listCategories({ paging: { limit: MOST_CATEGORIES } }),
  ]);
  const paging = pagingOf(page, metaData?.total ?? 0, POSTS_A_PAGE);
  if (page > paging.pageCount) return null;
  const posts = found.map((post) => viewPost(post, site, messages.blog));
  const topics = categories.flatMap(({ label, slug, postCount }) =>
    label && slug && postCount ? [{ label, href: `/blog/categories/${encodeURIComponent(slug)}` }] : [],
  );
  const { title, text, href } = list;
  return {
    head: headOf({ list, paging, posts, site }, visit),
    hasIslands: false,
    parts: blogParts({ title, text, href, posts, paging, url, categories: topics }),
    values: () => blogValues(list),
  };
}

/** What a list of posts says for blocks that are bound to it. */
const blogValues = ({ title, text, href }: PostList): ValuesOf<typeof blogData> => ({
  'blog.title': title,
  'blog.description': text || null,
  'blog.link': { label: title, href },
});

type Listed = { list: PostList; paging: Paging; posts: readonly PostView[]; site: Site };

function headOf({ list, paging, posts, site }: Listed, { request, messages }: Visit): Head {
  const seo = seoTexts(list.category?.seoData);
  const { page, pageCount, first } = paging;
  const title = seo.title ?? list.title;
  const items = posts.map((post) => ({ name: post.title, url: pageUrl(post.href, site) }));
  return {
    title: page > 1 ? messages.blog.titleOfPage(title, page) : title,
    description: (seo.description ?? list.text) || messages.blog.describe(list.title, site.name),
    canonical: page > 1 ? `${list.href}?page=${page}` : list.href,
    image: seo.image ?? absolute(SITE_PICTURE, site),
    isHidden: seo.isHidden || posts.length === 0,
    feed: { href: '/blog/feed.xml', title: messages.blog.feed(site.name) },
    previous: page > 1 ? pageHref(request.url, page - 1) : undefined,
    next: page < pageCount ? pageHref(request.url, page + 1) : undefined,
    ...(items.length > 0 && { data: [itemList(items, first)] }),
  };
}
