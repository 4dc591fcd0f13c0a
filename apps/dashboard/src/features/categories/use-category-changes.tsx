import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { explain } from '../../ui/explain.ts';
import { offerUndo } from '../../ui/undo-message.tsx';
import { storeTree } from './category.ts';
import { treeQuery } from './queries.ts';
import { descendantsOf, type Move, placeOf, type Tree, type TreeNode, withMove } from './tree.ts';

const texts = words.categories;

const failed = (title: string) => (error: unknown) =>
  notifications.show({ color: 'red', title, message: explain(error).detail });

/** Changes to the tree. They are shown at once and corrected by the server's answer. */
export function useCategoryChanges() {
  const queryClient = useQueryClient();
  const { queryKey } = treeQuery(true);
  const nodesNow = (): TreeNode[] => queryClient.getQueryData<Tree>(queryKey)?.nodes ?? [];
  const show = (change: (nodes: TreeNode[]) => TreeNode[]) =>
    queryClient.setQueryData<Tree>(queryKey, (tree) => tree && { ...tree, nodes: change(tree.nodes) });
  const reload = () => queryClient.invalidateQueries({ queryKey: ['categories'] });

  const move = useMutation({
    mutationFn: ({ id, to }: { id: string; to: Move }) =>
      api.categories.moveCategory({ categoryId: id, ...to, ...storeTree }),
    onMutate: async ({ id, to }) => {
      await queryClient.cancelQueries({ queryKey });
      show((nodes) => withMove(nodes, id, to));
    },
    onError: failed(texts.failed.moving),
    onSettled: reload,
  });
  const rename = useMutation({
    mutationFn: ({ node, name }: { node: TreeNode; name: string }) =>
      api.categories.updateCategory({ category: { id: node.id, revision: node.revision, name }, ...storeTree }),
    onMutate: ({ node, name }) => show((nodes) => nodes.map((one) => (one.id === node.id ? { ...one, name } : one))),
    onError: failed(texts.failed.renaming),
    onSettled: reload,
  });
  const setVisible = useMutation({
    mutationFn: ({ node: { id, revision }, visible }: { node: TreeNode; visible: boolean }) =>
      api.categories.updateCategoryVisibility({ categoryId: id, revision, visible, ...storeTree }),
    onError: failed(texts.failed.changing),
    onSettled: reload,
  });
  const remove = useMutation({
    mutationFn: ({ id }: TreeNode) => api.categories.deleteCategory({ categoryId: id, ...storeTree }),
    onSuccess: (_, { name }) => notifications.show({ color: 'green', message: words.actions.deleted(name) }),
    onError: failed(texts.failed.deleting),
    onSettled: reload,
  });

  return {
    rename: rename.mutate,
    setVisible: setVisible.mutate,
    /** Moves a category and offers to undo the move. */
    move(id: string, to: Move) {
      const nodes = nodesNow();
      const back = placeOf(nodes, id);
      const name = nodes.find((node) => node.id === id)?.name ?? texts.tree.unnamed;
      move.mutate({ id, to });
      const undo = () => move.mutate({ id, to: back });
      offerUndo({ id: 'category-moved', text: texts.tree.moved(name), onUndo: undo });
    },
    /** Deletes the category after a confirmation that explains the consequences. */
    confirmDelete: (node: TreeNode, onDeleted?: () => void) =>
      modals.openConfirmModal({
        title: words.actions.deleteTitle(node.name),
        children: <Consequences node={node} nodes={nodesNow()} />,
        labels: { confirm: texts.deleting.confirm, cancel: words.actions.keep },
        confirmProps: { color: 'red' },
        onConfirm: () => remove.mutate(node, { onSuccess: () => onDeleted?.() }),
      }),
  };
}
export type CategoryChanges = ReturnType<typeof useCategoryChanges>;

function Consequences({ node, nodes }: { node: TreeNode; nodes: readonly TreeNode[] }) {
  const below = descendantsOf(nodes, node.id);
  const count = [node, ...below].reduce((sum, one) => sum + one.count, 0);
  return (
    <>
      {below.length > 0 && (
        <Text size="sm" mb="xs">
          {texts.deleting.below(below.length, below.map(({ name }) => name).join(', '))}
        </Text>
      )}
      <Text size="sm">{count === 0 ? texts.deleting.empty : texts.deleting.keepsProducts}</Text>
    </>
  );
}
