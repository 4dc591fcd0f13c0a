import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { explain } from '../../ui/explain.ts';
import type { ProductView } from './product.ts';

const texts = words.products.deleting;

/** Asks for confirmation, deletes the product and reports the result. `onDeleted` runs before lists are reloaded. */
export function useDeleteProduct(onDeleted?: () => void) {
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: ({ id }: ProductView) => api.productsV3.deleteProduct({ productId: id ?? '' }),
    onSuccess: async (_, { name }) => {
      onDeleted?.();
      notifications.show({ color: 'green', message: words.actions.deleted(name ?? '') });
      await queryClient.invalidateQueries({ queryKey: ['products', 'list'] });
      await queryClient.invalidateQueries({ queryKey: ['sales-report'] });
    },
    onError: (error, { name }) =>
      notifications.show({ color: 'red', title: texts.failed(name ?? ''), message: explain(error).detail }),
  });
  return (product: ProductView) =>
    modals.openConfirmModal({
      title: texts.title,
      children: (
        <Text size="sm">
          <strong>{product.name}</strong> {texts.text}
        </Text>
      ),
      labels: { confirm: texts.confirm, cancel: words.actions.keep },
      confirmProps: { color: 'red' },
      onConfirm: () => deletion.mutate(product),
    });
}
