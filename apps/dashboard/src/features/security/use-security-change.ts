import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explain } from '../../ui/explain.ts';

/** A change of the sign-in settings that reports its result and reloads the state. */
export function useSecurityChange<V, T>(
  change: (variables: V) => Promise<T>,
  { told, onDone }: { told?: (variables: V) => string; onDone?: (result: T) => void } = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (result, variables) => {
      if (told) notifications.show({ color: 'green', message: told(variables) });
      onDone?.(result);
    },
    onError: (error) => {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['security'] }),
  });
}
