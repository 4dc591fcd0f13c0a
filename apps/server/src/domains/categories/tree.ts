/**
 * The shape of a category tree and its changes. Pure: a tree is loaded as a whole, as it has at most `MOST_CATEGORIES`
 * categories, and the caller locks it for changes.
 */
import { type Refusal, refuse } from '../../platform/refusal.ts';

/** A category's place in its tree. */
export type Node = { id: string; parentId: string | null; position: number; visible: boolean; managed: boolean };
/** The row of a node after a change: its `path` holds the ancestors from the top down. */
export type Placed = { id: string; parentId: string | null; position: number; path: string[]; visible: boolean };
export type Position = { at: 'FIRST' | 'LAST' } | { at: 'AFTER'; id: string };

/** The maximum of ancestors of a category: breadcrumbs hold no more. */
export const MOST_ANCESTORS = 5;
export const MOST_CATEGORIES = 1000;

const byPosition = (one: Node, other: Node): number => one.position - other.position;

/** The categories with this parent in their order, without the store's own one, which precedes them. */
export const childrenOf = (nodes: readonly Node[], parentId: string | null): Node[] =>
  nodes.filter((node) => node.parentId === parentId && !node.managed).sort(byPosition);

/** The ids of a category and all below it, parents before their children. */
export function subtreeOf(nodes: readonly Node[], id: string): string[] {
  const children = new Map<string, string[]>();
  for (const { id: child, parentId } of nodes) {
    if (parentId !== null) append(children, parentId, child);
  }
  const found = [id];
  // grows while being iterated
  for (const one of found) found.push(...(children.get(one) ?? []));
  return found;
}

function append(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** The ids of the categories above one, from the top down. */
export const pathOf = (nodes: readonly Node[], id: string): string[] => pathsIn(nodes)(id);

function pathsIn(nodes: readonly Node[]): (id: string) => string[] {
  const parents = new Map(nodes.map((node) => [node.id, node.parentId]));
  return (id) => {
    const path: string[] = [];
    for (let above = parents.get(id) ?? null; above !== null; above = parents.get(above) ?? null) path.unshift(above);
    return path;
  };
}

/** The number of levels that a category and its subtree take. */
function heightOf(nodes: readonly Node[], id: string): number {
  const path = pathsIn(nodes);
  return Math.max(...subtreeOf(nodes, id).map((below) => path(below).length)) - path(id).length + 1;
}

/** A valid parent for a category, with its path; null is the top. */
export function checkParent(nodes: readonly Node[], parentId: string | null, height = 1): Refusal | null {
  if (parentId === null) return null;
  const parent = nodes.find((node) => node.id === parentId);
  if (!parent) return refuse('PARENT_CATEGORY_NOT_IN_TREE', { parentCategoryId: parentId });
  if (parent.managed) return refuse('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED', { categoryId: parentId });
  if (pathOf(nodes, parentId).length + height > MOST_ANCESTORS) {
    return refuse('CATEGORY_DEPTH_LIMIT_EXCEEDED', { limit: MOST_ANCESTORS + 1 });
  }
  return null;
}

/** The tree with a category moved; the positions under each parent count from 0 without gaps. */
export function move(
  nodes: readonly Node[],
  id: string,
  parentId: string | null,
  position: Position,
): Node[] | Refusal {
  const moved = nodes.find((node) => node.id === id);
  if (!moved) throw new Error('only a category of the tree can be moved');
  if (moved.managed) return refuse('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED', { categoryId: id });
  const below = subtreeOf(nodes, id);
  if (parentId !== null && below.includes(parentId))
    return refuse('TREE_CYCLE_DETECTED', { parentCategoryId: parentId });
  const refused = checkParent(nodes, parentId, heightOf(nodes, id));
  if (refused) return refused;
  const siblings = childrenOf(nodes, parentId).filter((node) => node.id !== id);
  const index = indexOf(siblings, position);
  if (index === null) return refuse('AFTER_CATEGORY_NOT_IN_PARENT', { moveAfterCategoryId: afterOf(position) });
  const isHidden = parentId !== null && !nodes.find((node) => node.id === parentId)?.visible;
  const order = siblings.toSpliced(index, 0, moved).map((node) => node.id);
  return close(
    nodes.map((node) => ({
      ...node,
      ...(node.id === id ? { parentId } : {}),
      ...(order.includes(node.id) ? { position: order.indexOf(node.id) } : {}),
      ...(isHidden && below.includes(node.id) ? { visible: false } : {}),
    })),
    moved.parentId,
  );
}

function indexOf(siblings: readonly Node[], position: Position): number | null {
  if (position.at !== 'AFTER') return position.at === 'FIRST' ? 0 : siblings.length;
  const before = siblings.findIndex((node) => node.id === position.id);
  return before < 0 ? null : before + 1;
}

const afterOf = (position: Position): string | undefined => (position.at === 'AFTER' ? position.id : undefined);

/** The tree without a category and its subtree. */
export function remove(nodes: readonly Node[], id: string): Node[] {
  const removed = new Set(subtreeOf(nodes, id));
  const parentId = nodes.find((node) => node.id === id)?.parentId ?? null;
  return close(
    nodes.filter((node) => !removed.has(node.id)),
    parentId,
  );
}

/** Closes the gap that a category has left among its siblings. */
function close(nodes: readonly Node[], parentId: string | null): Node[] {
  const order = new Map(childrenOf(nodes, parentId).map((node, index) => [node.id, index]));
  return nodes.map((node) => ({ ...node, position: order.get(node.id) ?? node.position }));
}

/** The tree with a category shown, or hidden with its subtree. */
export function setVisible(nodes: readonly Node[], id: string, visible: boolean): Node[] | Refusal {
  const node = nodes.find((one) => one.id === id);
  const parent = nodes.find((one) => one.id === node?.parentId);
  if (visible && parent && !parent.visible) return refuse('PARENT_CATEGORY_HIDDEN', { parentCategoryId: parent.id });
  const changed = new Set(visible ? [id] : subtreeOf(nodes, id));
  return nodes.map((one) => (changed.has(one.id) ? { ...one, visible } : one));
}

/** The rows to write to get from one state of a tree to another. */
export function differences(before: readonly Node[], after: readonly Node[]): Placed[] {
  const known = new Map(placesOf(before).map((place) => [place.id, JSON.stringify(place)]));
  return placesOf(after).filter((place) => known.get(place.id) !== JSON.stringify(place));
}

function placesOf(nodes: readonly Node[]): Placed[] {
  const path = pathsIn(nodes);
  return nodes.map(({ id, parentId, position, visible }) => ({ id, parentId, position, path: path(id), visible }));
}
