/** The category tree of the dashboard, as pure functions. */
import { words } from '../../app/words.ts';
import { ALL_PRODUCTS_ID, type CategoryView } from './category.ts';

const texts = words.categories.tree;

export type TreeNode = {
  id: string;
  name: string;
  slug: string;
  visible: boolean;
  revision: string;
  count: number;
  parentId: string | null;
};
/** Nodes in tree order: parents before their children, siblings in their given order. */
export type Tree = { nodes: TreeNode[]; allProducts: number };
export type Row = TreeNode & {
  depth: number;
  hasChildren: boolean;
  /** The sum of the counts of all categories below. */
  below: number;
};
/** A move as the server accepts it. */
export type Move = { parentCategoryId: string | null; position: 'FIRST' | 'AFTER'; moveAfterCategoryId?: string };

/** The maximum number of levels in a tree. */
export const MOST_LEVELS = 6;

/** Arranges the categories of a response, with siblings already in order, as a tree. */
export function treeOf(categories: readonly CategoryView[]): Tree {
  const nodes = categories
    .filter(({ id }) => id !== ALL_PRODUCTS_ID)
    .map(
      (category): TreeNode => ({
        id: category.id ?? '',
        name: category.name ?? '',
        slug: category.slug ?? '',
        visible: category.visible ?? true,
        revision: category.revision ?? '',
        count: category.itemCounter ?? 0,
        parentId: category.parentCategory?.id ?? null,
      }),
    );
  const all = categories.find(({ id }) => id === ALL_PRODUCTS_ID);
  return { nodes: inOrder(nodes), allProducts: all?.itemCounter ?? 0 };
}

function inOrder(nodes: readonly TreeNode[]): TreeNode[] {
  const children = Map.groupBy(nodes, ({ parentId }) => parentId);
  const below = (parentId: string | null): TreeNode[] =>
    (children.get(parentId) ?? []).flatMap((node) => [node, ...below(node.id)]);
  return below(null);
}

const childrenOf = (nodes: readonly TreeNode[], parentId: string | null): TreeNode[] =>
  nodes.filter((node) => node.parentId === parentId);

/** The ancestors of a category, from the top down. */
function ancestorsOf(nodes: readonly TreeNode[], id: string): TreeNode[] {
  const parent = nodes.find((node) => node.id === nodes.find((one) => one.id === id)?.parentId);
  return parent ? [...ancestorsOf(nodes, parent.id), parent] : [];
}

export function descendantsOf(nodes: readonly TreeNode[], id: string): TreeNode[] {
  return childrenOf(nodes, id).flatMap((child) => [child, ...descendantsOf(nodes, child.id)]);
}

/** The visible rows of the tree: the children of closed categories are left out. */
export function rowsOf(nodes: readonly TreeNode[], isOpen: (id: string) => boolean): Row[] {
  const parents = new Set(nodes.map(({ parentId }) => parentId));
  const shown = new Map<string, Row>();
  for (const node of nodes) {
    const parent = node.parentId === null ? null : shown.get(node.parentId);
    if (parent === undefined || (parent && !isOpen(parent.id))) continue;
    shown.set(node.id, {
      ...node,
      depth: parent ? parent.depth + 1 : 0,
      hasChildren: parents.has(node.id),
      below: descendantsOf(nodes, node.id).reduce((sum, { count }) => sum + count, 0),
    });
  }
  return [...shown.values()];
}

/** The categories whose names contain the search text, with all their ancestors. */
export function matching(nodes: readonly TreeNode[], text: string): TreeNode[] {
  const parts = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const found = nodes.filter(({ name }) => parts.every((word) => name.toLowerCase().includes(word)));
  const kept = new Set(found.flatMap(({ id }) => [id, ...ancestorsOf(nodes, id).map((above) => above.id)]));
  return nodes.filter(({ id }) => kept.has(id));
}

