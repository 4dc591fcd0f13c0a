import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explain } from './explain.ts';

type Change = { change: () => Promise<unknown>; done: string };

/** Runs a change, reports its result, and refetches the affected data. */
export function useChange(queryKey: readonly unknown[]) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ change }: Change) => change(),
    onSuccess: (_answer, { done }) => notifications.show({ color: 'green', message: done }),
    onError: (error) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
