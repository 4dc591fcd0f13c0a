import { ApiError } from '@stoa/sdk';
import type { BlogPostPage } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import { loadShell, type VisitorShell } from '../../lib/site.ts';
import { movedTo, personal, redirect, type StorefrontResponse, textResponse } from '../../lib/storefront-request.ts';
import { renderNotFound } from '../errors/errors.route.tsx';
import { headOfPost } from './post-head.ts';
import { PostPage } from './post-page.tsx';
import { postHref, viewPost } from './post-view.ts';

const POST = 'wix.blog.v3.post';

/** A post. Addresses that it had before lead to the one that it has. */
export async function showPost(visit: Visit, slug: string): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const [shell, found] = await Promise.all([
    loadShell(api, request.url.origin),
    orNull(api.blog.getPostPage({ slug })),
  ]);
  const current = found?.page?.post?.slug;
  if (!found?.page || !current) return renderNotFound(visit, shell);
  if (current !== slug) return movedTo(postHref(current) + request.url.search);
  return render(visit, shell, found.page, { isLiked: await likes(visit, found.page.post?.id ?? '') });
}

/** A post as it is being written, for whoever has the link. */
export async function showPostPreview(visit: Visit, token: string): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const [shell, found] = await Promise.all([
    loadShell(api, request.url.origin),
    orNull(api.blog.getPostPreview({ token })),
  ]);
  if (!found?.page) return renderNotFound(visit, shell);
  return personal(render(visit, shell, found.page, { isLiked: false, isPreview: true }));
}

type Shown = { isLiked: boolean; isPreview?: boolean };

function render(visit: Visit, shell: VisitorShell, page: BlogPostPage, shown: Shown): StorefrontResponse {
  const { post = {}, categories = [], tags = [], related = [], previous, next } = page;
  const view = (one: NonNullable<typeof previous>) => viewPost(one, shell.site, visit.messages.blog);
  const posted = view(post);
  const links = {
    categories: categories.flatMap(({ label, slug }) =>
      label && slug ? [{ name: label, href: `/blog/categories/${encodeURIComponent(slug)}` }] : [],
    ),
    tags: tags.flatMap(({ label, slug }) =>
      label && slug ? [{ name: label, href: `/blog/tags/${encodeURIComponent(slug)}` }] : [],
    ),
  };
  const [category] = links.categories;
  const crumbs = [
    { name: visit.messages.blog.title, href: '/blog' },
    ...(category ? [category] : []),
    { name: posted.title, href: posted.href },
  ];
  return renderPage(visit, shell, {
    head: { ...headOfPost(post, posted, crumbs, shell.site), ...(shown.isPreview && { canonical: undefined }) },
    children: (
      <PostPage
        post={posted}
        nodes={post.richContent?.nodes ?? []}
        likes={post.metrics?.likes ?? 0}
        crumbs={crumbs}
        {...links}
        {...shown}
        related={related.map(view)}
        previous={previous ? view(previous) : null}
        next={next ? view(next) : null}
      />
    ),
  });
}

/** Whether a known visitor likes a post. */
async function likes({ api, request }: Visit, entityId: string): Promise<boolean> {
  if (!request.isKnown) return false;
  const answer = await orNull(
    api.blogLikes.queryLikes({ query: { filter: { entityId, fqdn: POST }, cursorPaging: { limit: 1 } } }),
  );
  return (answer?.likes ?? []).length > 0;
}

/** The button below a post: likes it, or takes the like back, and shows the post again. */
export async function postLike(visit: Visit, slug: string): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const found = await orNull(api.blog.getPostPage({ slug }));
  const entityId = found?.page?.post?.id;
  if (!entityId) return renderNotFound(visit, await loadShell(api, request.url.origin));
  try {
    if (request.form?.get('intent') === 'unlike')
      await api.blogLikes.deleteLikeByFqdnAndEntityId({ fqdn: POST, entityId });
    else await api.blogLikes.createLike({ like: { entityId, fqdn: POST } });
  } catch (error) {
    // somebody was faster, in another tab
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  return redirect(`${postHref(slug)}#like`);
}

const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** The picture at the end of a post that nobody sees: browsers fetch it when somebody reads the post. */
export async function countView({ api }: Visit, slug: string): Promise<StorefrontResponse> {
  const found = await orNull(api.blog.getPostPage({ slug }));
  const postId = found?.page?.post?.id;
  if (postId) await api.blog.recordPostView({ postId });
  return personal(textResponse(NOTHING, 'image/svg+xml'));
}
