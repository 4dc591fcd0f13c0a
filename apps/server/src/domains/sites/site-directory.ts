import { LRUCache } from 'lru-cache';
import { type Database, isDatabaseAway, type Tx } from '../../platform/db/index.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import type { Site } from '../../site.ts';
import { findSiteByHost, findSiteById } from './sites.store.ts';

/**
 * The maximum time for which settings can be stale after a change that nobody announced. Of a lost connection for announcements
 * every process hears, and forgets all. Where many sites are visited in turn, a shorter time reads each anew every few requests.
 */
const FRESH_MS = MINUTE_MS;

/** The channel on which all processes learn that the settings of a site have changed. */
const CHANNEL = 'stoa_site_settings';

export type SiteDirectory = {
  byHost(host: string): Promise<Site | null>;
  byId(id: string): Promise<Site | null>;
  forget(): void;
  /** To be called in each transaction that changes a site: after its commit, all processes read it anew. */
  changed(tx: Tx): void;
  /** The same for what all sites share. */
  allChanged(tx: Tx): void;
};

type Options = {
  freshMs?: number;
  /** Called where a site has changed, in whichever process; with null where any may have. */
  onChange?: (siteId: string | null) => void;
};

/**
 * Finds sites by host name or id, cached for a minute: every request needs one. While the database does not answer,
 * those that are known stay known.
 */
export async function siteDirectory(
  database: Database,
  { freshMs = FRESH_MS, onChange = () => {} }: Options = {},
): Promise<SiteDirectory> {
  const known = new LRUCache<string, { site: Site | null }>({ max: 10_000, ttl: freshMs, noDeleteOnStaleGet: true });
  // what was read before a change is not kept after it
  let changes = 0;
  const remember = async (key: string, find: () => Promise<Site | null>): Promise<Site | null> => {
    const hit = known.get(key);
    if (hit) return hit.site;
    const before = changes;
    try {
      const site = await find();
      if (changes === before) known.set(key, { site });
      return site;
    } catch (error) {
      const old = isDatabaseAway(error) && known.get(key, { allowStale: true });
      if (old) return old.site;
      throw error;
    }
  };
  const forget = (siteId: string) => {
    changes++;
    // a host name that was nobody's may be its own by now
    for (const [key, { site }] of known.entries()) if (!site || site.id === siteId) known.delete(key);
    onChange(siteId);
  };
  const clear = () => {
    changes++;
    known.clear();
  };
  const forgetAll = () => {
    clear();
    onChange(null);
  };
  // without a name where notifications were lost
  await database.listen(CHANNEL, (siteId) => (siteId ? forget(siteId) : forgetAll()));
  return {
    byHost: (host) => remember(`host:${host}`, () => findSiteByHost(database, host)),
    byId: (id) => remember(`id:${id}`, () => findSiteById(database, id)),
    forget: clear,
    changed({ siteId, afterCommit }) {
      if (siteId === null) throw new Error('only a site has settings');
      afterCommit.push(() => {
        forget(siteId);
        database.notify(CHANNEL, siteId);
      });
    },
    allChanged({ afterCommit }) {
      afterCommit.push(() => {
        forgetAll();
        database.notify(CHANNEL, '');
      });
    },
  };
}
