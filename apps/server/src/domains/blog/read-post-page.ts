import type { blogReading, Static } from '@stoa/contract';
import type { BlogPostPage } from '@stoa/contract/stoa/blog';
import type { Context } from '../../context.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { notFound } from '../../platform/refusal.ts';
import { seal, unseal } from '../../platform/sealed.ts';
import type { UseCase } from '../../use-case.ts';
import { translatedBlogCategories, translatedBlogTags, translatedPosts } from './blog-texts.ts';
import { findCategories } from './categories.store.ts';
import { viewCategory } from './categories.ts';
import type { PublishedPost } from './post.ts';
import { findNeighbours, findPost, findPublished, findRelated } from './posts.store.ts';
import { toPost } from './publishing.ts';
import { findTags } from './tags.store.ts';
import { viewPost } from './view-post.ts';
import { viewTag } from './view-tag.ts';

const noPost = notFound('there is no such post');
const SHOWN = ['RICH_CONTENT', 'URL', 'SEO', 'METRICS'];
const MOST_RELATED = 3;

async function pageOf(ctx: Context, tx: Tx, shown: PublishedPost): Promise<Static<typeof BlogPostPage>> {
  const around = await findNeighbours(tx, shown);
  const found = await findRelated(tx, shown, MOST_RELATED);
  const written = [shown, ...found, ...[around.previous, around.next].filter((post) => post !== null)];
  const posts = new Map((await translatedPosts(ctx, tx, written)).map((post) => [post.id, post]));
  const read = (post: PublishedPost) => posts.get(post.id) ?? post;
  const post = read(shown);
  const related = found.map(read);
  const [previous, next] = [around.previous && read(around.previous), around.next && read(around.next)];
  const categories = await translatedBlogCategories(ctx, tx, await findCategories(tx, post.liveCategoryIds));
  const tags = await translatedBlogTags(ctx, tx, await findTags(tx, post.liveTagIds));
  return {
    post: viewPost(ctx, post, SHOWN),
    categories: categories.map((category) => viewCategory(ctx, category, ['URL'])),
    tags: tags.map((tag) => viewTag(ctx, tag, ['URL'])),
    related: related.map((one) => viewPost(ctx, one, ['URL'])),
    ...(previous && { previous: viewPost(ctx, previous, ['URL']) }),
    ...(next && { next: viewPost(ctx, next, ['URL']) }),
  };
}

export const getPostPage: UseCase<typeof blogReading.getPostPage> = (ctx, { slug }) =>
  readSite(ctx, async (tx) => {
    const post = await findPublished(tx, { slug });
    return post ? { page: await pageOf(ctx, tx, post) } : noPost;
  });

const PREVIEW_DAYS = 7;
const SCOPE = 'preview of blog posts';

/** A link is signed and stored nowhere: it ends by itself. */
type Preview = { siteId: string; postId: string; until: number };

export const createPostPreview: UseCase<typeof blogReading.createPostPreview> = (ctx, { postId }) =>
  readSite(ctx, async (tx) => {
    const post = await findPost(tx, postId);
    if (!post) return noPost;
    const until = ctx.now().getTime() + PREVIEW_DAYS * DAY_MS;
    const token = seal({ siteId: ctx.siteId, postId, until } satisfies Preview, ctx.cursorSecret, SCOPE);
    return { url: `${ctx.addresses.pages}/blog/preview/${token}`, expiresDate: new Date(until).toISOString() };
  });

/** The post that a link leads to; null once it has ended. */
function postIn(ctx: Context, token: string): string | null {
  const preview = unseal(token, ctx.cursorSecret, SCOPE) as Preview | undefined;
  return preview?.siteId === ctx.siteId && preview.until > ctx.now().getTime() ? preview.postId : null;
}

export const getPostPreview: UseCase<typeof blogReading.getPostPreview> = async (ctx, { token }) => {
  const postId = postIn(ctx, token);
  if (!postId) return noPost;
  return readSite(ctx, async (tx) => {
    const draft = await findPost(tx, postId);
    if (!draft || draft.status === 'DELETED') return noPost;
    const shown: PublishedPost = {
      ...draft,
      post: await toPost(tx, draft.draft, draft.slug),
      ...{ liveCategoryIds: draft.categoryIds, liveTagIds: draft.tagIds },
      firstPublishedDate: draft.draft.firstPublishedDate ?? draft.firstPublishedDate ?? ctx.now().toISOString(),
      metrics: { comments: 0, likes: 0, views: 0 },
    };
    return { page: await pageOf(ctx, tx, shown) };
  });
};
