/** Functions of categories for the catalogue's writes. */
import { storesAppIds } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { slugOf } from '../../platform/slugs.ts';
import { findCategoriesNamed } from './categories.store.ts';
import { STORE_TREE } from './category.ts';
import {
  findCategoriesOfProducts,
  productsWithIds,
  refreshProducts,
  replaceCategoriesOfProducts,
} from './category-items.store.ts';
import { announceChanged } from './change-tree.ts';
import { insertInto } from './create-category.ts';
import { childrenOf, type Node } from './tree.ts';
import { loadTree, lockTree } from './trees.store.ts';

/**
 * Replaces the categories of each product, in four statements for any number of products. Ids of unknown categories are
 * ignored. The caller holds the products' locks. @returns the new categories of each product, by its id
 */
export async function setCategoriesOfProducts(
  tx: Tx,
  products: readonly { productId: string; categoryIds: readonly string[] }[],
): Promise<Map<string, { categoryIds: string[]; allCategoryIds: string[] }>> {
  if (products.length === 0) return new Map();
  const ids = products.map(({ productId }) => productId);
  await lockTree(tx, STORE_TREE, { shared: true });
  await replaceCategoriesOfProducts(tx, storesAppIds[0], products);
  await refreshProducts(tx, productsWithIds(ids));
  return findCategoriesOfProducts(tx, ids);
}

const LONGEST_NAME = 80;

/**
 * A category as files name it: by its slug, or by its name alone. `parents` are its ancestors, from the top down; they
 * matter only if it has to be created.
 */
export type NamedCategory = { name: string; slug?: string; parents?: readonly { name: string; slug?: string }[] };

const slugIn = ({ name, slug }: NamedCategory): string => slug ?? slugOf(name, 'category');

/** The ids of the named store categories, in the order of the names; null for those that do not exist. */
export async function findNamedCategories(tx: Tx, wanted: readonly NamedCategory[]): Promise<(string | null)[]> {
  if (wanted.length === 0) return [];
  const names = wanted.flatMap(({ name, slug }) => (slug ? [] : [name]));
  const { byName, bySlug } = await findCategoriesNamed(tx, STORE_TREE, names, wanted.map(slugIn));
  return wanted.map((one) => (one.slug ? undefined : byName.get(one.name)) ?? bySlug.get(slugIn(one)) ?? null);
}

/**
 * As `findNamedCategories`; missing categories are created, with their ancestors. A category that cannot be created, as
 * the tree is full or would be too deep, stays null.
 */
export async function ensureCategories(
  ctx: Context,
  tx: Tx,
  wanted: readonly NamedCategory[],
): Promise<(string | null)[]> {
  const found = await findNamedCategories(tx, wanted);
  if (!found.includes(null)) return found;
  await lockTree(tx, STORE_TREE);
  const all = wanted.flatMap(lineOf);
  // others may have created some of them before we got the lock
  const ids = await findNamedCategories(tx, all);
  const known = new Map(all.map((one, index) => [keyOf(one), ids[index] ?? null]));
  const created = new Map<string, string>();
  const idOf = (one: NamedCategory) => known.get(keyOf(one)) ?? created.get(slugIn(one)) ?? null;
  const nodes = await loadTree(tx, STORE_TREE);
  for (const missing of wanted.filter((one) => !idOf(one))) {
    let parentId: string | null = null;
    for (const one of lineOf(missing)) {
      const id: string | null = idOf(one) ?? (await createBelow(ctx, tx, nodes, parentId, one));
      if (!id) break;
      if (!idOf(one)) created.set(slugIn(one), id);
      parentId = id;
    }
  }
  await announceChanged(ctx, tx, STORE_TREE, { ids: [...created.values()], what: 'created' });
  ctx.cache.changed(tx);
  return wanted.map(idOf);
}

/** A category after its ancestors. */
const lineOf = ({ parents = [], ...category }: NamedCategory): NamedCategory[] => [...parents, category];
const keyOf = (one: NamedCategory): string => (one.slug ? `slug ${one.slug}` : `name ${one.name}`);

async function createBelow(
  ctx: Context,
  tx: Tx,
  nodes: Node[],
  parentId: string | null,
  { name, slug }: NamedCategory,
): Promise<string | null> {
  const parentCategory = parentId ? { id: parentId } : undefined;
  const wire = { name: name.trim().slice(0, LONGEST_NAME) || slug, slug, parentCategory };
  const id = await insertInto(ctx, tx, { tree: STORE_TREE, nodes, wire });
  if (isRefusal(id)) return null;
  const visible = nodes.find((node) => node.id === parentId)?.visible ?? true;
  nodes.push({ id, parentId, position: childrenOf(nodes, parentId).length, visible, managed: false });
  return id;
}
