import { notifications } from '@mantine/notifications';
import { IconTrash, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { followJob } from '../../../app/follow-job.ts';
import { useFormat } from '../../../app/format.ts';
import { type Need, useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { explain } from '../../../ui/explain.ts';
import { counted, type Selected } from '../../../ui/list/define-list.ts';
import { BulkButton, SelectionBar } from '../../../ui/list/selection-bar.tsx';
import { idOf, type ListedRequest, type RequestStatus, statusOf } from './request.ts';
import type { requestFilters } from './request-search.ts';

const texts = words.reviewSettings.requests;

const cancelNeeds: readonly Need[] = ['reviewRequests.bulkCancelReviewRequestsByFilter', 'jobs.getJob'];
const deleteNeeds: readonly Need[] = ['reviewRequests.deleteReviewRequest'];
export const bulkNeeds = [cancelNeeds, deleteNeeds];

/** Cancels marked requests that were not sent yet, and deletes those that were cancelled. */
export function RequestActions({ selected }: { selected: Selected<ListedRequest, typeof requestFilters> }) {
  const may = useMay();
  const format = useFormat();
  const { cancel, remove } = useRequestChanges(selected.clear);
  const idsOf = (status: RequestStatus) => selected.items.filter((one) => statusOf(one) === status).map(idOf);
  const [scheduled, canceled] = [idsOf('SCHEDULED'), idsOf('CANCELED')];
  const confirmDelete = () => {
    const requests = counted(canceled.length, texts.nouns, format);
    confirmFirst({
      title: words.actions.deleteTitle(requests),
      text: texts.deleteText,
      confirm: words.actions.deleteNamed(requests),
      onConfirm: () => remove.mutate(canceled),
    });
  };
  return (
    <SelectionBar selected={selected}>
      {cancelNeeds.every(may) && scheduled.length > 0 && (
        <BulkButton
          icon={<IconX size={16} aria-hidden />}
          onClick={() => cancel.mutate(scheduled)}
          isMain
          isBusy={cancel.isPending}
        >
          {texts.cancel}
        </BulkButton>
      )}
      {deleteNeeds.every(may) && canceled.length > 0 && (
        <BulkButton
          icon={<IconTrash size={16} aria-hidden />}
          onClick={confirmDelete}
          isDangerous
          isBusy={remove.isPending}
        >
          {words.common.delete}
        </BulkButton>
      )}
    </SelectionBar>
  );
}

function useRequestChanges(onDone: () => void) {
  const queryClient = useQueryClient();
  const said = (message: (count: number) => string) => (count: number) => {
    onDone();
    notifications.show({ color: 'green', message: message(count) });
  };
  const shared = {
    onError: (error: Error) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['review-requests'] }),
  };
  const cancel = useMutation({
    mutationFn: async (ids: string[]) => {
      const { jobId } = await api.reviewRequests.bulkCancelReviewRequestsByFilter({ filter: { id: { $in: ids } } });
      return (await followJob(jobId)).changed;
    },
    onSuccess: said(texts.wereCancelled),
    ...shared,
  });
  const remove = useMutation({
    mutationFn: async (ids: string[]) => {
      for (const reviewRequestId of ids) await api.reviewRequests.deleteReviewRequest({ reviewRequestId });
      return ids.length;
    },
    onSuccess: said(texts.wereDeleted),
    ...shared,
  });
  return { cancel, remove };
}
