import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explain } from '../../ui/explain.ts';

/** A change of how one signs in: says what came of it, and shows the new state. */
export function useSecurityChange<V, T>(
  change: (variables: V) => Promise<T>,
  {
    told,
    onDone,
    showsErrors = false,
  }: {
    told?: (variables: V) => string;
    onDone?: (result: T) => void;
    /** Whether what goes wrong is told on the page already. */
    showsErrors?: boolean;
  } = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (result, variables) => {
      if (told) notifications.show({ color: 'green', message: told(variables) });
      onDone?.(result);
    },
    onError: (error) => {
      if (showsErrors) return;
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['security'] }),
  });
}
