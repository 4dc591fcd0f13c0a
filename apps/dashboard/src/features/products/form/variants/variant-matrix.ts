import { newKey } from '../new-key.ts';
import type { OptionDraft } from '../options/option-form.ts';
import { blankVariant, type VariantDraft } from '../product-form.ts';

/** The maximum that the server accepts. */
const MAXIMUM_VARIANTS = 1000;
export const MAXIMUM_OPTIONS = 6;

/** The number of variants that the options produce. Options without choices do not count yet. */
export const combinationCount = (options: OptionDraft[]): number =>
  options.reduce((count, { choices }) => count * Math.max(choices.length, 1), 1);

/** The number of choices that can still be added to an option. */
export function roomForChoices(options: OptionDraft[], index: number): number {
  const others = combinationCount(options.toSpliced(index, 1));
  return Math.floor(MAXIMUM_VARIANTS / others) - (options[index]?.choices.length ?? 0);
}

/**
 * Creates one variant for each combination of choices, in the order of the options. An existing combination keeps its
 * variant. A new one copies prices and weight from its closest relative, so that nobody has to type them again; SKU and
 * stock go to the first of the variants derived from one, because they stand for physical items on a shelf.
 */
export function alignVariants(options: OptionDraft[], variants: VariantDraft[]): VariantDraft[] {
  const byChoices = new Map(variants.map((variant) => [identity(variant.choices), variant]));
  const wanted = combinations(options);
  const kept = new Set(wanted.map(identity).filter((choices) => byChoices.has(choices)));
  const heirless = variants.filter(({ choices }) => !kept.has(identity(choices)));
  return wanted.map((choices) => {
    const same = byChoices.get(identity(choices));
    if (same) return { ...same, choices };
    const parent = heirless.findIndex(
      (variant) => isWithin(variant.choices, choices) || isWithin(choices, variant.choices),
    );
    const [heritage] = parent === -1 ? [] : heirless.splice(parent, 1);
    if (heritage) return { ...heritage, key: newKey(), choices, original: null };
    return sibling(choices, variants);
  });
}

/** Saved variants that are missing from the new list. */
export const lostVariants = (before: VariantDraft[], after: VariantDraft[]): VariantDraft[] => {
  const remaining = new Set(after.map(({ original }) => original?.id));
  return before.filter(({ original }) => original && !remaining.has(original.id));
};

function combinations(options: OptionDraft[]): string[][] {
  return options
    .filter(({ choices }) => choices.length > 0)
    .reduce<string[][]>(
      (partial, { choices }) => partial.flatMap((some) => choices.map(({ key }) => [...some, key])),
      [[]],
    );
}

const identity = (choices: string[]): string => choices.toSorted().join(' ');
const isWithin = (some: string[], all: string[]): boolean => some.every((key) => all.includes(key));

/** Creates a variant with the prices and weight of the one with the most choices in common. */
function sibling(choices: string[], variants: VariantDraft[]): VariantDraft {
  const wanted = new Set(choices);
  let closest: VariantDraft | undefined;
  let most = -1;
  for (const variant of variants) {
    const shared = variant.choices.filter((key) => wanted.has(key)).length;
    if (shared > most) [closest, most] = [variant, shared];
  }
  if (!closest) return { ...blankVariant(), choices };
  const stock = { ...closest.stock, quantity: closest.stock.mode === 'TRACKED' ? '0' : '' };
  return { ...closest, key: newKey(), choices, sku: '', barcode: '', digitalFile: null, stock, original: null };
}
