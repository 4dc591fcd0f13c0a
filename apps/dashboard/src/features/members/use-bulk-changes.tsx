import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { followJob } from '../../app/follow-job.ts';
import { words } from '../../app/words.ts';
import { explain } from '../../ui/explain.ts';
import { offerUndo } from '../../ui/undo-message.tsx';

const texts = words.members;

export type BulkChange = 'approve' | 'block' | 'delete';
type Wanted = { change: BulkChange; ids: string[] };

/** Changes several members at once, after confirmation if the change cannot be undone, and reports the result. */
export function useBulkChanges(onDone: () => void) {
  const queryClient = useQueryClient();
  const changing = useMutation({
    mutationFn: change,
    onSuccess: ({ changed, refused }, { change: what, ids }) => {
      onDone();
      if (refused > 0)
        notifications.show({
          color: 'red',
          title: texts.bulk.refused[what](refused),
          message: texts.bulk.refusedText,
        });
      if (changed === 0) return;
      const text = texts.bulk.done[what](changed);
      const undo = () => changing.mutate({ change: 'approve', ids });
      if (what === 'block') offerUndo({ text, color: 'green', onUndo: undo });
      else notifications.show({ color: 'green', message: text });
    },
    onError: (error) => notifications.show({ color: 'red', ...messageOf(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['members'] }),
  });
  const confirmDeletion = (ids: string[]) =>
    modals.openConfirmModal({
      title: words.actions.deleteTitle(texts.count(ids.length)),
      children: <Text size="sm">{texts.deleteText}</Text>,
      labels: { confirm: words.actions.deleteNamed(texts.count(ids.length)), cancel: texts.keep },
      confirmProps: { color: 'red' },
      onConfirm: () => changing.mutate({ change: 'delete', ids }),
    });
  return {
    isChanging: changing.isPending,
    start: (wanted: Wanted) => (wanted.change === 'delete' ? confirmDeletion(wanted.ids) : changing.mutate(wanted)),
  };
}

const messageOf = (error: unknown) => {
  const { title, detail } = explain(error);
  return { title, message: detail };
};

async function change({ change: what, ids }: Wanted): Promise<{ changed: number; refused: number }> {
  const filter = { id: { $in: ids } };
  if (what === 'approve') return followJob((await api.members.bulkApproveMembers({ filter })).jobId);
  if (what === 'block') return followJob((await api.members.bulkBlockMembers({ filter })).jobId);
  const { bulkActionMetadata } = await api.members.bulkDeleteMembers({ memberIds: ids });
  // members deleted by someone else meanwhile are gone as well
  return { changed: bulkActionMetadata?.totalSuccesses ?? 0, refused: 0 };
}
