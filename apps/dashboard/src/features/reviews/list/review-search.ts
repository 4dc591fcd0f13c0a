import type { Request, reviewAdministration } from '@stoa/contract';
import { words } from '../../../app/words.ts';
import { DAY_MS } from '../../../ui/durations.ts';
import type { ListQuery, Sorts } from '../../../ui/list/define-list.ts';
import type { Filters } from '../../../ui/list/filters.ts';
import { cursorSearch } from '../../../ui/list/paging.ts';
import { useStatusCounts } from '../queries.ts';
import { statuses } from '../review.ts';
import { useProductOptions } from './product-options.ts';

const texts = words.reviews;

const days = { '7': texts.list.week, '30': texts.list.month, '365': texts.list.year } as const;

export const reviewFilters = {
  status: {
    kind: 'choice',
    label: texts.list.status,
    any: texts.list.all,
    options: {
      IN_MODERATION: statuses.IN_MODERATION.text,
      APPROVED: statuses.APPROVED.text,
      REJECTED: statuses.REJECTED.text,
    },
    useCounts: useStatusCounts,
  },
  stars: {
    kind: 'choice',
    label: texts.stars,
    any: texts.list.any,
    options: texts.list.starCounts,
  },
  reply: {
    kind: 'choice',
    label: texts.reply.title,
    any: texts.list.any,
    options: { with: texts.list.withReply, without: texts.list.withoutReply },
  },
  written: { kind: 'choice', label: texts.list.written, any: texts.list.anyTime, options: days },
  product: {
    kind: 'lookup',
    label: texts.list.product,
    any: texts.list.any,
    useOptions: useProductOptions,
    isId: true,
  },
  media: { kind: 'flag', label: texts.list.withMedia },
  verified: { kind: 'flag', label: texts.list.withPurchase },
} as const satisfies Filters;

export const reviewSorts: Sorts = {
  newest: { label: words.actions.newestFirst, by: { fieldName: 'reviewDate', order: 'DESC' } },
  oldest: { label: words.actions.oldestFirst, by: { fieldName: 'reviewDate', order: 'ASC' } },
  lowest: { label: texts.list.fewestStars, by: { fieldName: 'content.rating', order: 'ASC' } },
  highest: { label: texts.list.mostStars, by: { fieldName: 'content.rating', order: 'DESC' } },
  helpful: { label: texts.list.mostHelpful, by: { fieldName: 'helpfulness', order: 'DESC' } },
  changed: { label: words.actions.recentlyChanged, by: { fieldName: 'updatedDate', order: 'DESC' } },
};

export type ReviewListQuery = ListQuery<typeof reviewFilters>;

const searched = ['content.title', 'content.body', 'author.authorName'];

/** The filter that selects the reviews of a query on the server. */
export function toReviewFilter(
  { text, filters }: Pick<ReviewListQuery, 'text' | 'filters'>,
  now = new Date(),
): Record<string, unknown> {
  const { status, stars, reply, written, product, media, verified } = filters;
  const since = written && new Date(now.getTime() - Number(written) * DAY_MS).toISOString();
  return {
    ...(status && { 'moderation.moderationStatus': status }),
    ...(stars && { 'content.rating': Number(stars) }),
    ...(reply && { reply: { $exists: reply === 'with' } }),
    ...(since && { reviewDate: { $gte: since } }),
    ...(product && { entityId: product }),
    ...(media && { 'content.media': { $exists: true } }),
    ...(verified && { verified: true }),
    ...(text && { $or: searched.map((field) => ({ [field]: { $contains: text } })) }),
  };
}

/** The request for the state of the list. */
export const toReviewQuery = (query: ReviewListQuery): Request<typeof reviewAdministration.listReviews> => ({
  query: cursorSearch(query, { filter: toReviewFilter(query) }),
});
