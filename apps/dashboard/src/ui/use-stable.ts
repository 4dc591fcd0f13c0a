import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and does what the latest one does: memoised parts need not render for another one. */
export function useStable<A extends unknown[], R>(action: (...args: A) => R): (...args: A) => R {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
