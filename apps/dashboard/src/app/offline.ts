import { notifications } from '@mantine/notifications';
import type { MutationCache, QueryCache } from '@tanstack/react-query';
import { words } from './words.ts';

const ID = 'offline';
type Caches = { mutations: Pick<MutationCache, 'getAll'>; queries: Pick<QueryCache, 'getAll'> };

/** What waits for the connection: nothing, something to load, or something to save. */
export function waitingFor({ mutations, queries }: Caches): 'nothing' | 'loading' | 'saving' {
  if (mutations.getAll().some(({ state }) => state.isPaused)) return 'saving';
  return queries.getAll().some(({ state }) => state.fetchStatus === 'paused') ? 'loading' : 'nothing';
}

/**
 * Says at once that a change waits for the connection, and which is made by itself when it is back: whichever page, form
 * or button it comes from.
 */
export function sayWhenOffline(mutations: MutationCache, queries: QueryCache) {
  let said: ReturnType<typeof waitingFor> = 'nothing';
  const look = () => {
    const waits = waitingFor({ mutations, queries });
    if (waits === said) return;
    notifications.hide(ID);
    if (waits !== 'nothing')
      notifications.show({
        id: ID,
        color: 'yellow',
        message: words.offline[waits],
        autoClose: false,
        withCloseButton: false,
      });
    said = waits;
  };
  mutations.subscribe(look);
  queries.subscribe(look);
}
