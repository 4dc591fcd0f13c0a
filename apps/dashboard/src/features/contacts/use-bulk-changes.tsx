import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { followJob } from '../../app/follow-job.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { explain } from '../../ui/explain.ts';

export const people = (count: number): string => (count === 1 ? '1 contact' : `${count} contacts`);

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
      notifications.show({ color: 'green', message: `${people(count)} labelled` });
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
      if (changed > 0) notifications.show({ color: 'green', message: `${people(changed)} deleted` });
      if (refused > 0) {
        notifications.show({
          color: 'yellow',
          title: `${people(refused)} not deleted`,
          message: 'Members and staff can’t be deleted here: delete them where they are managed.',
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
        title: `Delete ${people(ids.length)}?`,
        text: 'Their details will be permanently deleted. Their orders are kept. Members are skipped.',
        confirm: `Delete ${people(ids.length)}`,
        onConfirm: () => deleting.mutate(ids),
      }),
  };
}
