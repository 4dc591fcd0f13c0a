import type { categories } from '@stoa/contract';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findCategories } from './categories.store.ts';
import { treeOf } from './category.ts';
import { announceChanged, announceOne, changeTree, hiddenBy, managed, writeTree } from './change-tree.ts';
import { absent } from './read-categories.ts';
import { type Node, setVisible } from './tree.ts';
import { categoriesAnswer } from './update-categories.ts';

/** Shows a category, or hides it with its subtree. */
export const updateCategoryVisibility: UseCase<typeof categories.updateCategoryVisibility> = async (ctx, request) => {
  const tree = treeOf(request.treeReference);
  if (isRefusal(tree)) return tree;
  const { categoryId: id = '', visible = true, revision, fields } = request;
  return changeTree(ctx, tree, async (tx, before) => {
    const after = withVisibility(before, id, visible);
    if (isRefusal(after)) return after;
    const [known] = revision ? await findCategories(tx, tree, [id]) : [];
    if (known && revision !== known.revision) return refuse('INVALID_REVISION', { currentRevision: known.revision });
    const others = hiddenBy(before, after).filter((one) => one !== id);
    await writeTree(ctx, tx, { before, after, changed: [id, ...others] });
    if (others.length > 0) await announceChanged(ctx, tx, tree, { ids: others, what: 'updated' });
    return announceOne(ctx, tx, tree, { id, what: 'updated', fields });
  });
};

export const bulkShowCategories: UseCase<typeof categories.bulkShowCategories> = async (ctx, request) => {
  const tree = treeOf(request.treeReference);
  if (isRefusal(tree)) return tree;
  const { fields, returnEntity = false } = request;
  return changeTree(ctx, tree, async (tx, before) => {
    let after = before;
    const outcomes = (request.categoryIds ?? []).map((id) => {
      const next = withVisibility(after, id, true);
      if (isRefusal(next)) return { id, refusal: next };
      after = next;
      return { id, refusal: null };
    });
    const ids = [...new Set(outcomes.flatMap(({ id, refusal }) => (refusal ? [] : [id])))];
    await writeTree(ctx, tx, { before, after, changed: ids });
    const changed = await announceChanged(ctx, tx, tree, { ids, what: 'updated', fields });
    return categoriesAnswer(ctx, outcomes, changed, { fields, returnEntity });
  });
};

function withVisibility(nodes: Node[], id: string, visible: boolean): Node[] | Refusal {
  const node = nodes.find((one) => one.id === id);
  if (!node) return absent();
  return node.managed ? managed(id) : setVisible(nodes, id, visible);
}
