import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explain } from '../../ui/explain.ts';
import type { Label, LabelKind } from './label-kinds.ts';

/** The queries that show labels of a kind, including those of products. */
export const labelQueries = ({ key }: LabelKind) => [
  ['labels', key],
  ['products'],
  ...(key === 'sections' ? [['info-sections']] : []),
];

/** Deletes a label after confirmation. */
export function useDeleteLabel(kind: LabelKind): (label: Label) => void {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: kind.remove,
    onSuccess: (_, { name }: Label) => notifications.show({ color: 'green', message: `${name} was deleted` }),
    onError: (error) =>
      notifications.show({ color: 'red', title: 'That couldn’t be saved', message: explain(error).detail }),
    onSettled: () => Promise.all(labelQueries(kind).map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  return (label) =>
    modals.openConfirmModal({
      title: `Delete ${label.name}?`,
      children: (
        <Text size="sm">
          {label.count === 0
            ? 'No products use it.'
            : `It will be removed from ${label.count === 1 ? 'the product that has it' : `${label.count} products`}. The products are kept.`}{' '}
          This can’t be undone.
        </Text>
      ),
      labels: { confirm: `Delete ${kind.one}`, cancel: 'Keep it' },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(label),
    });
}
