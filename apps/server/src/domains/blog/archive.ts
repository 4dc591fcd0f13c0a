/** What archives of a site say of its blog: without likes, views, and the members who wrote posts, whose names stay. */
import { blogCategories, blogTags, draftPosts } from '@stoa/contract';
import { hasId, mistakesAsSent, noId, rowsPart, whole } from '../../archived-rows.ts';
import type { ArchivePart } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import { isRecord } from '../../platform/is-record.ts';
import { isRefusal, type Violation } from '../../platform/refusal.ts';
import { findAllCategories, findCategory } from './categories.store.ts';
import { createCategory } from './categories.ts';
import type { DraftDoc, Post, WireDraft, WireImage } from './post.ts';
import { countAllPosts, findAllPosts, findPost } from './posts.store.ts';
import { findAllTags, findTag } from './tags.store.ts';
import { createTag } from './tags.ts';
import { addDraft, change } from './write-drafts.ts';

type Named = { id: string } & Record<string, unknown>;
const imageOf = ({ id, altText }: WireImage) => ({ id, ...(altText && { altText }) });

const categories: ArchivePart = rowsPart<Named>({
  name: 'blog-categories',
  version: 1,
  inTemplates: whole,
  read: async (_ctx, tx) =>
    (await findAllCategories(tx)).map(({ id, slug, displayPosition, doc: { coverImage, ...doc } }) => ({
      ...{ id, slug, displayPosition },
      ...present(doc),
      ...(coverImage && { coverImage: imageOf(coverImage) }),
    })),
  mistakes: (row) => (hasId(row) ? mistakesAsSent(blogCategories.createCategory, { category: row }) : noId),
  put: async (ctx, row) => {
    if (await withSite(ctx, (tx) => findCategory(tx, { id: row.id }))) return null;
    const { id, ...category } = row;
    const made = await createCategory({ ...ctx, newId: () => id }, { category } as never);
    return isRefusal(made) ? made : null;
  },
});

/** Without what is empty. */
const present = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

const tags: ArchivePart = rowsPart<Named>({
  name: 'blog-tags',
  version: 1,
  inTemplates: whole,
  read: async (_ctx, tx) =>
    (await findAllTags(tx)).map(({ id, label, slug, language }) => ({
      id,
      label,
      slug,
      ...(language && { language }),
    })),
  mistakes: (row) => {
    if (!hasId(row)) return noId;
    const { id: _id, ...tag } = row;
    return mistakesAsSent(blogTags.createTag, tag);
  },
  put: async (ctx, row) => {
    if (await withSite(ctx, (tx) => findTag(tx, { id: row.id }))) return null;
    const { id, ...tag } = row;
    const made = await createTag({ ...ctx, newId: () => id }, tag as never);
    return isRefusal(made) ? made : null;
  },
});

type PostRow = {
  id: string;
  draft: WireDraft;
  isPublished: boolean;
  /** What readers see, where the draft has changed since. */
  published?: WireDraft;
  scheduledDate?: string;
};

/** A draft as an operation could be sent it. */
function wireOf(
  doc: DraftDoc,
  post: Post,
  { categoryIds, tagIds, slug }: Pick<Post, 'categoryIds' | 'tagIds' | 'slug'>,
): WireDraft {
  const { heroImage, media, relatedPostIds: _r, pricingPlanIds: _p, memberId: _m, minutesToRead: _t, ...rest } = doc;
  const {
    contentText: _c,
    slug: _s,
    seoSlug: _o,
    ...fields
  } = rest as typeof rest & { contentText?: string; slug?: string };
  const image = media?.wixMedia?.image;
  const date = doc.firstPublishedDate ?? post.firstPublishedDate;
  return {
    ...present({ ...fields, authorName: doc.authorName ?? post.post?.authorName ?? null, firstPublishedDate: date }),
    ...{ seoSlug: slug, categoryIds, tagIds },
    ...(heroImage && { heroImage: imageOf(heroImage) }),
    ...(media && { media: { ...media, ...(image && { wixMedia: { image: imageOf(image) } }) } }),
  };
}

function rowOf(post: Post): PostRow {
  const { id, draft, post: published, hasChanges, scheduledDate, liveCategoryIds, liveTagIds } = post;
  return {
    id,
    draft: wireOf(draft, post, post),
    isPublished: published !== null,
    ...(published &&
      hasChanges && {
        published: wireOf(published, post, { categoryIds: liveCategoryIds, tagIds: liveTagIds, slug: published.slug }),
      }),
    ...(scheduledDate && { scheduledDate }),
  };
}

const FIELDS = ['id', 'draft', 'isPublished', 'published', 'scheduledDate'];

function mistakesInPost(row: unknown): readonly Violation[] {
  if (!hasId(row)) return noId;
  const { draft, isPublished, published, scheduledDate = null, ...more } = row;
  const unknown = Object.keys(more).find((name) => !FIELDS.includes(name));
  if (unknown !== undefined || !isRecord(draft) || typeof isPublished !== 'boolean')
    return [{ field: unknown ?? 'draft', description: 'is not that of a post', violatedRule: 'OTHER' }];
  return [
    ...mistakesAsSent(draftPosts.createDraftPost, { draftPost: draft }),
    ...(published === undefined ? [] : mistakesAsSent(draftPosts.createDraftPost, { draftPost: published })),
    ...mistakesAsSent(draftPosts.updateDraftPost, { draftPost: { id: row.id }, scheduledPublishDate: scheduledDate }),
  ];
}

/** Templates have posts as readers see them, without the names of those who wrote them. */
function asPublished({ id, draft, isPublished, published }: PostRow): PostRow | null {
  const { authorName: _, ...shown } = published ?? draft;
  return isPublished ? { id, draft: shown, isPublished } : null;
}

/** What a draft that does not have it must not keep from what was published: null empties a field. */
const emptied = {
  excerpt: null,
  heroImage: null,
  richContent: null,
  seoData: null,
  media: null,
  previewTextParagraph: null,
} as unknown as WireDraft;

const posts: ArchivePart = rowsPart<PostRow>({
  name: 'blog-posts',
  version: 1,
  inTemplates: asPublished,
  isUntouched: async (tx) => (await countAllPosts(tx)) === 0,
  read: async (_ctx, tx) => (await findAllPosts(tx)).map(rowOf),
  mistakes: mistakesInPost,
  put: (ctx, { id, draft, isPublished, published, scheduledDate }) =>
    withSite(ctx, async (tx) => {
      if (await findPost(tx, id)) return null;
      const made = await addDraft({ ...ctx, newId: () => id }, tx, published ?? draft, { publish: isPublished });
      if (isRefusal(made)) return made;
      const schedule = { action: 'UPDATE_SCHEDULE', scheduledPublishDate: scheduledDate };
      const isChanged = published !== undefined || scheduledDate !== undefined;
      const changed = isChanged
        ? await change(ctx, tx, { ...emptied, ...draft, id }, scheduledDate ? schedule : {})
        : made;
      return isRefusal(changed) ? changed : null;
    }),
});

export const blogParts: readonly ArchivePart[] = [categories, tags, posts];
