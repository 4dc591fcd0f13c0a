import { LRUCache } from 'lru-cache';

type Text = { version: string; bytes: Buffer };

/**
 * Remembers texts that are a function of a thing's version, such as its JSON. Nobody has to say that a thing changed:
 * with another version its text is no longer found. The least recently used make room for others.
 */
export type TextCache = {
  /** The text of the thing in this version; undefined when it is not remembered. */
  get(key: string, version: string): Buffer | undefined;
  set(key: string, version: string, bytes: Buffer): void;
};

export function textCache({ mostBytes }: { mostBytes: number }): TextCache {
  const texts = new LRUCache<string, Text>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes, version }, key) => bytes.length + 2 * (version.length + key.length),
  });
  return {
    get(key, version) {
      const known = texts.get(key);
      return known?.version === version ? known.bytes : undefined;
    },
    set(key, version, bytes) {
      texts.set(key, { version, bytes });
    },
  };
}
