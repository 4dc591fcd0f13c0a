import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { followJob } from '../../../app/follow-job.ts';
import { words } from '../../../app/words.ts';

import { confirmFirst } from '../../../ui/confirm.tsx';
import { explain } from '../../../ui/explain.ts';

import { REVIEWS } from '../queries.ts';
import type { Verdict } from '../review.ts';

const texts = words.reviews.list;

export type BulkChange = Verdict | 'DELETED';
/** `reviews` states their number. */
type Wanted = { change: BulkChange; filter: Record<string, unknown>; reviews: string };

/** Decides on several reviews or deletes them, after confirmation, and reports the result. */
export function useBulkChanges(onDone: () => void) {
  const queryClient = useQueryClient();

  const changing = useMutation({
    mutationFn: async ({ change, filter }: Wanted) => {
      const { jobId } =
        change === 'DELETED'
          ? await api.reviews.bulkDeleteReviews({ filter })
          : await api.reviews.bulkUpdateModerationStatus({ filter, status: change });
      return followJob(jobId);
    },
    onSuccess: ({ changed }, { change }) => {
      onDone();
      const message = changed === 0 ? texts.unchanged[change] : texts.changed[change](changed);
      notifications.show({ color: 'green', message });
    },
    onError: (error) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: REVIEWS }),
  });
  const start = (wanted: Wanted) => {
    if (wanted.change !== 'DELETED') return changing.mutate(wanted);
    confirmFirst({
      title: words.actions.deleteTitle(wanted.reviews),
      text: texts.deleteText,
      confirm: words.actions.deleteNamed(wanted.reviews),
      onConfirm: () => changing.mutate(wanted),
    });
  };
  return { isChanging: changing.isPending, start };
}
