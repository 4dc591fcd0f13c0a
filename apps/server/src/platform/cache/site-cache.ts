import { LRUCache } from 'lru-cache';
import type { Database, Tx } from '../db/index.ts';
import { isWrittenJson } from '../written-json.ts';
import { type TextCache, textCache } from './text-cache.ts';

/** Heard by all processes when something of a site changed that reads may have cached; the payload is the site's id. */
const CHANNEL = 'stoa_site_changed';
/** What a lost notification may leave stale is seen after this long at the latest. */
const LONGEST_MS = 60_000;

/** Remembers what reads of a site's public data answered until something of it changes. */
export type SiteCache = {
  /** The remembered answer to `key`, or what `load` finds. */
  read<T extends object>(siteId: string, key: string, load: () => Promise<T>): Promise<T>;
  /** To be called in each transaction that changes what is read so: after its commit all processes read anew. */
  changed(tx: Tx): void;
  /** Texts that are right as long as their version is. */
  texts: TextCache;
};

const MEGABYTE = 1024 * 1024;

/** Answers and texts of so many bytes of JSON each are kept over all sites. */
export async function siteCache(database: Database, { mostBytes = 64 * MEGABYTE } = {}): Promise<SiteCache> {
  const answers = new LRUCache<string, object>({ maxSize: mostBytes, sizeCalculation: sizeOf, ttl: LONGEST_MS });
  const generations = new Map<string, number>();
  let everything = 0;
  const generationOf = (siteId: string) => `${everything}.${generations.get(siteId) ?? 0}`;
  const forget = (siteId: string) => {
    if (siteId === '') everything++;
    else generations.set(siteId, (generations.get(siteId) ?? 0) + 1);
  };
  await database.listen(CHANNEL, (siteId) => forget(siteId));

  return {
    texts: textCache({ mostBytes }),
    async read<T extends object>(siteId: string, key: string, load: () => Promise<T>): Promise<T> {
      // the generation is part of the key: what was read before a change cannot be stored as if read after it
      const name = `${siteId} ${generationOf(siteId)} ${key}`;
      const known = answers.get(name) as T | undefined;
      if (known) return known;
      const fresh = await load();
      answers.set(name, fresh);
      return fresh;
    },
    changed(tx) {
      const { siteId } = tx;
      if (siteId === null) throw new Error('only a site has something to forget');
      tx.afterCommit.push(() => {
        forget(siteId);
        database.notify(CHANNEL, siteId);
      });
    },
  };
}

const sizeOf = (answer: object, name: string): number =>
  2 * name.length + (isWrittenJson(answer) ? answer.writtenJson.length : JSON.stringify(answer).length);
