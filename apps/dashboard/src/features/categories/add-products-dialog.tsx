import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { ChooseProductsDialog } from '../products/choose-products-dialog.tsx';
import { productCount } from '../products/product.ts';
import { itemOf, storeTree } from './category.ts';

const texts = words.categories.products;

type AddProductsDialogProps = { categoryId: string; name: string; opened: boolean; onClose: () => void };

/** Searches for products and adds the chosen ones to the category. */
export function AddProductsDialog({ categoryId, name, ...dialog }: AddProductsDialogProps) {
  return (
    <ChooseProductsDialog
      {...dialog}
      title={texts.addTo(name)}
      fields={['DIRECT_CATEGORIES_INFO']}
      isIn={({ directCategoriesInfo }) =>
        directCategoriesInfo?.categories?.some(({ id }) => id === categoryId) ?? false
      }
      add={async (products) => {
        const items = products.map(({ id }) => itemOf(id ?? ''));
        const { bulkActionMetadata } = await api.categories.bulkAddItemsToCategory({ categoryId, items, ...storeTree });
        return bulkActionMetadata?.totalSuccesses ?? items.length;
      }}
      added={(count) => texts.added(productCount(count), name)}
      refresh={[['categories']]}
    />
  );
}
