import { Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { namedEntry, whoDid } from '../settings/activity/describe-entry.ts';
import { REVIEWS } from './queries.ts';
import { idOf, type ModeratedReview } from './review.ts';

const texts = words.reviews.history;

const MOST_ENTRIES = 20;

const entriesQuery = (entityId: string) =>
  queryOptions({
    queryKey: [...REVIEWS, 'history', entityId],
    queryFn: async () =>
      ((await api.audit.queryAuditLog({ entityId, limit: MOST_ENTRIES })).entries ?? []).map(namedEntry),
  });

/** What happened to a review, and for those who may read the log, who did it. */
export function HistoryPanel({ moderated }: { moderated: ModeratedReview }) {
  const format = useFormat();
  const { review } = moderated;
  const when = (date: string | null | undefined) => (date ? format.dateTime(date) : null);
  const facts: [string, ReactNode][] = [
    [texts.arrived, when(review?.createdDate)],
    [texts.dated, review?.reviewDate !== review?.createdDate && when(review?.reviewDate)],
    [texts.from, review?.origin?.type === 'APP' && texts.app],
    [texts.asked, review?.source?.type === 'REVIEW_REQUEST' && texts.request],
    [words.reviews.states.published, publishedText(review?.publishCount ?? 0)],
    [texts.replied, when(review?.reply?.createdDate)],
    [texts.helpful, texts.votes(format.number(review?.foundHelpful ?? 0), format.number(review?.foundUnhelpful ?? 0))],
    [texts.changed, when(review?.updatedDate)],
  ];
  return (
    <Panel title={texts.title}>
      <Stack gap="md">
        <Facts facts={facts.filter(([, value]) => value)} />
        {useMay()('audit.queryAuditLog') && <Entries reviewId={idOf(moderated)} />}
      </Stack>
    </Panel>
  );
}

const publishedText = (count: number): string => {
  if (count === 0) return texts.never;
  return count === 1 ? texts.once : texts.times(count);
};

function Entries({ reviewId }: { reviewId: string }) {
  const format = useFormat();
  const { data: entries = [] } = useQuery(entriesQuery(reviewId));
  return (
    <Stack component="ol" gap="xs" m={0} p={0} style={{ listStyle: 'none' }} aria-label={texts.entries}>
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
