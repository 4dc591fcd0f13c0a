import * as slugs from '../../../platform/slugs.ts';

const NAMELESS = 'product';

/** A product's name as part of its address. */
export const slugOf = (name: string): string => slugs.slugOf(name, NAMELESS);

/** A free slug for each product, by the rules of `platform/slugs.ts`. */
export const chooseSlugs = (
  wishes: readonly ({ slug: string; name: string } | null)[],
  findTaken: (candidates: string[]) => Promise<ReadonlySet<string>>,
): Promise<(string | null)[]> => slugs.chooseSlugs(wishes, findTaken, NAMELESS);
