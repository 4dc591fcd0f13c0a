/** A post of the blog as pages show it. */
import type { PictureSource, PostSummary } from '@stoa/blocks';
import { formatsOf, type Messages } from '@stoa/messages';
import type { BlogPost } from '../../lib/api.ts';
import type { Site } from '../../lib/site.ts';

export type PostView = PostSummary & {
  author: string | null;
  /** ISO 8601. */
  modified: string;
};

type Place = Pick<Site, 'language' | 'timeZone'>;

export const postHref = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;

export function viewPost(post: BlogPost, site: Place, messages: Messages['blog']): PostView {
  const published = post.firstPublishedDate ?? '';
  const minutes = post.minutesToRead ?? 0;
  return {
    id: post.id ?? '',
    title: post.title ?? '',
    excerpt: post.excerpt ?? '',
    href: postHref(post.slug ?? ''),
    picture: coverOf(post),
    author: post.authorName ?? null,
    published,
    modified: post.lastPublishedDate ?? published,
    date: formatsOf(site).longDate(published),
    minutes: minutes > 0 ? messages.minutes(minutes) : null,
    language: post.language && post.language !== site.language ? post.language : undefined,
  };
}

/** The cover of a post. What it shows is said in words with the cover, or with the picture. */
function coverOf({ media, heroImage }: BlogPost): PictureSource | null {
  const image = media?.displayed === false ? null : (media?.wixMedia?.image ?? heroImage);
  if (!image?.id) return null;
  const { id, width = 0, height = 0 } = image;
  return { id, width: width || null, height: height || null, alt: media?.altText || image.altText || '' };
}
