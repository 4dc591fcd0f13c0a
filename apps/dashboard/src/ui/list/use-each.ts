import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explain } from '../explain.ts';

type Changes<Item> = { items: readonly Item[]; change: (item: Item) => Promise<unknown>; done: string };

/** Changes one item after another, and reports how it went. What changed before a failure stays changed. */
export function useEach<Item>(queryKey: readonly string[], onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ items, change }: Changes<Item>) => {
      for (const item of items) await change(item);
    },
    onSuccess: (_answer, { done }) => {
      notifications.show({ color: 'green', message: done });
      onDone();
    },
    onError: (error) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
