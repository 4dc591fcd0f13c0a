import { BLOCK_FIELD } from '@stoa/blocks';
import { ApiError } from '@stoa/sdk';
import { orNull } from '../../lib/api-errors.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { loadShell } from '../../lib/site.ts';
import { movedTo, personal, redirect, type StorefrontResponse, textResponse } from '../../lib/storefront-request.ts';
import { renderNotFound } from '../errors/errors.route.tsx';
import { keptBack } from '../forms/send-form.tsx';
import { PreviewBar } from '../pages/within-preview.tsx';
import { answerArranged, renderShopPage } from '../shop-pages/render-shop-page.tsx';
import { loadShopPage } from '../shop-pages/shop-page.ts';
import { postHref } from './post-view.ts';
import { type Reader, shownPost } from './shown-post.tsx';

const POST = 'wix.blog.v3.post';

/** A post. Addresses that it had before lead to the one that it has. Forms that stand on the page are posted to it. */
export async function showPost(visit: Visit, slug: string): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const [shell, found] = await Promise.all([
    loadShell(api, request.url.origin),
    orNull(api.blog.getPostPage({ slug })),
  ]);
  const current = found?.page?.post?.slug;
  if (!found?.page || !current) return renderNotFound(visit, shell);
  if (current !== slug) return movedTo(postHref(current) + request.url.search);
  const [isLiked, arranged] = await Promise.all([
    likes(visit, found.page.post?.id ?? ''),
    loadShopPage(visit, shell.site, 'BLOG_POST'),
  ]);
  const reader: Reader = { isCounted: true, likes: isLiked ? 'IT' : 'NOT_YET' };
  return answerArranged(visit, shell, shownPost(visit, shell, found.page, reader), arranged);
}

/** A post as it is being written, for whoever has the link: what is posted to forms on its page goes nowhere. */
export async function showPostPreview(visit: Visit, token: string): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const [shell, found] = await Promise.all([
    loadShell(api, request.url.origin),
    orNull(api.blog.getPostPreview({ token })),
  ]);
  if (!found?.page) return renderNotFound(visit, shell);
  const { root, data } = await loadShopPage(visit, shell.site, 'BLOG_POST');
  const shown = shownPost(visit, shell, found.page, { isCounted: false, likes: 'CANNOT' });
  const page = renderShopPage(
    visit,
    shell,
    { ...shown, head: { ...shown.head, canonical: undefined } },
    { root, data: { ...data, forms: keptBack(visit, data.forms) } },
    <PreviewBar out="/blog" />,
  );
  return personal(page);
}

/** Whether a known visitor likes a post. */
async function likes({ api, request }: Visit, entityId: string): Promise<boolean> {
  if (!request.isKnown) return false;
  const answer = await orNull(
    api.blogLikes.queryLikes({ query: { filter: { entityId, fqdn: POST }, cursorPaging: { limit: 1 } } }),
  );
  return (answer?.likes ?? []).length > 0;
}

/** What is sent from the page of a post: a like, or a form that its owner put there. */
export const postToPost = (visit: Visit, slug: string): Promise<StorefrontResponse> =>
  visit.request.form?.has(BLOCK_FIELD) ? showPost(visit, slug) : postLike(visit, slug);

/** The button below a post: likes it, or takes the like back, and shows the post again. */
async function postLike(visit: Visit, slug: string): Promise<StorefrontResponse> {
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
