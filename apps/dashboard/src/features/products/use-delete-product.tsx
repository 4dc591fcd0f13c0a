import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { explain } from '../../ui/explain.ts';
import type { ProductView } from './product.ts';

/** Asks for confirmation, deletes the product and reports the result. `onDeleted` runs before lists are reloaded. */
export function useDeleteProduct(onDeleted?: () => void) {
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: ({ id }: ProductView) => api.productsV3.deleteProduct({ productId: id ?? '' }),
    onSuccess: async (_, { name }) => {
      onDeleted?.();
      notifications.show({ color: 'green', message: `${name} was deleted` });
      await queryClient.invalidateQueries({ queryKey: ['products', 'list'] });
      await queryClient.invalidateQueries({ queryKey: ['sales-report'] });
    },
    onError: (error, { name }) =>
      notifications.show({ color: 'red', title: `${name} was not deleted`, message: explain(error).detail }),
  });
  return (product: ProductView) =>
    modals.openConfirmModal({
      title: 'Delete this product?',
      children: (
        <Text size="sm">
          <strong>{product.name}</strong> and its stock will be permanently deleted. Orders that contain it aren’t
          affected.
        </Text>
      ),
      labels: { confirm: 'Delete product', cancel: 'Keep it' },
      confirmProps: { color: 'red' },
      onConfirm: () => deletion.mutate(product),
    });
}
