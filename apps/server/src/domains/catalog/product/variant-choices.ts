import type { Product, ProductVariant } from './product.ts';

/** Whether two variants have the same choices; both map option names to choice names. */
export const sameChoices = (one: Record<string, string>, other: Record<string, string>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([option, choice]) => Object.hasOwn(other, option) && other[option] === choice);

/** The choices of a variant, each with its option. */
export function namedChoices(product: Pick<Product, 'options'>, variant: ProductVariant) {
  return variant.choices.flatMap(({ optionId, choiceId }) => {
    const option = product.options.find((one) => one.id === optionId);
    const choice = option?.choices.find((one) => one.id === choiceId);
    return option && choice ? [{ option, choice }] : [];
  });
}
