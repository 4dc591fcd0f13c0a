import { MOST_VARIANTS, type OptionInput, type ProductInput } from '../product/build-product.ts';
import type { V1ProductWrite } from './v1-product-write.ts';

export const MOST_COMBINATIONS = MOST_VARIANTS;

const isHexColour = (value: string): boolean => /^#[0-9a-f]{3,8}$/i.test(value);

/**
 * Options from a V1 request; options and choices that the product has under the same names keep their ids, colours and
 * pictures.
 */
export function readOptions(
  wire: NonNullable<V1ProductWrite['productOptions']>,
  base: ProductInput | null,
): OptionInput[] {
  return wire.map(({ name = '', choices = [] }) => {
    const known = base?.options.find((option) => option.name === name);
    const isColour = known?.renderType === 'SWATCH_CHOICES' || choices.some(({ value = '' }) => isHexColour(value));
    return {
      ...known,
      name,
      renderType: isColour ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
      choices: choices.map(({ value = '', description = value }) => ({
        ...known?.choices.find((choice) => choice.name === description),
        name: description,
        // V1 shows the name where there is no colour
        colorCode: (isColour && value !== description) || isHexColour(value) ? value : null,
      })),
    };
  });
}

/** Every combination of the options' choices: option name to choice name. */
export function combinations(options: readonly OptionInput[]): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (made, { name, choices }) =>
      made.flatMap((chosen) => choices.map((choice) => ({ ...chosen, [name]: choice.name }))),
    [{}],
  );
}

/** Whether two sets of options offer the same choices, whatever their looks: then variants stay as they are. */
export function hasSameChoices(one: readonly OptionInput[], other: readonly OptionInput[]): boolean {
  const namesOf = (options: readonly OptionInput[]) =>
    JSON.stringify(options.map(({ name, choices }) => [name, choices.map((choice) => choice.name)]));
  return namesOf(one) === namesOf(other);
}
