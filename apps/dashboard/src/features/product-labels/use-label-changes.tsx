import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../app/api.ts';
import { explain } from '../../ui/explain.ts';
import type { Label, LabelKind } from './label-kinds.ts';

/** Creates, renames and deletes labels of a kind; their products follow. */
export function useLabelChanges(kind: LabelKind) {
  const queryClient = useQueryClient();
  const onSettled = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['labels', kind.key] }),
      queryClient.invalidateQueries({ queryKey: ['products'] }),
    ]);
  const onError = (error: unknown) =>
    notifications.show({ color: 'red', title: 'That was not saved', message: reasonOf(error, kind) });
  const create = useMutation({ mutationFn: kind.create, onError, onSettled });
  const rename = useMutation({
    mutationFn: ({ label, name }: { label: Label; name: string }) => kind.rename(label, name),
    onError,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: kind.remove,
    onSuccess: (_, { name }: Label) => notifications.show({ color: 'green', message: `${name} was deleted` }),
    onError,
    onSettled,
  });
  return {
    create: create.mutateAsync,
    rename: rename.mutateAsync,
    confirmDelete: (label: Label) =>
      modals.openConfirmModal({
        title: `Delete ${label.name}?`,
        children: (
          <Text size="sm">
            {label.count === 0
              ? 'No product has it.'
              : `It is taken off ${label.count === 1 ? 'the product that has it' : `${label.count} products`}. The products stay.`}{' '}
            This cannot be undone.
          </Text>
        ),
        labels: { confirm: `Delete ${kind.one}`, cancel: 'Keep it' },
        confirmProps: { color: 'red' },
        onConfirm: () => remove.mutate(label),
      }),
  };
}
export type LabelChanges = ReturnType<typeof useLabelChanges>;

const reasonOf = (error: unknown, { one }: LabelKind): string =>
  hasCode(error, 'ALREADY_EXISTS') ? `There is a ${one} of this name.` : explain(error).detail;
