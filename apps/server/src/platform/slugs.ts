import { toSearchText } from './query/index.ts';

const LONGEST = 90;

/** A name as part of an address: lower case letters, digits and hyphens. Where none is left, the `fallback`. */
export function slugOf(name: string, fallback: string): string {
  const slug = toSearchText(name).replaceAll(' ', '-').slice(0, LONGEST).replace(/-+$/, '');
  return slug || fallback;
}

/** Numbers that are tried at first behind a slug that is taken; each further round tries four times as many. */
const FIRST_NUMBERS = 20;

/**
 * A free slug for each wish: the one that it asks for, or one made of its name with the first number behind it that
 * makes it unique. Null where the slug that was asked for is taken, and where there is no wish.
 * @param findTaken tells which of the candidates are in use
 * @param fallback what a name without letters and digits becomes
 */
export async function chooseSlugs(
  wishes: readonly ({ slug: string; name: string } | null)[],
  findTaken: (candidates: string[]) => Promise<ReadonlySet<string>>,
  fallback: string,
): Promise<(string | null)[]> {
  const chosen: (string | null)[] = wishes.map(() => null);
  const wished = [...wishes.entries()].flatMap(([index, wish]) => (wish ? [{ index, ...wish }] : []));
  // what somebody asks for goes before what we make up
  let pending = [...wished.filter(({ slug }) => slug), ...wished.filter(({ slug }) => !slug)];
  const given = new Set<string>();
  for (let from = 0, count = FIRST_NUMBERS; pending.length > 0; from += count, count *= 4) {
    const round = pending.map((wish) => ({
      ...wish,
      candidates: wish.slug ? [wish.slug] : numbered(slugOf(wish.name, fallback), from, count),
    }));
    const taken = await findTaken([...new Set(round.flatMap(({ candidates }) => candidates))]);
    pending = round.filter(({ index, slug, candidates }) => {
      const free = candidates.find((candidate) => !taken.has(candidate) && !given.has(candidate));
      if (!free) return !slug;
      given.add(free);
      chosen[index] = free;
      return false;
    });
  }
  return chosen;
}

const numbered = (base: string, from: number, count: number): string[] =>
  Array.from({ length: count }, (_, step) => (from + step === 0 ? base : `${base}-${from + step}`));
