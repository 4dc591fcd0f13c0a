import { LRUCache } from 'lru-cache';
import { ownBytes } from '../own-bytes.ts';

type Text = { version: string; bytes: Buffer };

/** The maximum age after a lost notification, for versions that count announced changes. */
const OLDEST_MS = 10 * 60_000;

/**
 * Caches texts that depend on an entity's version, such as its JSON. Changes need no announcement: another version has
 * another text. The least recently used make room for others.
 */
export type TextCache = {
  /** The text of the entity in this version; undefined when it is not cached. */
  get(key: string, version: string): Buffer | undefined;
  set(key: string, version: string, bytes: Buffer): void;
};

export function textCache({ mostBytes }: { mostBytes: number }): TextCache {
  const texts = new LRUCache<string, Text>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes, version }, key) => bytes.length + 2 * (version.length + key.length),
    ttl: OLDEST_MS,
    ttlResolution: OLDEST_MS / 100,
  });
  return {
    get(key, version) {
      const known = texts.get(key);
      return known?.version === version ? known.bytes : undefined;
    },
    set(key, version, bytes) {
      texts.set(key, { version, bytes: ownBytes(bytes) });
    },
  };
}
