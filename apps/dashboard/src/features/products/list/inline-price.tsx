import { useQueryClient } from '@tanstack/react-query';
import { useFormat } from '../../../app/format.ts';
import { type May, useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { EditableCell } from '../../../ui/editable-cell.tsx';
import { readAmount } from '../../../ui/form/read-number.ts';
import { UserFacingError } from '../../../ui/user-facing-error.ts';
import { loadProduct } from '../form/load-product.ts';
import { readProduct } from '../form/read-product.ts';
import { updateProduct } from '../form/save-product.ts';
import { variantErrors } from '../form/validate.ts';
import { mayEditProducts } from '../may-edit.ts';
import type { ProductView } from '../product.ts';
import { onePrice, priceRange } from './product-summary.ts';

const texts = words.products.inPlace;

/** The price, editable in the list if all variants have the same one. */
export function InlinePrice({ product }: { product: ProductView }) {
  const format = useFormat();
  const queryClient = useQueryClient();
  const may = useMay();
  const price = onePrice(product);
  const text = priceRange(product, format);
  if (price === null || !mayEditProducts(may)) return text;
  const save = async (typed: string) => {
    await savePrice(product, price, typed, may);
    await queryClient.invalidateQueries({ queryKey: ['products', 'list'] });
  };
  return (
    <EditableCell
      label={texts.priceOf(product.name ?? '')}
      value={price}
      inputMode="decimal"
      check={(typed) => (readAmount(typed) === null ? texts.noAmount : null)}
      onSave={save}
    >
      {text}
    </EditableCell>
  );
}

/** Sets the price of all variants. Throws if someone else has changed it meanwhile, or if it is not valid. */
async function savePrice({ id }: ProductView, shown: string, typed: string, may: May): Promise<void> {
  const loaded = await loadProduct(id ?? '', may);
  if (Number(onePrice(loaded.product)) !== Number(shown)) throw new UserFacingError(texts.priceChanged);
  const before = readProduct(loaded.product, loaded);
  const variants = before.variants.map((variant) => ({ ...variant, price: typed }));
  const wrong = variants.flatMap((variant) => Object.values(variantErrors(variant)));
  if (wrong[0]) throw new UserFacingError(texts.belowPrice);
  await updateProduct(loaded, before, { ...before, variants });
}
