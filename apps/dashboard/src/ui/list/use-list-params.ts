import { useSearchParams } from 'react-router';
import { changed } from './address.ts';

/** Changes the address of a list. Every change goes back to the first page. */
export type ListParams = ReturnType<typeof useListParams>;

export function useListParams() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string | null>, options: { replace?: boolean } = {}) =>
    setParams((current) => changed(current, changes), options);
  return {
    params,
    change: (changes: Record<string, string | null>) => change({ ...changes, cursor: null }, { replace: true }),
    goTo: (cursor: string) => change({ cursor }),
    reset: () => setParams({}, { replace: true }),
  };
}
