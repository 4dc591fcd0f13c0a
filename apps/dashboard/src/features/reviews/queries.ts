import type { Response, reviewAdministration, reviewSettings } from '@stoa/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';
import { type Need, useMay } from '../../app/permissions.ts';
import type { Queue } from './queue/queue.ts';
import type { ModeratedReview } from './review.ts';

/** Prefix of all queries of reviews. */
export const REVIEWS = ['reviews'];

const waiting = { 'moderation.moderationStatus': 'IN_MODERATION' };
/** Further ones come as these are decided. */
const MOST_WAITING = 100;

/** The waiting reviews, oldest first. */
export const queueQuery = queryOptions({
  queryKey: [...REVIEWS, 'queue'],
  queryFn: async (): Promise<Queue> => {
    const sort = [{ fieldName: 'createdDate', order: 'ASC' as const }];
    const query = { filter: waiting, sort, cursorPaging: { limit: MOST_WAITING } };
    const { reviews = [], counts } = await api.reviewAdministration.listReviews({ query });
    return { reviews, total: Math.max(reviews.length, counts?.waiting ?? 0) };
  },
});

/** The permissions of those whose task the queue is. */
const moderates: readonly Need[] = ['reviewAdministration.listReviews', 'reviews.updateModerationStatus'];

const waitingCountQuery = queryOptions({
  queryKey: [...REVIEWS, 'waiting'],
  queryFn: async () => (await api.reviews.countReviews({ filter: waiting, includePrivateReviews: true })).count ?? 0,
  staleTime: 60_000,
});

/** The number of reviews that wait for the user; 0 for those who do not moderate. */
export function useWaitingReviews(): number {
  const may = useMay();
  return useQuery({ ...waitingCountQuery, enabled: moderates.every(may) }).data ?? 0;
}

/** For the filter of the list: only waiting reviews need attention. */
export const useStatusCounts = () => ({ IN_MODERATION: useWaitingReviews() });

/** A review; null if there is none any more. */
export const reviewQuery = (reviewId: string) =>
  queryOptions({
    queryKey: [...REVIEWS, 'one', reviewId],
    queryFn: async (): Promise<ModeratedReview | null> => {
      const query = { filter: { id: reviewId }, cursorPaging: { limit: 1 } };
      return (await api.reviewAdministration.listReviews({ query })).reviews?.[0] ?? null;
    },
  });

export type Settings = NonNullable<Response<typeof reviewSettings.getReviewSettings>['settings']>;
export const loadSettings = async (): Promise<Settings> =>
  present((await api.reviewSettings.getReviewSettings()).settings, 'settings');
export const settingsQuery = queryOptions({ queryKey: ['review-settings'], queryFn: loadSettings });

export type Statistics = NonNullable<Response<typeof reviewAdministration.getReviewStatistics>['statistics']>;
export const statisticsQuery = queryOptions({
  queryKey: [...REVIEWS, 'statistics'],
  queryFn: async () => present((await api.reviewAdministration.getReviewStatistics()).statistics, 'statistics'),
});
