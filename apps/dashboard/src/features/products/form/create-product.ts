import { ApiError } from '@stoa/sdk';
import { api, hasCode, present } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { UserFacingError } from '../../../ui/user-facing-error.ts';
import type { NewProduct, ProductView } from '../product.ts';
import type { ProductForm } from './product-form.ts';
import { findTags, putIntoCategories } from './save-product.ts';
import { writeProduct } from './write-product.ts';

const texts = words.productForm;

type Attempt = { key: string; form: ProductForm; product: NewProduct };
type Created = { product: ProductView; form: ProductForm };

/**
 * Creates the product of one form and puts it into its categories. The product is created only once, however often the
 * function is called: an attempt whose answer was lost is sent again unchanged, and later edits are written to the
 * product that it created. Throws if there is no product or if its edits were refused. Once the product matches the
 * form, nothing is thrown any more: `failure` explains why the product is not in its categories.
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
      if (hasCode(error, 'IDEMPOTENCY_KEY_IN_PROGRESS')) throw new UserFacingError(texts.stillCreating);
      if (!isRefusal(error)) throw error;
      unanswered = null;
      // the refused attempt is not what the form contains now
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

const productOf = async (form: ProductForm): Promise<NewProduct> => writeProduct(form, await findTags(form, null));

async function overwrite({ id, revision }: ProductView, form: ProductForm): Promise<ProductView> {
  // the type of an existing product cannot be changed
  const { productType, ...product } = await productOf(form);
  const answer = await api.productsV3.updateProductWithInventory({
    product: { ...product, id: present(id, 'product id'), revision: present(revision, 'revision') },
    returnEntity: true,
  });
  return present(answer.product, 'product');
}

/**
 * The server answered that it did nothing. After any other error the request may have succeeded, for example when the
 * answer was lost.
 */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500;
