/** A repeatable source of random numbers, so that every run has the same shop. */
export type Random = {
  /** An integer from 0 to `below - 1`. */
  integer(below: number): number;
  pick<T>(items: readonly T[]): T;
};

/** Mulberry32: small, fast, and even enough to choose words and prices. */
export function newRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (below: number) => Math.floor(next() * below);
  return {
    integer,
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new Error('there is nothing to pick from');
      return items[integer(items.length)] as T;
    },
  };
}