/** The tree after a move. */
export function withMove(nodes: readonly TreeNode[], id: string, move: Move): TreeNode[] {
  const moved = nodes.find((node) => node.id === id);
  if (!moved) return [...nodes];
  const others = nodes.filter((node) => node.id !== id);
  const placed = { ...moved, parentId: move.parentCategoryId };
  const before = others.findIndex((node) => node.id === move.moveAfterCategoryId);
  return inOrder(move.position === 'FIRST' ? [placed, ...others] : others.toSpliced(before + 1, 0, placed));
}

/** The current place of a category, as a move that would bring it there. */
export function placeOf(nodes: readonly TreeNode[], id: string): Move {
  const parentCategoryId = nodes.find((node) => node.id === id)?.parentId ?? null;
  const siblings = childrenOf(nodes, parentCategoryId);
  return after(parentCategoryId, siblings[siblings.findIndex((node) => node.id === id) - 1]);
}

function after(parentCategoryId: string | null, before: TreeNode | undefined): Move {
  return before
    ? { parentCategoryId, position: 'AFTER', moveAfterCategoryId: before.id }
    : { parentCategoryId, position: 'FIRST' };
}

/** The move for an arrow key: up and down among the siblings, into the previous sibling, or out of the parent. */
export function moveByKey(nodes: readonly TreeNode[], id: string, key: string): Move | null {
  const node = nodes.find((one) => one.id === id);
  if (!node) return null;
  const siblings = childrenOf(nodes, node.parentId);
  const index = siblings.indexOf(node);
  switch (key) {
    case 'ArrowUp':
      return index > 0 ? after(node.parentId, siblings[index - 2]) : null;
    case 'ArrowDown':
      return index < siblings.length - 1 ? after(node.parentId, siblings[index + 1]) : null;
    case 'ArrowRight': {
      const into = siblings[index - 1];
      return into && fits(nodes, id, into.id) ? after(into.id, childrenOf(nodes, into.id).at(-1)) : null;
    }
    case 'ArrowLeft': {
      const parent = nodes.find((one) => one.id === node.parentId);
      return parent ? after(parent.parentId, parent) : null;
    }
    default:
      return null;
  }
}

/** Tells whether a category fits under another one with all its descendants. */
function fits(nodes: readonly TreeNode[], id: string, parentId: string | null): boolean {
  if (parentId === null) return true;
  const depth = ancestorsOf(nodes, id).length;
  const height =
    Math.max(...[id, ...descendantsOf(nodes, id).map((one) => one.id)].map((one) => ancestorsOf(nodes, one).length)) -
    depth +
    1;
  return ancestorsOf(nodes, parentId).length + 1 + height <= MOST_LEVELS;
}

/**
 * The place where a dragged row would be dropped: after the row shown before it, on the level that the pointer
 * indicates if that level is possible. The children of the dragged row are not among the rows.
 */
export function projected(
  nodes: readonly TreeNode[],
  rows: readonly Row[],
  { id, over, levels }: { id: string; over: string; levels: number },
): { depth: number; move: Move } | null {
  const from = rows.findIndex((row) => row.id === id);
  const to = rows.findIndex((row) => row.id === over);
  const row = rows[from];
  if (!row || to < 0) return null;
  const others = rows.toSpliced(from, 1);
  const previous = others[to - 1];
  const next = others[to];
  const deepest = previous ? previous.depth + 1 : 0;
  const depth = Math.max(next?.depth ?? 0, Math.min(deepest, row.depth + levels));
  const line = previous ? [...ancestorsOf(nodes, previous.id), previous] : [];
  const parent = line[depth - 1] ?? null;
  if (!fits(nodes, id, parent?.id ?? null)) return null;
  return { depth, move: after(parent?.id ?? null, line[depth]) };
}

/** Describes a place for screen readers. */
export function describePlace(nodes: readonly TreeNode[], id: string): string {
  const node = nodes.find((one) => one.id === id);
  if (!node) return '';
  const siblings = childrenOf(nodes, node.parentId);
  const parent = nodes.find((one) => one.id === node.parentId);
  const place = siblings.indexOf(node) + 1;
  return parent
    ? texts.movedIn(node.name, place, siblings.length, parent.name)
    : texts.movedAtTop(node.name, place, siblings.length);
}
