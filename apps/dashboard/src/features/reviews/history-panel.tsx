import { Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { useMay } from '../../app/permissions.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { whoDid } from '../settings/activity/describe-entry.ts';
import { REVIEWS } from './queries.ts';
import { idOf, type ModeratedReview } from './review.ts';

const MOST_ENTRIES = 20;

const entriesQuery = (entityId: string) =>
  queryOptions({
    queryKey: [...REVIEWS, 'history', entityId],
    queryFn: async () => (await api.audit.queryAuditLog({ entityId, limit: MOST_ENTRIES })).entries ?? [],
  });

/** What happened to a review, and for those who may read the log, who did it. */
export function HistoryPanel({ moderated }: { moderated: ModeratedReview }) {
  const format = useFormat();
  const { review } = moderated;
  const when = (date: string | null | undefined) => (date ? format.dateTime(date) : null);
  const facts: [string, ReactNode][] = [
    ['Arrived', when(review?.createdDate)],
    ['Dated', review?.reviewDate !== review?.createdDate && when(review?.reviewDate)],
    ['From', review?.origin?.type === 'APP' && 'An app or import'],
    ['Asked for', review?.source?.type === 'REVIEW_REQUEST' && 'By a review request'],
    ['Published', publishedText(review?.publishCount ?? 0)],
    ['Replied', when(review?.reply?.createdDate)],
    [
      'Found helpful',
      `${format.number(review?.foundHelpful ?? 0)} yes, ${format.number(review?.foundUnhelpful ?? 0)} no`,
    ],
    ['Last change', when(review?.updatedDate)],
  ];
  return (
    <Panel title="History">
      <Stack gap="md">
        <Facts facts={facts.filter(([, value]) => value)} />
        {useMay()('audit.queryAuditLog') && <Entries reviewId={idOf(moderated)} />}
      </Stack>
    </Panel>
  );
}

const publishedText = (count: number): string => {
  if (count === 0) return 'Never';
  return count === 1 ? 'Once' : `${count} times`;
};

function Entries({ reviewId }: { reviewId: string }) {
  const format = useFormat();
  const { data: entries = [] } = useQuery(entriesQuery(reviewId));
  return (
    <Stack component="ol" gap="xs" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Changes by people">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Text size="sm">{entry.summary?.split(/[;:]/)[0]}</Text>
          <Text size="xs" c="dimmed">
            {whoDid(entry)}
            {entry.date && `, ${format.dateTime(entry.date)}`}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
