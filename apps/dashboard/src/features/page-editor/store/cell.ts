import { useSyncExternalStore } from 'react';

/** A value that parts of the editor follow, each for itself. */
export type Cell<T> = { get: () => T; set: (value: T) => void; watch: (listener: () => void) => () => void };

export function cell<T>(first: T): Cell<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useCell = <T>({ get, watch }: Cell<T>): T => useSyncExternalStore(watch, get);

/** Several at once, always the same number. */
export const useCells = <T>(cells: readonly Cell<T>[]): T[] => cells.map((one) => useCell(one));
