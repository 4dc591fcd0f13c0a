import type { blogTags, Response } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tag } from './tags.store.ts';
import { pageUrl } from './view-post.ts';

/** A tag as clients see it; `fieldsets` adds its address. */
export const viewTag = (
  ctx: Context,
  { id, label, slug, language, createdDate, postCount, publishedPostCount }: Tag,
  fieldsets: readonly string[] = [],
): NonNullable<Response<(typeof blogTags)['getTag']>['tag']> => ({
  ...{ id, label, slug, createdDate, updatedDate: createdDate, postCount, publishedPostCount },
  ...(language && { language }),
  ...(fieldsets.includes('URL') && { url: pageUrl(ctx, `/blog/tags/${slug}`) }),
});
