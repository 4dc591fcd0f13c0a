import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { explain } from '../../ui/explain.ts';

/** Callbacks for changes of members: they report errors and reload the members in every case. */
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
