import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../app/api.ts';
import { words } from '../../../../app/words.ts';
import { explain } from '../../../../ui/explain.ts';
import { offerUndo } from '../../../../ui/undo-message.tsx';
import type { ProductView } from '../../../products/product.ts';
import { DELIVERY } from '../queries.ts';

const texts = words.deliveryProfiles;

/** Gives products another delivery profile, or null for the default one. Returns how many have it now. */
export async function giveProfile(products: readonly ProductView[], profileId: string | null): Promise<number> {
  const { bulkActionMetadata } = await api.productsV3.bulkUpdateProducts({
    products: products.map(({ id, revision }) => ({
      product: { id: id ?? '', revision: revision ?? '', physicalProperties: { deliveryProfileId: profileId } },
      fieldMask: ['physicalProperties.deliveryProfileId'],
    })),
  });
  return bulkActionMetadata?.totalSuccesses ?? 0;
}

/** Takes products out of a profile; that can be undone. */
export function useTakingOut(profileId: string) {
  const queryClient = useQueryClient();
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      notifications.show({ color: 'red', title: texts.notSaved, message: explain(error).detail });
    }
    await queryClient.invalidateQueries({ queryKey: DELIVERY });
  };
  const putBack = (productId: string) =>
    attempt(async () => {
      const { product } = await api.productsV3.getProduct({ productId });
      if (product) await giveProfile([product], profileId);
    });
  return (product: ProductView) =>
    attempt(async () => {
      await giveProfile([product], null);
      const undo = () => void putBack(product.id ?? '');
      const text = texts.products.takenOut(product.name ?? '');
      offerUndo({ text, onUndo: undo });
    });
}
