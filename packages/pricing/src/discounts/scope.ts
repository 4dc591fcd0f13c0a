import type { Units } from './units.ts';

/** Items of a catalogue: those named, those in one of the categories, or all of them where both are null. */
export interface Scope {
  appId: string;
  itemIds: readonly string[] | null;
  categoryIds: readonly string[] | null;
}

/** A line of the cart that may have discounts, and its place. */
export type Place = Pick<Units, 'line' | 'index'>;

/** Finds the lines in scopes, of which one has to match, in cart order. Null covers every line, also those outside of catalogues. */
export type CoveredBy = (scopes: readonly Scope[] | null) => readonly Place[];

/** The lines of a catalogue by what scopes name. */
type Shelf = { all: Place[]; byItem: Map<string, Place[]>; byCategory: Map<string, Place[]> };

/** Sorts the lines of a cart by what scopes name, once: each rule then finds those that it covers without looking at others. */
export function coverageOf(places: readonly Place[]): CoveredBy {
  const shelves = new Map<string, Shelf>();
  for (const place of places) {
    const { item } = place.line;
    if (!item) continue;
    const shelf: Shelf = shelves.get(item.appId) ?? { all: [], byItem: new Map(), byCategory: new Map() };
    shelves.set(item.appId, shelf);
    shelf.all.push(place);
    add(shelf.byItem, item.itemId, place);
    for (const id of new Set(item.categoryIds)) add(shelf.byCategory, id, place);
  }
  return (scopes) => {
    if (scopes === null) return places;
    const found = scopes.flatMap((scope) => onShelf(shelves.get(scope.appId), scope));
    if (found.length <= 1) return found[0] ?? [];
    return [...new Set(found.flat())].sort((one, other) => one.index - other.index);
  };
}

function add(places: Map<string, Place[]>, id: string, place: Place): void {
  const known = places.get(id);
  if (known) known.push(place);
  else places.set(id, [place]);
}

function onShelf(shelf: Shelf | undefined, { itemIds, categoryIds }: Scope): Place[][] {
  if (!shelf) return [];
  const ids = itemIds ?? categoryIds;
  const places = itemIds ? shelf.byItem : shelf.byCategory;
  return ids ? ids.flatMap((id) => (places.has(id) ? [places.get(id) as Place[]] : [])) : [shelf.all];
}
