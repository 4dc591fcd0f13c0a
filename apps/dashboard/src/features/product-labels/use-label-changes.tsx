import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../app/api.ts';
import { explain } from '../../ui/explain.ts';
import type { Label, LabelKind, NamedKind } from './label-kinds.ts';

/** What follows a change of labels of a kind, whether it was made or refused; their products follow as well. */
function useAfterChange(kind: LabelKind) {
  const queryClient = useQueryClient();
  const stale = [['labels', kind.key], ['products'], ...(kind.key === 'sections' ? [['info-sections']] : [])];
  return {
    onError: (error: unknown) =>
      notifications.show({ color: 'red', title: 'That was not saved', message: reasonOf(error, kind) }),
    onSettled: () => Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  };
}

/** Creates and renames labels that are nothing but a name. */
export function useLabelNames(kind: NamedKind) {
  const after = useAfterChange(kind);
  const create = useMutation({ mutationFn: kind.create, ...after });
  const rename = useMutation({
    mutationFn: ({ label, name }: { label: Label; name: string }) => kind.rename(label, name),
    ...after,
  });
  return { create: create.mutateAsync, rename: rename.mutateAsync };
}

/** Deletes a label once that is confirmed. */
export function useDeleteLabel(kind: LabelKind): (label: Label) => void {
  const remove = useMutation({
    mutationFn: kind.remove,
    onSuccess: (_, { name }: Label) => notifications.show({ color: 'green', message: `${name} was deleted` }),
    ...useAfterChange(kind),
  });
  return (label) =>
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
    });
}

const reasonOf = (error: unknown, { one }: LabelKind): string =>
  hasCode(error, 'ALREADY_EXISTS') ? `There is a ${one} of this name.` : explain(error).detail;
