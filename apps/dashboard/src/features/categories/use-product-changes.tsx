import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { explain } from '../../ui/explain.ts';
import { offerUndo } from '../../ui/undo-message.tsx';
import { itemOf, storeTree } from './category.ts';
import { arrangedQuery, categoryProductsQuery } from './queries.ts';

const texts = words.categories.products;

/** Changes the products of a category and their order. Failures are reported; removals can be undone. */
export function useProductChanges(categoryId: string) {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: ['categories'] });
  const onError = (error: unknown) =>
    notifications.show({ color: 'red', title: texts.failed, message: explain(error).detail });
  const one = { categoryId, ...storeTree };

  const arrange = useMutation({
    mutationFn: (ids: readonly string[]) => api.categories.setArrangedItems({ ...one, items: ids.map(itemOf) }),
    onMutate: (ids) => showArranged(queryClient, categoryId, ids),
    onError,
    onSettled: reload,
  });
  const add = useMutation({
    mutationFn: async ({ id, arranged }: { id: string; arranged: readonly string[] }) => {
      await api.categories.bulkAddItemsToCategory({ ...one, items: [itemOf(id)] });
      if (arranged.includes(id)) await api.categories.setArrangedItems({ ...one, items: arranged.map(itemOf) });
    },
    onError,
    onSettled: reload,
  });
  const remove = useMutation({
    mutationFn: ({ id }: { id: string; name: string; arranged: readonly string[] }) =>
      api.categories.bulkRemoveItemsFromCategory({ ...one, items: [itemOf(id)] }),
    onSuccess: (_, { id, name, arranged }) => {
      const undo = () => add.mutate({ id, arranged });
      offerUndo({ text: texts.removed(name), onUndo: undo });
    },
    onError,
    onSettled: reload,
  });
  return {
    arrange: arrange.mutate,
    remove: (product: { id: string; name: string }, arranged: readonly string[]) =>
      remove.mutate({ ...product, arranged }),
  };
}

/** Shows the new order at once. */
async function showArranged(
  queryClient: ReturnType<typeof useQueryClient>,
  categoryId: string,
  ids: readonly string[],
): Promise<void> {
  const { queryKey } = categoryProductsQuery(categoryId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(arrangedQuery(categoryId).queryKey, [...ids]);
  if (ids.length === 0) return;
  queryClient.setQueryData(queryKey, (data) => {
    if (!data) return data;
    const all = data.pages.flatMap((page) => page.products);
    const byId = new Map(all.map((product) => [product.id ?? '', product]));
    const first = ids.flatMap((id) => byId.get(id) ?? []);
    const ordered = [...first, ...all.filter(({ id }) => !ids.includes(id ?? ''))];
    let start = 0;
    const pages = data.pages.map((page) => {
      const products = ordered.slice(start, start + page.products.length);
      start += page.products.length;
      return { ...page, products };
    });
    return { ...data, pages };
  });
}
