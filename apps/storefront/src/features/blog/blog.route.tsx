import { orNull } from '../../lib/api-errors.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { loadShell } from '../../lib/site.ts';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { renderNotFound } from '../errors/errors.route.tsx';
import { answerArranged } from '../shop-pages/render-shop-page.tsx';
import { loadShopPage } from '../shop-pages/shop-page.ts';
import { allPosts, type PostList, postsOfCategory, shownBlog } from './shown-blog.tsx';

/** All posts. Forms that stand on the page are posted to it, as on those of categories and tags. */
export const showBlog = (visit: Visit): Promise<StorefrontResponse> => showList(visit, allPosts(visit));

/** The posts of a category. */
export const showBlogCategory = async (visit: Visit, slug: string): Promise<StorefrontResponse> =>
  showList(visit, await postsOfCategory(visit, slug));

/** The posts with a tag. */
export async function showBlogTag(visit: Visit, slug: string): Promise<StorefrontResponse> {
  const { api, messages } = visit;
  const tag = (await orNull(api.blogTags.getTagBySlug({ slug })))?.tag;
  if (!tag?.id || !tag.publishedPostCount) return showList(visit, null);
  return showList(visit, {
    title: messages.blog.tagged(tag.label ?? ''),
    text: null,
    href: `/blog/tags/${encodeURIComponent(slug)}`,
    filter: { tagIds: [tag.id] },
    category: null,
  });
}

/** Null: of a list that is not there. */
async function showList(visit: Visit, list: PostList | null): Promise<StorefrontResponse> {
  const loading = loadShell(visit.api, visit.request.url.origin);
  const shown = list && (await shownBlog(visit, loading, list));
  const shell = await loading;
  if (!shown) return renderNotFound(visit, shell);
  return answerArranged(visit, shell, shown, await loadShopPage(visit, shell.site, 'BLOG'));
}
