import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../api.ts';

/** Signs the user out, and forgets what they have seen. */
export function useSignOut() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.accounts.signOut(),
    onSuccess: async () => {
      await navigate('/sign-in');
      queryClient.clear();
    },
  });
}
