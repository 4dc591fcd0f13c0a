import type { categories } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { chooseSlugs } from '../../platform/slugs.ts';
import type { UseCase } from '../../use-case.ts';
import { insertCategory, rememberSlugs, takenSlugs } from './categories.store.ts';
import { type Tree, treeOf } from './category.ts';
import { changeContent, emptyContent, findImages, type WireCategory } from './category-content.ts';
import { announceOne, changeTree } from './change-tree.ts';
import { checkParent, childrenOf, MOST_CATEGORIES, type Node, pathOf } from './tree.ts';

export const createCategory: UseCase<typeof categories.createCategory> = async (ctx, request) => {
  const tree = treeOf(request.treeReference);
  if (isRefusal(tree)) return tree;
  const work = async (tx: Tx, nodes: Node[]) => {
    const id = await insertInto(ctx, tx, { tree, nodes, wire: request.category ?? {} });
    return isRefusal(id) ? id : announceOne(ctx, tx, tree, { id, what: 'created', fields: request.fields });
  };
  return changeTree(ctx, tree, work, { orCreate: true });
};

/**
 * Writes a new category as the last below its parent, visible by default if the parent is. The caller holds the tree's
 * lock. @returns its id
 */
export async function insertInto(
  ctx: Context,
  tx: Tx,
  { tree, nodes, wire, path = 'category' }: { tree: Tree; nodes: readonly Node[]; wire: WireCategory; path?: string },
): Promise<string | Refusal> {
  const name = wire.name?.trim() ?? '';
  if (!name) return nameRequired(path);
  if (nodes.length >= MOST_CATEGORIES) return refuse('CATEGORIES_LIMIT_PER_TREE_EXCEEDED', { limit: MOST_CATEGORIES });
  const parentId = wire.parentCategory?.id ?? null;
  const refused = checkParent(nodes, parentId);
  if (refused) return refused;
  const isParentVisible = nodes.find((node) => node.id === parentId)?.visible ?? true;
  if (wire.visible && !isParentVisible) return refuse('PARENT_CATEGORY_HIDDEN', { parentCategoryId: parentId });
  const content = changeContent(emptyContent, wire, await findImages(tx, [wire]), path);
  if (isRefusal(content)) return content;
  const wished = wire.slug?.trim() ?? '';
  const [slug] = await chooseSlugs([{ slug: wished, name }], (slugs) => takenSlugs(tx, slugs), 'category');
  if (!slug) return refuse('DUPLICATE_SLUG', { slug: wished });
  const id = ctx.newId();
  const category = {
    id,
    slug,
    name,
    visible: wire.visible ?? isParentVisible,
    tree,
    parentId,
    ancestors: parentId ? [...pathOf(nodes, parentId), parentId] : [],
    position: childrenOf(nodes, parentId).length,
    managingAppId: wire.managingAppId ?? null,
    content,
  };
  await insertCategory(tx, category, ctx.now());
  await rememberSlugs(tx, [], [slug]);
  return id;
}

export const nameRequired = (path: string): Refusal =>
  invalid({ field: `${path}.name`, description: 'is required', violatedRule: 'REQUIRED_FIELD' });
