import { Button, Grid, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconTrash, IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { api, present } from '../../app/api.ts';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { explain } from '../../ui/explain.ts';
import { Failure } from '../../ui/failure.tsx';
import { PanelsSkeleton } from '../../ui/panels-skeleton.tsx';
import { useChange } from '../../ui/use-change.ts';
import { HistoryPanel } from './history-panel.tsx';
import { REVIEWS, reviewQuery } from './queries.ts';
import { ReplyBox } from './reply-box.tsx';
import { idOf, type ModeratedReview, nameOf, statusOf, type Verdict } from './review.ts';
import { ReviewCard, StatusBadge } from './review-card.tsx';

const texts = words.reviews;

const back = { to: '/reviews/all', label: texts.allReviews };

/** One review, with its reply and history. */
export function Component() {
  const reviewId = present(useParams().reviewId, 'review id');
  const result = useQuery(reviewQuery(reviewId));
  const moderated = result.data;
  return (
    <Page
      title={moderated ? nameOf(moderated) : texts.review}
      back={back}
      status={moderated && <StatusBadge moderated={moderated} />}
      actions={moderated && <Actions moderated={moderated} />}
    >
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <PanelsSkeleton />}
      {result.isSuccess && !moderated && <Text c="dimmed">{texts.gone}</Text>}
      {moderated && <Details moderated={moderated} />}
    </Page>
  );
}

function Details({ moderated }: { moderated: ModeratedReview }) {
  const queryClient = useQueryClient();
  const onReplied = (changed: ModeratedReview, message: string) => {
    queryClient.setQueryData(reviewQuery(idOf(moderated)).queryKey, changed);
    notifications.show({ color: 'green', message });
  };
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, md: 8 }}>
        <Stack gap="md">
          <ReviewCard moderated={moderated} />
          <ReplyBox moderated={moderated} onChanged={onReplied} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <HistoryPanel moderated={moderated} />
      </Grid.Col>
    </Grid>
  );
}

function Actions({ moderated }: { moderated: ModeratedReview }) {
  const may = useMay();
  const reviewId = idOf(moderated);
  const status = statusOf(moderated);
  const change = useChange(REVIEWS);
  const confirmDelete = useDeleteReview(moderated);
  const decide = (verdict: Verdict, done: string) =>
    change.mutate({ change: () => api.reviews.updateModerationStatus({ reviewId, status: verdict }), done });
  const mayModerate = may('reviews.updateModerationStatus');
  return (
    <>
      {may('reviews.deleteReview') && (
        <Button variant="subtle" color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={confirmDelete}>
          {words.common.delete}
        </Button>
      )}
      {mayModerate && status !== 'REJECTED' && (
        <Button
          variant="default"
          leftSection={<IconX size={18} aria-hidden />}
          loading={change.isPending}
          onClick={() => decide('REJECTED', texts.wasRejected)}
        >
          {texts.reject}
        </Button>
      )}
      {mayModerate && status !== 'APPROVED' && (
        <Button
          leftSection={<IconCheck size={18} aria-hidden />}
          loading={change.isPending}
          onClick={() => decide('APPROVED', texts.wasApproved)}
        >
          {texts.approve}
        </Button>
      )}
    </>
  );
}

/** Deletes the review after confirmation, then leaves its page. */
function useDeleteReview(moderated: ModeratedReview): () => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const deleting = useMutation({
    mutationFn: () => api.reviews.deleteReview({ reviewId: idOf(moderated) }),
    onSuccess: () => {
      notifications.show({ color: 'green', message: texts.wasDeleted });
      void navigate(back.to, { replace: true });
      // the page is about to close, so its queries are not refetched
      return queryClient.invalidateQueries({ queryKey: REVIEWS, refetchType: 'none' });
    },
    onError: (error) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
  });
  return () =>
    confirmFirst({
      title: texts.deleteTitle,
      text: texts.deleteText,
      confirm: texts.deleteConfirm,
      onConfirm: () => deleting.mutate(),
    });
}
