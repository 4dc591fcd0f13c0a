/** What is different between two states of a document, block by block: for people who publish, and for the history. */
import type { Block, Id, Sized, Value, Width } from './document.ts';
import { type Draft, openDraft } from './draft.ts';

type Stored = Omit<Block, 'slots'>;

export type Difference =
  | { kind: 'added' | 'removed'; block: Stored }
  /** `below`: the sibling that it stands below now; null where it comes first. */
  | { kind: 'moved'; block: Stored; below: Stored | null }
  | { kind: 'content'; block: Stored; name: string; before: Value | undefined; after: Value | undefined }
  | { kind: 'look'; block: Stored; name: string; before: Sized | undefined; after: Sized | undefined }
  | { kind: 'name'; block: Stored; before: string | undefined }
  | { kind: 'hidden'; block: Stored; hide: readonly Width[] };

/** In the order of the later document; what is gone comes last. Blocks within added and removed ones are not named. */
export function differences(before: Block, after: Block): Difference[] {
  const [old, now] = [openDraft(before), openDraft(after)];
  const moved = movedIn(old, now);
  const found: Difference[] = [];
  for (const [id, node] of now.nodes) {
    const known = old.nodes.get(id);
    if (!known) {
      const isWithinAdded = node.place !== null && !old.nodes.has(node.place.parent);
      if (!isWithinAdded) found.push({ kind: 'added', block: node.block });
      continue;
    }
    if (moved.has(id)) found.push({ kind: 'moved', block: node.block, below: siblingBefore(now, id) });
    found.push(...changesOf(known.block, node.block));
  }
  for (const [id, { block, place }] of old.nodes) {
    const isWithinRemoved = place !== null && !now.nodes.has(place.parent);
    if (!now.nodes.has(id) && !isWithinRemoved) found.push({ kind: 'removed', block });
  }
  return found;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function changesOf(before: Stored, after: Stored): Difference[] {
  const found: Difference[] = [];
  for (const name of namesIn(before.props, after.props)) {
    const [was, is] = [before.props?.[name], after.props?.[name]];
    if (!isSame(was, is)) found.push({ kind: 'content', block: after, name, before: was, after: is });
  }
  for (const name of namesIn(before.styles, after.styles)) {
    const [was, is] = [before.styles?.[name], after.styles?.[name]];
    if (!isSame(was, is)) found.push({ kind: 'look', block: after, name, before: was, after: is });
  }
  if (before.name !== after.name) found.push({ kind: 'name', block: after, before: before.name });
  if (!isSame(before.hide ?? [], after.hide ?? []))
    found.push({ kind: 'hidden', block: after, hide: after.hide ?? [] });
  return found;
}

const namesIn = (one: object = {}, other: object = {}): Set<string> =>
  new Set([...Object.keys(one), ...Object.keys(other)]);

/** Blocks in another slot, and as few as possible of those that changed places within one. */
function movedIn(old: Draft, now: Draft): Set<Id> {
  const moved = new Set<Id>();
  for (const [parent, node] of now.nodes) {
    for (const [slot, ids] of Object.entries(node.slots)) {
      const before = new Map(old.nodes.get(parent)?.slots[slot]?.map((id, index) => [id, index]));
      const stayed = ids.filter((id) => before.has(id));
      const kept = new Set(longestRise(stayed, (id) => before.get(id) ?? 0));
      for (const id of ids) if (old.nodes.has(id) && !kept.has(id)) moved.add(id);
    }
  }
  return moved;
}

/** As many as possible of the items, in their order, whose numbers rise. */
function longestRise(items: readonly Id[], numberOf: (id: Id) => number): Id[] {
  const best: { length: number; previous: number }[] = [];
  for (const [index, id] of items.entries()) {
    best[index] = { length: 1, previous: -1 };
    for (let earlier = 0; earlier < index; earlier++) {
      const length = (best[earlier]?.length ?? 0) + 1;
      if (numberOf(items[earlier] ?? '') < numberOf(id) && length > (best[index]?.length ?? 0))
        best[index] = { length, previous: earlier };
    }
  }
  let at = best.reduce((top, { length }, index) => (length > (best[top]?.length ?? 0) ? index : top), 0);
  const rise: Id[] = [];
  for (; at >= 0 && best[at]; at = best[at]?.previous ?? -1) rise.unshift(items[at] ?? '');
  return rise;
}

function siblingBefore({ nodes }: Draft, id: Id): Stored | null {
  const place = nodes.get(id)?.place;
  const siblings = (place && nodes.get(place.parent)?.slots[place.slot]) ?? [];
  return nodes.get(siblings[siblings.indexOf(id) - 1] ?? '')?.block ?? null;
}
