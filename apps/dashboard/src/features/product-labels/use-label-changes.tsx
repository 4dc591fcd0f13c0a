import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { words } from '../../app/words.ts';
import { explain } from '../../ui/explain.ts';
import type { Label, LabelKind } from './label-kinds.ts';

const texts = words.productLabels;

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
    onSuccess: (_, { name }: Label) => notifications.show({ color: 'green', message: words.actions.deleted(name) }),
    onError: (error) => notifications.show({ color: 'red', title: texts.failed, message: explain(error).detail }),
    onSettled: () => Promise.all(labelQueries(kind).map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  return (label) =>
    modals.openConfirmModal({
      title: words.actions.deleteTitle(label.name),
      children: <Text size="sm">{texts.deleteText(label.count)}</Text>,
      labels: { confirm: kind.texts.delete, cancel: words.actions.keep },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(label),
    });
}
