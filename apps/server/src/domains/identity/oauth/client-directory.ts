import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/db/index.ts';
import { type Client, findClient } from '../clients.store.ts';

/** The maximum time for which a client can be stale after a lost notification. */
const FRESH_MS = 5_000;

export type ClientDirectory = {
  byId(id: string): Promise<Client | null>;
  /** Forgets the clients of a site that has changed; null: of any. */
  forgetOf(siteId: string | null): void;
};

/** Finds the clients that new visitors come with, remembered for a few seconds. Not for checking secrets. */
export function clientDirectory(database: Database): ClientDirectory {
  const known = new LRUCache<string, Client>({ max: 10_000, ttl: FRESH_MS });
  // what was read before a change is not kept after it
  let changes = 0;
  return {
    async byId(id) {
      const remembered = known.get(id);
      if (remembered) return remembered;
      const before = changes;
      const client = await findClient(database, id);
      if (client && changes === before) known.set(id, client);
      return client;
    },
    forgetOf(siteId) {
      changes++;
      for (const [id, client] of known.entries()) if (siteId === null || client.siteId === siteId) known.delete(id);
    },
  };
}
