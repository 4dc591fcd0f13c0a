import type { ProductInput, VariantInput } from './build-product.ts';
import type { StockedProduct } from './products.store.ts';
import { namedChoices } from './variant-choices.ts';

/** A stored product in the form of an input: choices by name. */
export function toInput(product: StockedProduct): ProductInput {
  const {
    id: _id,
    numericId: _n,
    revision: _r,
    createdDate: _c,
    updatedDate: _u,
    stock: _s,
    allCategoryIds: _a,
    ...content
  } = product;
  const variants = product.variants.map(
    (variant): VariantInput => ({
      ...variant,
      choices: Object.fromEntries(
        namedChoices(product, variant).map(({ option, choice }) => [option.name, choice.name]),
      ),
    }),
  );
  return { ...content, variants };
}
