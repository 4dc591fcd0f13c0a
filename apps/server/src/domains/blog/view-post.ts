/** Posts as clients see them. */
import type { Context } from '../../context.ts';
import type { Post, PublishedPost, WireDraft, WireImage, WireMedia, WirePost } from './post.ts';
import { excerptOf, textOf } from './rich-content-text.ts';

type Place = Pick<Context, 'addresses' | 'siteId'>;
type Fields = readonly string[] | undefined;

/** Where a page of the blog is. */
export const pageUrl = ({ addresses }: Place, path: string) => ({ base: addresses.pages, path });
const urlOf = (ctx: Place, slug: string) => pageUrl(ctx, `/blog/${slug}`);

/** A picture on the wire, on the media host that this caller uses. */
export const viewImage = ({ addresses }: Place, { id = '', width, height, altText }: WireImage): WireImage => ({
  ...{ id, url: `${addresses.media}/media/${id}`, width, height, filename: id },
  altText: altText ?? '',
});

function viewMedia(ctx: Place, media: WireMedia): WireMedia {
  const image = media.wixMedia?.image;
  const shown = { ...media, displayed: media.displayed ?? true, custom: media.custom ?? true };
  return image ? { ...shown, wixMedia: { image: viewImage(ctx, image) } } : shown;
}

/** The fields that a draft and its published post share. */
const shared = (ctx: Place, doc: Post['draft']) => ({
  ...{ title: doc.title, commentingEnabled: doc.commentingEnabled, featured: doc.featured, pinned: doc.pinned },
  ...{ hashtags: doc.hashtags, pricingPlanIds: doc.pricingPlanIds, relatedPostIds: doc.relatedPostIds },
  ...(doc.memberId && { memberId: doc.memberId }),
  ...(doc.authorName && { authorName: doc.authorName }),
  ...(doc.translationId && { translationId: doc.translationId }),
  ...(doc.language && { language: doc.language }),
  ...(doc.heroImage && { heroImage: viewImage(ctx, doc.heroImage) }),
  ...(doc.media && { media: viewMedia(ctx, doc.media) }),
});

/** A post as its authors write it; `fieldsets` adds its text and address. */
export function viewDraft(ctx: Place, post: Post, fieldsets: Fields = []): WireDraft {
  const { draft } = post;
  const isGenerated = !draft.excerpt && fieldsets.includes('GENERATED_EXCERPT');
  const excerpt = draft.excerpt ?? (isGenerated ? excerptOf(textOf(draft.richContent?.nodes)) : null);
  const firstPublishedDate = draft.firstPublishedDate ?? post.firstPublishedDate;
  return {
    ...{ id: post.id, revision: post.revision, status: post.status },
    ...shared(ctx, draft),
    ...(excerpt !== null && { excerpt }),
    ...{ categoryIds: post.categoryIds, tagIds: post.tagIds, minutesToRead: draft.minutesToRead },
    ...{ hasUnpublishedChanges: post.hasChanges, editedDate: post.editedDate, createdDate: post.createdDate },
    ...(post.scheduledDate && { scheduledPublishDate: post.scheduledDate }),
    ...(firstPublishedDate && { firstPublishedDate }),
    ...(draft.seoData && { seoData: draft.seoData }),
    ...(draft.seoSlug && { seoSlug: draft.seoSlug }),
    ...(draft.previewTextParagraph !== null && { previewTextParagraph: draft.previewTextParagraph }),
    slugs: [post.slug],
    ...(fieldsets.includes('URL') && { url: urlOf(ctx, post.slug) }),
    ...(fieldsets.includes('RICH_CONTENT') && draft.richContent && { richContent: draft.richContent }),
  };
}

/** A published post as everybody sees it; `fieldsets` adds its text, address, numbers and data for search engines. */
export function viewPost(ctx: Place, post: PublishedPost, fieldsets: Fields = []): WirePost {
  const { post: doc } = post;
  const has = (name: string) => fieldsets.includes(name);
  return {
    id: post.id,
    // a post that names no member is the site’s own
    ...{ ...shared(ctx, doc), memberId: doc.memberId ?? ctx.siteId },
    ...{ excerpt: doc.excerpt, slug: doc.slug, minutesToRead: doc.minutesToRead, preview: false },
    ...{ categoryIds: post.liveCategoryIds, tagIds: post.liveTagIds, hasUnpublishedChanges: post.hasChanges },
    ...(post.firstPublishedDate && { firstPublishedDate: post.firstPublishedDate }),
    ...(post.lastPublishedDate && { lastPublishedDate: post.lastPublishedDate }),
    ...(has('URL') && { url: urlOf(ctx, doc.slug) }),
    ...(has('CONTENT_TEXT') && { contentText: doc.contentText }),
    ...(has('RICH_CONTENT') && doc.richContent && { richContent: doc.richContent }),
    ...((has('SEO') || has('SEO_DATA')) && doc.seoData && { seoData: doc.seoData }),
    ...((has('METRICS') || has('COUNTERS')) && { metrics: post.metrics }),
  };
}
