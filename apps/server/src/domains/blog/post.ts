import type { blogPosts, draftPosts, Response } from '@stoa/contract';

export type WireDraft = NonNullable<Response<typeof draftPosts.getDraftPost>['draftPost']>;
export type WirePost = NonNullable<Response<typeof blogPosts.getPost>['post']>;
export type RichContent = NonNullable<WireDraft['richContent']>;
export type WireMedia = NonNullable<WireDraft['media']>;
export type WireImage = NonNullable<WireDraft['heroImage']>;

export type PostStatus = 'PUBLISHED' | 'UNPUBLISHED' | 'SCHEDULED' | 'DELETED';

/** What authors write of a post, beside its categories and tags, which have columns. */
export type DraftDoc = {
  title: string;
  excerpt: string | null;
  featured: boolean;
  pinned: boolean;
  memberId: string | null;
  authorName: string | null;
  hashtags: string[];
  commentingEnabled: boolean;
  heroImage: WireImage | null;
  relatedPostIds: string[];
  pricingPlanIds: string[];
  translationId: string | null;
  language: string | null;
  richContent: RichContent | null;
  firstPublishedDate: string | null;
  seoData: WireDraft['seoData'] | null;
  seoSlug: string | null;
  media: WireMedia | null;
  previewTextParagraph: number | null;
  minutesToRead: number;
};

/** What visitors read: a draft as it was when it was published, and what follows from it. */
export type PostDoc = DraftDoc & { slug: string; excerpt: string; contentText: string };

export type Post = {
  id: string;
  revision: string;
  status: PostStatus;
  draft: DraftDoc;
  post: PostDoc | null;
  slug: string;
  hasChanges: boolean;
  categoryIds: string[];
  tagIds: string[];
  liveCategoryIds: string[];
  liveTagIds: string[];
  firstPublishedDate: string | null;
  lastPublishedDate: string | null;
  scheduledDate: string | null;
  editedDate: string;
  createdDate: string;
};

export type Metrics = { comments: number; likes: number; views: number };
export type PublishedPost = Post & { post: PostDoc; metrics: Metrics };

export const emptyDraft: DraftDoc = {
  ...{ title: '', excerpt: null, featured: false, pinned: false, memberId: null, authorName: null },
  ...{ hashtags: [], commentingEnabled: true, heroImage: null, relatedPostIds: [], pricingPlanIds: [] },
  ...{ translationId: null, language: null, richContent: null, firstPublishedDate: null, seoData: null },
  ...{ seoSlug: null, media: null, previewTextParagraph: null, minutesToRead: 0 },
};
