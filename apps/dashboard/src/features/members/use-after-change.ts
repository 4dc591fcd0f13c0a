import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { explain } from '../../ui/explain.ts';

/** What follows a change around members, whether it was made or refused. */
export function useAfterChange() {
  const queryClient = useQueryClient();
  return {
    onError: (error: unknown) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['members'] }),
  };
}
