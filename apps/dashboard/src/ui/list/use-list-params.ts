import { useHref, useLocation, useSearchParams } from 'react-router';
import { isStillAt, paramsNow } from '../../app/address-now.ts';
import { changed } from './address.ts';

/** Changes the address of a list. Every change goes back to the first page. Nothing changes once a link to another page was followed. */
export type ListParams = ReturnType<typeof useListParams>;

export function useListParams() {
  const [params, setParams] = useSearchParams();
  const here = useHref(useLocation().pathname);
  const change = (changes: Record<string, string | null>, options: { replace?: boolean } = {}) => {
    // a search that begins after a pause in typing would call the reader back from another page that was opened
    if (isStillAt(here)) setParams(changed(paramsNow(), changes), options);
  };
  const number = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  return {
    params,
    /** The number of the page, counted from the first. */
    number,
    change: (changes: Record<string, string | null>) =>
      change({ ...changes, cursor: null, page: null }, { replace: true }),
    goTo: (cursor: string, by: 1 | -1) => change({ cursor, page: number + by > 1 ? String(number + by) : null }),
    reset: () => setParams({}, { replace: true }),
  };
}
