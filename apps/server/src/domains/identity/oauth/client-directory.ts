import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/db/index.ts';
import { type Client, findClient } from '../clients.store.ts';

/** Changes by another process are seen after this long at the latest. */
const FRESH_MS = 5_000;

export type ClientDirectory = { byId(id: string): Promise<Client | null>; forget(id: string): void };

/** Finds the clients that new visitors come with, remembered for a few seconds. Not for checking secrets. */
export function clientDirectory(database: Database): ClientDirectory {
  const known = new LRUCache<string, Client>({ max: 10_000, ttl: FRESH_MS });
  return {
    async byId(id) {
      const client = known.get(id) ?? (await findClient(database, id));
      if (client) known.set(id, client, { noUpdateTTL: true });
      return client;
    },
    forget: (id) => void known.delete(id),
  };
}
