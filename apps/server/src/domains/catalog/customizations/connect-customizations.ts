import type { ProductInput } from '../product/build-product.ts';

/** The customization that an option or a modifier resolves to. */
export type Resolved = { id: string; name: string; choices: { id: string; name: string }[] };

/** The input with the resolved ids and names of its options, modifiers and choices. */
export function connect(input: ProductInput, resolved: readonly Resolved[]): ProductInput {
  const options = input.options.map((option, place) => renamed(option, resolved[place]));
  const modifiers = input.modifiers.map((modifier, place) => renamed(modifier, resolved[input.options.length + place]));
  const isRenamed = options.some(
    (option, place) =>
      option.name !== input.options[place]?.name ||
      option.choices.some(({ name }, at) => name !== input.options[place]?.choices[at]?.name),
  );
  if (!isRenamed) return { ...input, options, modifiers };
  const variants = input.variants.map((variant) => ({
    ...variant,
    choices: renameChoices(variant.choices, input, options),
  }));
  return { ...input, options, modifiers, variants };
}

type Renamable = { id?: string; name: string; choices: { id?: string; name: string }[] };

function renamed<T extends Renamable>(part: T, resolved: Resolved | undefined): T {
  if (!resolved) return part;
  const choices = part.choices.map((choice, place) => {
    const { id, name } = resolved.choices[place] ?? {};
    return { ...choice, ...(id ? { id } : {}), ...(name ? { name } : {}) };
  });
  return { ...part, ...(resolved.id ? { id: resolved.id } : {}), name: resolved.name, choices };
}

/** A variant's choices by their resolved names, in place of the names in the request. */
function renameChoices(
  choices: Record<string, string>,
  before: Pick<ProductInput, 'options'>,
  after: ProductInput['options'],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(choices).map(([optionName, choiceName]) => {
      const place = before.options.findIndex(({ name }) => name === optionName);
      const at = before.options[place]?.choices.findIndex(({ name }) => name === choiceName) ?? -1;
      return [after[place]?.name ?? optionName, after[place]?.choices[at]?.name ?? choiceName];
    }),
  );
}
