import { toSearchText } from '../../platform/query/index.ts';

const LONGEST = 90;

/** A name as part of an address: lower case letters, digits and hyphens. */
export function slugOf(name: string): string {
  const slug = toSearchText(name).replaceAll(' ', '-').slice(0, LONGEST).replace(/-+$/, '');
  return slug || 'product';
}

/** The slug itself, or with the first number behind it that makes it unique. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  for (let number = 1; ; number++) {
    const slug = `${base}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
