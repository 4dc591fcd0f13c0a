import type { TagIds } from '../tags/index.ts';

export type Reference = { catalogItemId: string; appId: string; options?: Record<string, unknown> | null };

/** A person's wish list of one app's items. Each person has one list per app. */
export type Wishlist = {
  id: string;
  /** The visitor or member. */
  ownerId: string;
  appId: string;
  /** In the order in which they were added. */
  items: { reference: Reference; addedDate: string }[];
  tags: TagIds;
  createdDate: string;
  updatedDate: string;
};

export const MOST_ITEMS = 100;

/** Equal for references to the same item, whatever the order of their options. */
export function itemKey({ catalogItemId, options }: Reference): string {
  return `${catalogItemId.toLowerCase()} ${JSON.stringify(sorted(options ?? {}))}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [name, sorted(part)]);
}
