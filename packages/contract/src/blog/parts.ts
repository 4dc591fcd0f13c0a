/** What posts, drafts, categories and tags of a blog have in common. */
import {
  boolean,
  choice,
  date,
  guid,
  integer,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { CommonImage } from '../shared/media.ts';
import { Cursors } from '../shared/paging.ts';

/** The mounts of the services of posts; those of drafts and categories have a longer platform path. */
export const BLOG_SITE_MOUNT = '/_api/communities-blog-node-api';

export const blogId = text({ maxLength: 38 });
export const askedBlogId = text({ minLength: 1, maxLength: 38 });
export const BlogPaging = message('BlogPaging', {
  offset: integer({ minimum: 0 }),
  limit: integer({ minimum: 1, maximum: 100 }),
  cursor: nullable(text({ maxLength: 2000 })),
});
export const BlogMetaData = message('BlogMetaData', {
  count: integer(),
  offset: integer(),
  total: integer(),
  cursor: nullable(text({ maxLength: 2000 })),
});
export const BlogPagingMetadata = message('BlogPagingMetadata', {
  count: nullable(integer()),
  offset: nullable(integer()),
  total: nullable(integer()),
  tooManyToCount: nullable(boolean),
  cursors: ref(Cursors),
});
export const BlogMetrics = message('BlogMetrics', {
  comments: readonly(integer()),
  likes: readonly(integer()),
  views: readonly(integer()),
});
export const BlogModerationDetails = message('BlogModerationDetails', {
  submittedBy: guid,
  submittedDate: nullable(date),
  status: choice('UNKNOWN', 'APPROVED', 'REJECTED'),
  moderatedBy: nullable(guid),
  moderationDate: nullable(date),
});

const size = { url: text({ maxLength: 2000 }), width: number(), height: number() };
const BlogVideo = message('BlogVideo', {
  id: text(),
  resolutions: readonly(
    list(ref(message('BlogVideoResolution', { url: text(), height: number(), width: number(), format: text() })), {
      maxItems: 100,
    }),
  ),
  filename: readonly(nullable(text())),
});
const BlogWixMedia = message('BlogWixMedia', { image: ref(CommonImage), videoV2: ref(BlogVideo) });
const BlogEmbedMedia = message('BlogEmbedMedia', {
  thumbnail: ref(message('BlogEmbedThumbnail', size)),
  video: ref(message('BlogEmbedVideo', size)),
});
/** The cover of a post. */
export const BlogMedia = message(
  'BlogMedia',
  {
    wixMedia: ref(BlogWixMedia),
    embedMedia: ref(BlogEmbedMedia),
    displayed: boolean,
    custom: boolean,
    altText: nullable(text({ minLength: 1, maxLength: 1000 })),
  },
  { atMostOne: [['wixMedia', 'embedMedia']] },
);
