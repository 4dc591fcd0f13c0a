import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database, Tx } from '../db/index.ts';
import { isWrittenJson } from '../written-json.ts';
import { type SiteSnapshots, siteSnapshots } from './site-snapshots.ts';
import { type TextCache, textCache } from './text-cache.ts';

/** Heard by all processes when something of a site changed that reads may have cached. */
const CHANNEL = 'stoa_site_changed';
/** What a lost notification may leave stale is seen after this long at the latest. */
const LONGEST_MS = 60_000;
const MEGABYTE = 1024 * 1024;
/** What takes so long to find out is slow: counts over most of a large shop. */
const SLOW_MS = 50;
const MOST_LAGGING = 1000;

export type ReadOptions<T> = {
  /** The kind of change that does not matter to this read. */
  unaffectedBy?: string;
  /** Whether the answer is worth remembering; it is where not said. */
  isLasting?: (answer: T) => boolean;
  /**
   * Whether an answer that took long to find out may still be given for a minute after a change, while it is read anew
   * behind the scenes: for what need not be right to the second.
   */
  mayLag?: boolean;
};

/** Remembers what reads of a site's public data answered until something of it changes. */
export type SiteCache = {
  /**
   * The remembered answer to `key`, or what `load` finds. It is read anew after each change of the site, except for
   * changes of the kind that it is `unaffectedBy`. What `isLasting` denies is not remembered.
   */
  read<T extends object>(siteId: string, key: string, load: () => Promise<T>, options?: ReadOptions<T>): Promise<T>;
  /**
   * To be called in each transaction that changes what is read so: after its commit all processes read anew. `kind`
   * names changes that come often and do not matter to every read.
   */
  changed(tx: Tx, kind?: string): void;
  /** Texts that are right as long as their version is. */
  texts: TextCache;
  /** What is made of a site's data behind the scenes, and may lag behind it. */
  snapshots: Pick<SiteSnapshots, 'read'>;
};

/** Answers and texts of so many bytes of JSON each are kept over all sites. */
export async function siteCache(
  database: Database,
  { mostBytes = 64 * MEGABYTE, slowMs = SLOW_MS } = {},
): Promise<SiteCache> {
  const answers = new LRUCache<string, object>({ maxSize: mostBytes, sizeCalculation: sizeOf, ttl: LONGEST_MS });
  const lagging = new LRUCache<string, Lagging<object>>({ max: MOST_LAGGING, ttl: LONGEST_MS });
  const snapshots = siteSnapshots();
  const changes = countChanges();
  const note = (siteId: string, kind: string) => {
    changes.add(siteId, kind);
    snapshots.outdate(siteId);
  };
  const process = randomUUID();
  await database.listen(CHANNEL, (payload) => {
    if (payload === '') {
      changes.addToAll();
      return snapshots.outdate();
    }
    const [from, siteId = '', kind = ''] = payload.split(' ');
    if (from !== process) note(siteId, kind);
  });

  return {
    texts: textCache({ mostBytes }),
    snapshots,
    async read<T extends object>(
      siteId: string,
      key: string,
      load: () => Promise<T>,
      { unaffectedBy = '', isLasting, mayLag = false }: ReadOptions<T> = {},
    ): Promise<T> {
      // the state is part of the key: what was read before a change cannot be stored as if read after it
      const name = `${siteId} ${changes.state(siteId, unaffectedBy)} ${key}`;
      const known = answers.get(name) as T | undefined;
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
        // one that fails is tried again by the next read
        old.refresh = readAnew().catch(() => {
          old.refresh = undefined;
        });
      }
      return old.answer;
    },
    changed(tx, kind = '') {
      const { siteId } = tx;
      if (siteId === null) throw new Error('only a site has something to forget');
      tx.afterCommit.push(() => {
        note(siteId, kind);
        database.notify(CHANNEL, `${process} ${siteId} ${kind}`);
      });
    },
  };
}

/** An answer that may be given for a while although something has changed since. */
type Lagging<T> = { answer: T; refresh?: Promise<unknown> };

/** Counts the changes of each site, and of each kind; '' is no kind. */
function countChanges() {
  const counts = new Map<string, number>();
  let ofAll = 0;
  const countOf = (name: string) => counts.get(name) ?? 0;
  const increase = (name: string) => counts.set(name, countOf(name) + 1);
  return {
    addToAll: () => void ofAll++,
    add(siteId: string, kind: string) {
      increase(siteId);
      if (kind) increase(`${siteId} ${kind}`);
    },
    /** Another text after each change, those of the kind left out. */
    state(siteId: string, exceptKind: string): string {
      const ofKind = exceptKind ? countOf(`${siteId} ${exceptKind}`) : 0;
      return `${ofAll}.${countOf(siteId) - ofKind}.${exceptKind}`;
    },
  };
}

const sizeOf = (answer: object, name: string): number =>
  2 * name.length + (isWrittenJson(answer) ? answer.writtenJson.length : JSON.stringify(answer).length);
