import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { followJob } from '../../app/follow-job.ts';
import { words } from '../../app/words.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { explain } from '../../ui/explain.ts';

const texts = words.contacts.bulk;

type Labelling = { ids: string[]; labels: string[] };

/** Labels or deletes several contacts, and reports the result. */
export function useBulkChanges(onDone: () => void) {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['contacts'] });
  const labelling = useMutation({
    mutationFn: async ({ ids, labels }: Labelling) => {
      const filter = { id: { $in: ids } };
      const { jobId } = await api.contacts.bulkLabelAndUnlabelContacts({ filter, labelKeysToAdd: labels });
      await followJob(jobId);
      return ids.length;
    },
    onSuccess: (count) => {
      onDone();
      notifications.show({ color: 'green', message: words.contacts.labels.addedToCount(count) });
    },
    onSettled,
  });
  const deleting = useMutation({
    mutationFn: async (ids: string[]) => {
      const { jobId } = await api.contacts.bulkDeleteContacts({ filter: { id: { $in: ids } } });
      return followJob(jobId);
    },
    onSuccess: ({ changed, refused }) => {
      onDone();
      if (changed > 0) notifications.show({ color: 'green', message: texts.deleted(changed) });
      if (refused > 0) {
        notifications.show({
          color: 'yellow',
          title: texts.notDeleted(refused),
          message: texts.notDeletedText,
        });
      }
    },
    onError: (error) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
    onSettled,
  });
  return {
    isChanging: labelling.isPending || deleting.isPending,
    label: labelling.mutateAsync,
    confirmDelete: (ids: string[]) =>
      confirmFirst({
        title: words.actions.deleteTitle(words.contacts.count(ids.length)),
        text: texts.deleteText,
        confirm: words.actions.deleteNamed(words.contacts.count(ids.length)),
        onConfirm: () => deleting.mutate(ids),
      }),
  };
}
