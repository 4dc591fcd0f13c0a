import { useSyncExternalStore } from 'react';

/** State shared by the islands of a page. */
type Store<T> = {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value, kept current. The server, and the first render in the browser, use the given one. */
export const useStore = <T>(store: Store<T>, first: T): T =>
  useSyncExternalStore(store.subscribe, store.get, () => first);
