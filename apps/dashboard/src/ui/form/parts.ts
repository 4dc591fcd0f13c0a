/** A part of a form that changes independently: its label, and the fields that it consists of. */
export type Part<V> = {
  label: string;
  fields: readonly (keyof V)[];
  /** The part as a short text, if it can be shown as one. */
  text?: (values: V) => string;
};

const namesOf = <P extends string, V>(parts: Record<P, Part<V>>): P[] => Object.keys(parts) as P[];

/** Each field as its own part, labelled by its name: `postalCode` is `Postal code`. */
const fieldParts = <V extends object>(values: V): Record<string, Part<V>> =>
  Object.fromEntries(
    (Object.keys(values) as (keyof V & string)[]).map((field) => [field, { label: inWords(field), fields: [field] }]),
  );

/** The named parts, and each remaining field as its own part. */
export function partsOf<V extends object>(named: Record<string, Part<V>>, values: V): Record<string, Part<V>> {
  const covered = new Set(Object.values(named).flatMap(({ fields }) => fields));
  const others = Object.entries(fieldParts(values)).filter(([field]) => !covered.has(field as keyof V));
  return { ...Object.fromEntries(others), ...named };
}

const inWords = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const differs = <V>({ fields }: Part<V>, left: V, right: V): boolean =>
  fields.some((field) => !isSame(left[field], right[field]));

/** Compares lists item by item: out of a thousand variants, most are the very same objects. */
function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, index) => isSame(item, right[index]));
  return JSON.stringify(left) === JSON.stringify(right);
}

/** The parts in which two forms differ. */
export const changedParts = <P extends string, V>(parts: Record<P, Part<V>>, left: V, right: V): P[] =>
  namesOf(parts).filter((name) => differs(parts[name], left, right));

/** Whether two forms differ at all. */
export const isChanged = <V>(parts: Record<string, Part<V>>, left: V, right: V): boolean =>
  left !== right && Object.values(parts).some((part) => differs(part, left, right));

/**
 * Merges the user's edits into a version that someone else changed meanwhile: edited parts are taken from `mine`,
 * all others from `theirs`. `conflicts` are the parts that both changed, differently.
 */
export function mergeEdits<P extends string, V extends object>(
  parts: Record<P, Part<V>>,
  loaded: V,
  mine: V,
  theirs: V,
): { values: V; conflicts: P[] } {
  const edited = changedParts(parts, loaded, mine);
  const conflicts = edited.filter((name) => differs(parts[name], loaded, theirs) && differs(parts[name], mine, theirs));
  const edits = edited.map((name) => Object.fromEntries(parts[name].fields.map((field) => [field, mine[field]])));
  return { values: Object.assign({}, theirs, ...edits), conflicts };
}

/** The form after `sent` was saved and came back as `saved`: text typed meanwhile stays. */
export const afterSaving = <V extends object>(parts: Record<string, Part<V>>, sent: V, typed: V, saved: V): V =>
  typed === sent ? saved : mergeEdits(parts, sent, typed, saved).values;
