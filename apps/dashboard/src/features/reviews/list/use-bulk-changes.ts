import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { followJob } from '../../../app/follow-job.ts';
import { useFormat } from '../../../app/format.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { explain } from '../../../ui/explain.ts';
import { counted } from '../../../ui/list/define-list.ts';
import { REVIEWS } from '../queries.ts';
import type { Verdict } from '../review.ts';

export type BulkChange = Verdict | 'DELETED';
/** `reviews` states their number. */
type Wanted = { change: BulkChange; filter: Record<string, unknown>; reviews: string };

const done: Record<BulkChange, string> = { APPROVED: 'approved', REJECTED: 'rejected', DELETED: 'deleted' };

/** Decides on several reviews or deletes them, after confirmation, and reports the result. */
export function useBulkChanges(onDone: () => void) {
  const queryClient = useQueryClient();
  const format = useFormat();
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
      const reviews = counted(changed, { one: 'review was', many: 'reviews were' }, format);
      const message = changed === 0 ? `All of them were ${done[change]} already` : `${reviews} ${done[change]}`;
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
      title: `Delete ${wanted.reviews}?`,
      text: 'They will be permanently deleted, with their pictures, votes and replies. To keep a review but hide it, reject it.',
      confirm: `Delete ${wanted.reviews}`,
      onConfirm: () => changing.mutate(wanted),
    });
  };
  return { isChanging: changing.isPending, start };
}
