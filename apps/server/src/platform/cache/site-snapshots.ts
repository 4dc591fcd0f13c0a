import { LRUCache } from 'lru-cache';

/** A result computed from much of a site's data, at one time. */
export type Snapshot<T> = {
  value: T;
  /** Whether nothing on the site has changed since it was begun. */
  isCurrent: boolean;
};

/** A value with its memory size in bytes; null where the site has nothing worth keeping. */
type Make<T> = () => Promise<(T & { bytes: number }) | null>;

/**
 * Keeps results that take long to compute from a site's data and need not be exact to the second: they are made in the
 * background, and remade some time after a change.
 */
export type SiteSnapshots = {
  /** The snapshot with that name; undefined where there is none yet, or only an old one, until `make` has made one. */
  read<T extends object>(siteId: string, name: string, make: Make<T>): Snapshot<T> | undefined;
  /** To be called after each change of a site; without a site, where changes of any site may have been missed. */
  outdate(siteId?: string): void;
};

type Entry = {
  value: { bytes: number } | null;
  isMade: boolean;
  isBeingMade: boolean;
  /** When the last one was begun, and how long it took. */
  begun: number;
  took: number;
  /** The first change on the site since then. */
  outdated: number | undefined;
};

const MEGABYTE = 1024 * 1024;
/** The minimum interval between snapshots of a constantly changing site, */
const EVERY_MS = 30_000;
/** and the minimum in multiples of the time that one takes. */
const REST = 30;
/** The maximum age after a lost notification. */
const OLDEST_MS = 10 * 60_000;

/** The limit of all snapshots in bytes, over all sites: the most recently read are kept. */
export function siteSnapshots({
  mostBytes = 128 * MEGABYTE,
  everyMs = EVERY_MS,
  now = () => performance.now(),
} = {}): SiteSnapshots {
  const entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: ({ value }, key) => 2 * key.length + (value?.bytes ?? 1),
  });
  const names = new Set<string>();
  let lastMade: Promise<void> = Promise.resolve(); // one at a time, as each takes much of the processor

  async function makeAnew(key: string, entry: Entry, make: Make<object>): Promise<void> {
    entry.begun = now();
    entry.outdated = undefined;
    try {
      const value = await make();
      entry.value = value && value.bytes <= mostBytes / 2 ? value : null;
    } catch {
      entry.outdated ??= entry.begun; // retried as after a change
    }
    entry.took = now() - entry.begun;
    entry.isMade = true;
    entry.isBeingMade = false;
    if (entries.delete(key)) entries.set(key, entry); // its size is another
  }

  const pauseOf = ({ took }: Entry): number => Math.max(everyMs, REST * took);

  function isDue(entry: Entry, time: number): boolean {
    if (time - entry.begun > OLDEST_MS) entry.outdated ??= time;
    return !entry.isMade || (entry.outdated !== undefined && time - entry.begun >= pauseOf(entry));
  }

  return {
    read<T extends object>(siteId: string, name: string, make: Make<T>): Snapshot<T> | undefined {
      names.add(name);
      const key = `${siteId} ${name}`;
      const time = now();
      const entry: Entry = entries.get(key) ?? {
        value: null,
        isMade: false,
        isBeingMade: false,
        begun: time,
        took: 0,
        outdated: undefined,
      };
      if (!entry.isMade && !entry.isBeingMade) entries.set(key, entry);
      if (!entry.isBeingMade && isDue(entry, time)) {
        entry.isBeingMade = true;
        lastMade = lastMade.then(() => makeAnew(key, entry, make));
      }
      const { value, outdated } = entry;
      if (value === null || (outdated !== undefined && time - outdated > 2 * pauseOf(entry))) return undefined;
      return { value: value as T & { bytes: number }, isCurrent: outdated === undefined };
    },
    outdate(siteId) {
      const affected = siteId === undefined ? [...entries.keys()] : [...names].map((name) => `${siteId} ${name}`);
      for (const key of affected) {
        const entry = entries.peek(key);
        if (entry) entry.outdated ??= now();
      }
    },
  };
}
