import { toSearchText } from './query/index.ts';

const LONGEST = 90;

/** A name as part of an address: lower case letters, digits and hyphens; the `fallback` if nothing is left. */
export function slugOf(name: string, fallback: string): string {
  const slug = toSearchText(name).replaceAll(' ', '-').slice(0, LONGEST).replace(/-+$/, '');
  return slug || fallback;
}

/** The first numbers to try after a taken slug; each further round tries four times as many. */
const FIRST_NUMBERS = 20;

/**
 * A free slug for each wish: the requested one, or one made from its name with the first number that makes it unique.
 * Null where the requested slug is taken, and where there is no wish. @param findTaken returns the candidates in use
 * @param fallback the slug for a name without letters and digits
 */
export async function chooseSlugs(
  wishes: readonly ({ slug: string; name: string } | null)[],
  findTaken: (candidates: string[]) => Promise<ReadonlySet<string>>,
  fallback: string,
): Promise<(string | null)[]> {
  const chosen: (string | null)[] = wishes.map(() => null);
  const wished = [...wishes.entries()].flatMap(([index, wish]) => (wish ? [{ index, ...wish }] : []));
  // requested slugs take precedence over generated ones
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
