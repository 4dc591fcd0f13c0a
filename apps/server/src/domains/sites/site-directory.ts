import { LRUCache } from 'lru-cache';
import { type Database, isDatabaseAway } from '../../platform/db/index.ts';
import type { Site } from '../../site.ts';
import { findSiteByHost, findSiteById } from './sites.store.ts';

/** Changes of settings by another process are seen after this long at the latest. */
const FRESH_MS = 10_000;

export type SiteDirectory = {
  byHost(host: string): Promise<Site | null>;
  byId(id: string): Promise<Site | null>;
  forget(): void;
};

/**
 * Finds sites by host name or id, cached for a few seconds: every request needs one. While the database does not answer,
 * those that are known stay known.
 */
export function siteDirectory(database: Database, { freshMs = FRESH_MS } = {}): SiteDirectory {
  const known = new LRUCache<string, { site: Site | null }>({ max: 10_000, ttl: freshMs, noDeleteOnStaleGet: true });
  const remember = async (key: string, find: () => Promise<Site | null>): Promise<Site | null> => {
    const hit = known.get(key);
    if (hit) return hit.site;
    try {
      const site = await find();
      known.set(key, { site });
      return site;
    } catch (error) {
      const old = isDatabaseAway(error) && known.get(key, { allowStale: true });
      if (old) return old.site;
      throw error;
    }
  };
  return {
    byHost: (host) => remember(`host:${host}`, () => findSiteByHost(database, host)),
    byId: (id) => remember(`id:${id}`, () => findSiteById(database, id)),
    forget: () => known.clear(),
  };
}
