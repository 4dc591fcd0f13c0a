import { notifications } from '@mantine/notifications';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { words } from '../../app/words.ts';
import { explain } from '../../ui/explain.ts';

const texts = words.memberSettings.fields;

/** Saves the order of a list: it is shown at once and reverted if the server refuses it. */
export function useOrder<T>(queryKey: QueryKey, save: (items: T[]) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: save,
    scope: { id: `order of ${queryKey.join(' ')}` },
    onMutate: async (items) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<T[]>(queryKey);
      queryClient.setQueryData(queryKey, items);
      return before;
    },
    onError: (error, _items, before) => {
      queryClient.setQueryData(queryKey, before);
      notifications.show({ color: 'red', title: texts.orderNotSaved, message: explain(error).detail });
    },
    onSettled: () => {
      // after several moves in a row, only the last response counts
      if (queryClient.isMutating() <= 1) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
