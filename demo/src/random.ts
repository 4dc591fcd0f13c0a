/** A repeatable source of random numbers: the same seed gives the same sequence on every machine. */
export type Random = {
  /** A number from 0 up to but not including 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number between two limits, both included. */
  integer(low: number, high: number): number;
  chance(probability: number): boolean;
  /** One of the items. There must be at least one. */
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
};

/** Creates a generator (mulberry32) with a text as its seed. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    integer,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: <Item>(items: readonly Item[]) => items[integer(0, items.length - 1)] as Item,
    shuffle: <Item>(items: readonly Item[]) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((one, other) => one.order - other.order)
        .map(({ item }) => item),
  };
}

/** A smooth landscape of values from 0 to 1 over the plane; one unit is about one hill. */
export function createNoise(random: Random): (x: number, y: number) => number {
  const lattice = Array.from({ length: 256 }, () => random.next());
  const valueAt = (column: number, row: number) => lattice[(column * 57 + row * 131) & 255] ?? 0;
  const eased = (fraction: number) => fraction * fraction * (3 - 2 * fraction);
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const right = eased(x - column);
    const down = eased(y - row);
    const top = valueAt(column, row) * (1 - right) + valueAt(column + 1, row) * right;
    const bottom = valueAt(column, row + 1) * (1 - right) + valueAt(column + 1, row + 1) * right;
    return top * (1 - down) + bottom * down;
  };
}

/** Hashes a text with FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
