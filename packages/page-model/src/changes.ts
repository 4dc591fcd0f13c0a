/** What a person does at once: operations that are applied together or not at all. */
import type { Schemas } from './block-schema.ts';
import type { Value } from './document.ts';
import type { Draft } from './draft.ts';
import { apply, type Op, placeOf, type Reason } from './operations.ts';

/** What was done, as a kind and what it was done to, so that each person reads it in their own language. */
export type Said = { readonly kind: string; readonly of: readonly Readonly<Record<string, string>>[] };

/** `label` says what was done in the words of whoever did it: for undo, for the history and for those who listen. */
export type Change = { id: string; label: string; said?: Said; ops: readonly Op[] };

export type ChangeOutcome = { inverse: Op[]; refused?: undefined } | { refused: Reason; inverse?: undefined };

/** Applies a change. A refused one changes nothing. `inverse` takes it back. */
export function applyChange(draft: Draft, { ops }: Pick<Change, 'ops'>, schemas: Schemas): ChangeOutcome {
  const inverse: Op[] = [];
  for (const op of ops) {
    const outcome = apply(draft, op, schemas);
    if (outcome.refused !== undefined) {
      takeBack(draft, inverse);
      return { refused: outcome.refused };
    }
    inverse.unshift(outcome.inverse);
  }
  return { inverse };
}

/** Takes back what was just applied. */
export function takeBack(draft: Draft, inverse: readonly Op[]): void {
  for (const op of inverse) {
    // what stood there before need not be what may be put there now
    const { refused } = apply(draft, op, null);
    if (refused !== undefined) throw new Error(`what was applied cannot be taken back: ${refused}`);
  }
}

const sameValue = (one: Value | undefined, other: Value | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether everything that a change set and moved is still as it left it, so that its inverse overwrites nobody's work. */
export function isAsLeft(draft: Draft, { ops }: Pick<Change, 'ops'>): boolean {
  return ops.every((op, index) => {
    const later = ops.slice(index + 1);
    if (op.op === 'remove') return true;
    const id = op.op === 'insert' ? op.block.id : op.id;
    if (later.some((other) => other.op !== 'insert' && other.id === id)) return true;
    const node = draft.nodes.get(id);
    if (!node) return false;
    if (op.op === 'set') {
      const [part, name] = op.at;
      const now = part === 'meta' ? (node.block[name] as Value | undefined) : node.block[part]?.[name];
      return sameValue(now, op.value);
    }
    const place = placeOf(draft, id);
    return place?.parent === op.to.parent && place.slot === op.to.slot;
  });
}
