/** Changes that the server does not have yet, kept in the browser's database: what was typed outlives a closed tab. */
import { type Change, newId } from '@stoa/page-model';

export type Keeper = {
  /** What earlier tabs left behind. */
  kept: () => Promise<readonly Change[]>;
  /** Replaces what this tab keeps. */
  keep: (changes: readonly Change[]) => Promise<void>;
};

const DATABASE = 'stoa-page-editor';
const UNSENT = 'unsent-changes';

/** `owner`: whose changes these are. A tab keeps its own, and takes over those of others: to send a change twice is safe. */
export function openKeeper(owner: string, pageId: string): Keeper {
  const prefix = `${owner}/${pageId}/`;
  const own = prefix + newId();
  const opened = openDatabase();
  return {
    kept: async () => {
      const database = await opened;
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const store = database.transaction(UNSENT, 'readwrite').objectStore(UNSENT);
      const lists = await answered<Change[][]>(store.getAll(range));
      const all = lists.flat();
      store.delete(range);
      if (all.length > 0) store.put(all, own);
      return all;
    },
    keep: async (changes) => {
      const store = (await opened).transaction(UNSENT, 'readwrite').objectStore(UNSENT);
      if (changes.length > 0) await answered(store.put(changes, own));
      else await answered(store.delete(own));
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(UNSENT);
  return answered(request);
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
