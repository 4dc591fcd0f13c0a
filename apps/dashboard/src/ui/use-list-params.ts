import { useSearchParams } from 'react-router';

/**
 * The search, filters and page of a list live in the address: the back button and shared links keep them. Whatever
 * changes the list starts at its first page again.
 */
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

/** The parameters with some set anew; null and empty ones go. */
export function changed(current: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

/** The parameter where it is one of the values that the list knows, else null: addresses can be typed by hand. */
export const oneOf = <V extends string>(values: readonly V[], value: string | null): V | null =>
  values.find((known) => known === value) ?? null;
