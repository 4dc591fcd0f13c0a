import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database, Tx } from '../db/index.ts';
import { cacheBytes } from '../memory.ts';
import { isSerialised } from '../serialised-json.ts';
import { type SiteSnapshots, siteSnapshots } from './site-snapshots.ts';
import { type TextCache, textCache } from './text-cache.ts';

/** The channel on which all processes learn of changes that may affect cached reads of a site. */
const CHANNEL = 'stoa_site_changed';
/** The maximum time for which data can be stale after a lost notification. */
const LONGEST_MS = 60_000;
/** Slow reads: counts over most of a large shop, for example. */
const SLOW_MS = 50;
const MOST_LAGGING = 1000;
/** The maximum of ids that a notification of a change names. */
const MOST_IDS = 100;
/** The maximum of things whose changes are counted one by one. */
const MOST_COUNTED = 100_000;

export type ReadOptions<T> = {
  /** The kind of change that does not affect this read. */
  unaffectedBy?: string;
  /** The ids that it is about: changes of that kind do affect it if they are about one of them. */
  about?: readonly string[];
  /** Whether to cache the answer; by default, yes. */
  isLasting?: (answer: T) => boolean;
  /**
   * Whether a slow answer may still be given for a minute after a change, while it is reloaded in the background: for
   * data that need not be exact to the second.
   */
  mayLag?: boolean;
};

/** Caches the answers of reads of a site's public data until something on it changes. */
export type SiteCache = {
  /**
   * The cached answer to `key`, or the result of `load`. It is reloaded after each change on the site, except changes
   * of the kind `unaffectedBy`. Answers that `isLasting` rejects are not cached.
   */
  read<T extends object>(siteId: string, key: string, load: () => Promise<T>, options?: ReadOptions<T>): Promise<T>;
  /**
   * To be called in each transaction that changes data read through the cache: after its commit, all processes reload.
   * `kind` names frequent changes that do not affect every read, and `about` the ids of what changed, where it is known.
   */
  changed(tx: Tx, kind?: string, about?: readonly string[]): void;
  /** Texts that stay valid as long as their version. */
  texts: TextCache;
  /** Different after each announced change of a kind that may be about a thing: for the version of a text. */
  stateOf(siteId: string, kind: string, id: string): string;
  /** Snapshots of a site's data, made in the background, which may lag behind it. */
  snapshots: Pick<SiteSnapshots, 'read'>;
};

/** A cache that stores nothing, for reads whose answers others may not see yet. */
export const uncached = (cache: SiteCache): SiteCache => ({
  ...cache,
  read: (_siteId, _key, load) => load(),
  texts: { get: () => undefined, set: () => {} },
});

/** The same cache for answers that differ by something, such as the language of their texts. */
export const apart = (cache: SiteCache, kind: string): SiteCache => ({
  ...cache,
  read: (siteId, key, load, options) => cache.read(siteId, `${kind} ${key}`, load, options),
});

