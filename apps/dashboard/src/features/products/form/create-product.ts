import { ApiError } from '@stoa/sdk';
import { api, hasCode, present } from '../../../app/api.ts';
import { Told } from '../../../ui/told.ts';
import type { ProductInput, ProductView } from '../product.ts';
import type { ProductForm } from './product-form.ts';
import { findNamed, putIntoCategories } from './save-product.ts';
import { writeProduct } from './write-product.ts';

type Attempt = { key: string; form: ProductForm; product: ProductInput };
type Created = { product: ProductView; form: ProductForm };

/**
 * Creates the product of one form, and puts it into its categories: once, however often it is called. An attempt whose
 * answer was lost is sent again as it was; what was edited since is written to the product that came of it. Throws where
 * there is no product, or its edits were refused; once it is as the form says nothing is thrown any more: `failure` says
 * why it is not in its categories.
 */
export function productCreation(): (form: ProductForm) => Promise<{ id: string; failure: unknown }> {
  let unanswered: Attempt | null = null;
  let created: Created | null = null;

  const create = async (form: ProductForm): Promise<Created> => {
    const attempt: Attempt = unanswered ?? { key: crypto.randomUUID(), form, product: await productOf(form) };
    unanswered = attempt;
    try {
      const { key: idempotencyKey, product } = attempt;
      const answer = await api.productsV3.createProductWithInventory(
        { product, returnEntity: true },
        { idempotencyKey },
      );
      return { product: present(answer.product, 'product'), form: attempt.form };
    } catch (error) {
      if (hasCode(error, 'IDEMPOTENCY_KEY_IN_PROGRESS'))
        throw new Told('The product is still being created. Wait a moment, then save again.');
      if (!isRefusal(error)) throw error;
      unanswered = null;
      // what was refused is not what the form says now
      if (attempt.form !== form) return create(form);
      throw error;
    }
  };
  return async (form) => {
    created ??= await create(form);
    if (created.form !== form) created = { product: await overwrite(created.product, form), form };
    const id = present(created.product.id, 'product id');
    return { id, failure: form.categoryIds.length > 0 ? await putIntoCategories(id, form.categoryIds) : null };
  };
}

const productOf = async (form: ProductForm): Promise<ProductInput> => writeProduct(form, await findNamed(form, null));

async function overwrite({ id, revision }: ProductView, form: ProductForm): Promise<ProductView> {
  // of which type it is cannot be changed any more
  const { productType, ...product } = await productOf(form);
  const answer = await api.productsV3.updateProductWithInventory({
    product: { ...product, id: present(id, 'product id'), revision },
    returnEntity: true,
  });
  return present(answer.product, 'product');
}

/** The server answered that it did nothing. After anything else it may have, as when an answer is lost on its way. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500;
