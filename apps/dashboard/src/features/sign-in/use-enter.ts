import { useNavigate } from 'react-router';
import { queryClient } from '../../app/query-client.ts';

/** Goes to the page that somebody signed in for, with nothing of former people in memory. */
export function useEnter(next: string): () => void {
  const navigate = useNavigate();
  return () => {
    queryClient.clear();
    void navigate(next, { replace: true });
  };
}
