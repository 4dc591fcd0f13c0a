import { useQueryClient } from '@tanstack/react-query';

/** Reloads all queries that show stock. */
export function useRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: ['inventory'] });
    await queryClient.invalidateQueries({ queryKey: ['products'] });
  };
}
