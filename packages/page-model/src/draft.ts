/** A document that is open for changes: its blocks by id, each of them immutable. */
import { type Block, blocksIn, type Id } from './document.ts';

export type Node = {
  readonly block: Omit<Block, 'slots'>;
  readonly slots: Readonly<Record<string, readonly Id[]>>;
  /** Null for the root. */
  readonly place: { readonly parent: Id; readonly slot: string } | null;
};

export type Draft = { readonly root: Id; readonly nodes: Map<Id, Node> };

/** Opens a document, whose ids must be unique. */
export function openDraft(root: Block): Draft {
  const draft: Draft = { root: root.id, nodes: new Map() };
  addTree(draft, root, null);
  return draft;
}

/** The block with everything in it; of the root, the whole document. */
export function blockOf({ nodes, root }: Draft, id: Id = root): Block {
  const node = nodes.get(id);
  if (!node) throw new Error(`there is no block ${id}`);
  const slots = Object.entries(node.slots)
    .filter(([, children]) => children.length > 0)
    .map(([name, children]) => [name, children.map((child) => blockOf({ nodes, root }, child))] as const);
  return slots.length > 0 ? { ...node.block, slots: Object.fromEntries(slots) } : node.block;
}

/** Adds a block with everything in it, without its place among its siblings. */
export function addTree({ nodes }: Pick<Draft, 'nodes'>, block: Block, place: Node['place']): void {
  const { slots = {}, ...own } = block;
  const ids = Object.entries(slots).map(([name, children]) => [name, children.map(({ id }) => id)] as const);
  nodes.set(block.id, { block: own, slots: Object.fromEntries(ids), place });
  for (const [slot, children] of Object.entries(slots))
    for (const child of children) addTree({ nodes }, child, { parent: block.id, slot });
}

/** Removes a block with everything in it, without its place among its siblings. */
export function removeTree({ nodes }: Draft, block: Block): void {
  for (const { id } of blocksIn(block)) nodes.delete(id);
}

export const childrenOf = ({ nodes }: Draft, id: Id, slot: string): readonly Id[] => nodes.get(id)?.slots[slot] ?? [];

/** The ids of a block's parents, the nearest first. */
export function* parentsOf({ nodes }: Draft, id: Id): Generator<Id> {
  for (let place = nodes.get(id)?.place; place; place = nodes.get(place.parent)?.place) yield place.parent;
}

/** All blocks in the order of the document. */
export function* nodesIn(draft: Draft, id: Id = draft.root): Generator<Node['block']> {
  const node = draft.nodes.get(id);
  if (!node) return;
  yield node.block;
  for (const children of Object.values(node.slots)) for (const child of children) yield* nodesIn(draft, child);
}
