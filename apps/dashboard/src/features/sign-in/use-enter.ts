import { useNavigate } from 'react-router';
import { queryClient } from '../../app/query-client.ts';

/** Opens the page that the user signed in for, after clearing all data of previous users from memory. */
export function useEnter(next: string): () => void {
  const navigate = useNavigate();
  return () => {
    queryClient.clear();
    void navigate(next, { replace: true });
  };
}
