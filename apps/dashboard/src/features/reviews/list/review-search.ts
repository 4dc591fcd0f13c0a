import type { Request, reviewAdministration } from '@stoa/contract';
import { DAY_MS } from '../../../ui/durations.ts';
import type { ListQuery, Sorts } from '../../../ui/list/define-list.ts';
import type { Filters } from '../../../ui/list/filters.ts';
import { cursorSearch } from '../../../ui/list/paging.ts';
import { useStatusCounts } from '../queries.ts';
import { statuses } from '../review.ts';
import { useProductOptions } from './product-options.ts';

const days = { '7': 'In the last 7 days', '30': 'In the last 30 days', '365': 'In the last 12 months' } as const;

export const reviewFilters = {
  status: {
    kind: 'choice',
    label: 'Status',
    any: 'All',
    options: {
      IN_MODERATION: statuses.IN_MODERATION.text,
      APPROVED: statuses.APPROVED.text,
      REJECTED: statuses.REJECTED.text,
    },
    useCounts: useStatusCounts,
  },
  stars: {
    kind: 'choice',
    label: 'Stars',
    any: 'Any',
    options: { '5': '5 stars', '4': '4 stars', '3': '3 stars', '2': '2 stars', '1': '1 star' },
  },
  reply: { kind: 'choice', label: 'Reply', any: 'Any', options: { with: 'With a reply', without: 'Without a reply' } },
  written: { kind: 'choice', label: 'Written', any: 'Any time', options: days },
  product: { kind: 'lookup', label: 'Product', any: 'Any', useOptions: useProductOptions, isId: true },
  media: { kind: 'flag', label: 'With pictures or videos' },
  verified: { kind: 'flag', label: 'With a verified purchase' },
} as const satisfies Filters;

export const reviewSorts: Sorts = {
  newest: { label: 'Newest first', by: { fieldName: 'reviewDate', order: 'DESC' } },
  oldest: { label: 'Oldest first', by: { fieldName: 'reviewDate', order: 'ASC' } },
  lowest: { label: 'Fewest stars', by: { fieldName: 'content.rating', order: 'ASC' } },
  highest: { label: 'Most stars', by: { fieldName: 'content.rating', order: 'DESC' } },
  helpful: { label: 'Most helpful', by: { fieldName: 'helpfulness', order: 'DESC' } },
  changed: { label: 'Recently changed', by: { fieldName: 'updatedDate', order: 'DESC' } },
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
