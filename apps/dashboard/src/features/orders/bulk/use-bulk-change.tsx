import { List, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { words } from '../../../app/words.ts';
import { explain } from '../../../ui/explain.ts';
import { offerUndo } from '../../../ui/undo-message.tsx';
import type { OrderView } from '../order.ts';
import type { BulkOutcome } from './bulk-outcome.ts';

const texts = words.orderBulk;

export type BulkChange = {
  /** What to say of those that were changed, and of those that were not. */
  outcome: { done: (count: number) => string; failed: (count: number) => string };
  run: () => Promise<BulkOutcome>;
  /** Takes the change of these orders back. */
  undo?: (changed: OrderView[]) => Promise<BulkOutcome>;
};

/** Changes several orders, says what became of them, and names those that were left out. */
export function useBulkChange(onDone: () => void) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: ({ run }: BulkChange) => run(),
    onSuccess: ({ changed, failures }, { outcome, undo }) => {
      const text = outcome.done(changed.length);
      if (failures.length === 0) onDone();
      if (changed.length > 0 && undo) {
        const back = () => change.mutate({ outcome: texts.outcomes.changedBack, run: () => undo(changed) });
        offerUndo({ color: 'green', text, onUndo: back });
      } else if (changed.length > 0) notifications.show({ color: 'green', message: text });
      if (failures.length > 0) tellFailures(outcome.failed(failures.length), failures);
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
        <Text size="sm">{texts.unchanged}</Text>
        <List size="sm" spacing={6}>
          {failures.map(({ order, reason }) => (
            <List.Item key={order.id}>
              <b>{words.orders.numbered(order.number ?? '')}:</b> {reason}
            </List.Item>
          ))}
        </List>
      </Stack>
    ),
    labels: { confirm: texts.close, cancel: '' },
    cancelProps: { display: 'none' },
  });
}
