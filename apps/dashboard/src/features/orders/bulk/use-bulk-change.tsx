import { List, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormat } from '../../../app/format.ts';
import { explain } from '../../../ui/explain.ts';
import { counted } from '../../../ui/list/define-list.ts';
import { offerUndo } from '../../../ui/undo-message.tsx';
import type { OrderView } from '../order.ts';
import type { BulkOutcome } from './bulk-outcome.ts';

const were = { one: 'order was', many: 'orders were' };

export type BulkChange = {
  /** What was done to them: `archived`. */
  done: string;
  run: () => Promise<BulkOutcome>;
  /** Takes the change of these orders back. */
  undo?: (changed: OrderView[]) => Promise<BulkOutcome>;
};

/** Changes several orders, says what became of them, and names those that were left out. */
export function useBulkChange(onDone: () => void) {
  const queryClient = useQueryClient();
  const format = useFormat();
  const change = useMutation({
    mutationFn: ({ run }: BulkChange) => run(),
    onSuccess: ({ changed, failures }, { done, undo }) => {
      const text = `${counted(changed.length, were, format)} ${done}`;
      if (failures.length === 0) onDone();
      if (changed.length > 0 && undo) {
        const back = () => change.mutate({ done: 'changed back', run: () => undo(changed) });
        offerUndo({ color: 'green', text, onUndo: back });
      } else if (changed.length > 0) notifications.show({ color: 'green', message: text });
      if (failures.length > 0) tellFailures(`${counted(failures.length, were, format)} not ${done}`, failures);
    },
    onError: (error) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });
  return { start: change.mutate, isChanging: change.isPending };
}

function tellFailures(title: string, failures: BulkOutcome['failures']): void {
  modals.openConfirmModal({
    title,
    children: (
      <Stack gap="sm">
        <Text size="sm">They are as they were before:</Text>
        <List size="sm" spacing={6}>
          {failures.map(({ order, reason }) => (
            <List.Item key={order.id}>
              <b>Order {order.number}:</b> {reason}
            </List.Item>
          ))}
        </List>
      </Stack>
    ),
    labels: { confirm: 'Close', cancel: '' },
    cancelProps: { display: 'none' },
  });
}
