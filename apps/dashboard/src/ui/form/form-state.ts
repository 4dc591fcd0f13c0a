/** The state of a form and its transitions: plain data, independent of rendering. */
import { afterSaving, changedParts, mergeEdits, type Part } from './parts.ts';

export type FormState<E, V> = {
  /** The edited entity, as it is saved. */
  entity: E;
  /** The saved values, in the shape of the form. */
  base: V;
  values: V;
  /** Whether the user has tried to save the current values: from then on, errors are shown. */
  hasTried: boolean;
  /** The fields that the server rejected, with the reasons. */
  refused: { values: V; error: unknown } | null;
  /** The number of failed attempts to save so far. */
  failures: number;
  /** Parts that someone else changed as well; null unless the user's edits were just merged into their version. */
  conflicts: string[] | null;
};

/** Describes how a form reads the entity that it edits. */
export type Reading<E, V> = {
  read: (entity: E) => V;
  /** Initial values beyond the saved ones. */
  unsaved?: ((saved: V, entity: E) => V) | undefined;
  parts: Record<string, Part<V>>;
};

const beginning = <E, V>({ unsaved }: Reading<E, V>, saved: V, entity: E): V =>
  unsaved ? unsaved(saved, entity) : saved;

export function openForm<E, V>(reading: Reading<E, V>, entity: E): FormState<E, V> {
  const base = reading.read(entity);
  const values = beginning(reading, base, entity);
  return { entity, base, values, hasTried: false, refused: null, failures: 0, conflicts: null };
}

/** Marks `sent` as saved as `entity`. Changes typed since then stay unsaved. */
export function settled<E, V extends object>(
  state: FormState<E, V>,
  reading: Reading<E, V>,
  sent: V,
  entity: E,
): FormState<E, V> {
  const base = reading.read(entity);
  const values = afterSaving(reading.parts, sent, state.values, beginning(reading, base, entity));
  return { ...state, entity, base, values, hasTried: false, refused: null, conflicts: null };
}

/** Notes how far a save has come: what it has not done yet is compared with that, and all that was typed stays. */
export const reached = <E, V extends object>(
  state: FormState<E, V>,
  reading: Reading<E, V>,
  entity: E,
): FormState<E, V> => ({ ...state, entity, base: reading.read(entity) });

/** Merges a version that someone else saved meanwhile, keeping the user's own edits. */
export function rebased<E, V extends object>(
  state: FormState<E, V>,
  reading: Reading<E, V>,
  entity: E,
): FormState<E, V> {
  const base = reading.read(entity);
  const { values, conflicts } = mergeEdits(reading.parts, state.base, state.values, base);
  // conflicts from an earlier version that are not resolved yet
  const known = changedParts(reading.parts, values, base).filter((name) => state.conflicts?.includes(name));
  return { ...state, entity, base, values, conflicts: [...new Set([...known, ...conflicts])] };
}

/** Merges reloaded data, silently unless both sides changed the same part. */
export function followed<E, V extends object>(
  state: FormState<E, V>,
  reading: Reading<E, V>,
  entity: E,
): FormState<E, V> {
  const next = rebased(state, reading, entity);
  return next.conflicts?.length ? next : { ...next, conflicts: state.conflicts };
}

export const failed = <E, V>(state: FormState<E, V>): FormState<E, V> => ({ ...state, failures: state.failures + 1 });

/** Starts over from the last saved version. */
export const reset = <E, V>(state: FormState<E, V>): FormState<E, V> => ({
  ...state,
  values: state.base,
  hasTried: false,
  refused: null,
  conflicts: null,
});