/** The limit of all cached answers, and of all texts, in bytes of JSON over all sites. */
export async function siteCache(
  database: Database,
  {
    // strangers can fill it with answers that nobody asks for again
    mostBytes = cacheBytes({ mostMb: 64 }),
    // has to hold what lists of thousands of sites show
    mostTextBytes = cacheBytes({ mostMb: 256 }),
    slowMs = SLOW_MS,
    longestMs = LONGEST_MS,
  } = {},
): Promise<SiteCache> {
  const answers = new LRUCache<string, object>({
    maxSize: mostBytes,
    sizeCalculation: sizeOf,
    ttl: longestMs,
    noDeleteOnStaleGet: true,
  });
  const lagging = new LRUCache<string, Lagging<object>>({ max: MOST_LAGGING, ttl: LONGEST_MS });
  const snapshots = siteSnapshots();
  const changes = countChanges();
  const note = (siteId: string, kind: string, about: readonly string[]) => {
    changes.add(siteId, kind, about);
    snapshots.outdate(siteId);
  };
  const process = randomUUID();
  await database.listen(CHANNEL, (payload) => {
    if (payload === '') {
      changes.addToAll();
      return snapshots.outdate();
    }
    const [from, siteId = '', kind = '', ...about] = payload.split(' ');
    if (from !== process) note(siteId, kind, about);
  });

  return {
    texts: textCache({ mostBytes: mostTextBytes }),
    stateOf: changes.stateOf,
    snapshots,
    async read<T extends object>(
      siteId: string,
      key: string,
      load: () => Promise<T>,
      { unaffectedBy = '', about = [], isLasting, mayLag = false }: ReadOptions<T> = {},
    ): Promise<T> {
      // the state is part of the key: an answer read before a change cannot be stored as read after it
      const name = `${siteId} ${changes.state(siteId, unaffectedBy, about)} ${key}`;
      // without the database, nothing newer can be had
      const known = answers.get(name, { allowStale: database.isAway() }) as T | undefined;
      if (known) return known;
      const readAnew = async () => {
        const start = performance.now();
        const fresh = await load();
        if (isLasting?.(fresh) ?? true) answers.set(name, fresh);
        if (mayLag && performance.now() - start >= slowMs) lagging.set(`${siteId} ${key}`, { answer: fresh });
        return fresh;
      };
      const old = mayLag ? (lagging.get(`${siteId} ${key}`) as Lagging<T> | undefined) : undefined;
      if (!old) return readAnew();
      if (!old.refresh) {
        // a failure is retried by the next read
        old.refresh = readAnew().catch(() => {
          old.refresh = undefined;
        });
      }
      return old.answer;
    },
    changed(tx, kind = '', about = []) {
      const { siteId } = tx;
      if (siteId === null) throw new Error('only a site has cached reads');
      tx.afterCommit.push(() => {
        const named = about.length > MOST_IDS ? [] : about;
        note(siteId, kind, named);
        database.notify(CHANNEL, [process, siteId, kind, ...named].join(' '));
      });
    },
  };
}

/** An answer that may be given for a while despite a change. */
type Lagging<T> = { answer: T; refresh?: Promise<unknown> };

/** Counts the changes of each site, of each kind, and of what those are about; '' is no kind. */
function countChanges() {
  const counts = new Map<string, number>();
  let ofAll = 0;
  const countOf = (name: string) => counts.get(name) ?? 0;
  const increase = (name: string) => counts.set(name, countOf(name) + 1);
  return {
    addToAll: () => void ofAll++,
    add(siteId: string, kind: string, about: readonly string[]) {
      if (counts.size > MOST_COUNTED) {
        counts.clear();
        ofAll++;
      }
      increase(siteId);
      if (!kind) return;
      increase(`${siteId} ${kind}`);
      for (const id of about) increase(`${siteId} ${kind} ${id}`);
      // which may be about anything
      if (about.length === 0) increase(`${siteId} ${kind} *`);
    },
    stateOf: (siteId: string, kind: string, id: string): string =>
      `${ofAll}.${countOf(`${siteId} ${kind} *`)}.${countOf(`${siteId} ${kind} ${id}`)}`,
    /** Different after each change, except those of the given kind that are not about one of the ids. */
    state(siteId: string, exceptKind: string, about: readonly string[]): string {
      const ofKind = exceptKind ? countOf(`${siteId} ${exceptKind}`) : 0;
      const concerned = about.length > 0 ? ['*', ...about].map((id) => countOf(`${siteId} ${exceptKind} ${id}`)) : [];
      return `${ofAll}.${countOf(siteId) - ofKind}.${exceptKind}.${concerned.join('.')}`;
    },
  };
}

const sizeOf = (answer: object, name: string): number =>
  2 * name.length + (isSerialised(answer) ? answer.serialisedJson.length : lengthOf(answer));

/** About the length of a value's JSON, which would take longer to write than to measure. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 3;
  if (typeof value !== 'object' || value === null) return 5;
  if (value instanceof Uint8Array) return value.length;
  let length = 2;
  for (const name in value) length += name.length + 3 + lengthOf((value as Record<string, unknown>)[name]);
  return length;
}
