/** Maps choices to the variant to buy. Used on the server and in the browser. */
import type { OptionView, Purchasable, VariantView } from './purchasable.ts';

/** Choice ids by option id. */
export type Selection = Record<string, string>;

/** The data for finding variants. */
type Variants = Pick<Purchasable, 'options' | 'variants'>;

export type Resolution =
  | { kind: 'variant'; variant: VariantView }
  | { kind: 'incomplete'; missing: OptionView[] }
  /** There is no such combination. */
  | { kind: 'unavailable' };

export function resolveVariant(product: Variants, selection: Selection): Resolution {
  const missing = product.options.filter((option) => !selection[option.id]);
  if (missing.length > 0) return { kind: 'incomplete', missing };
  const variant = product.variants.find((candidate) => matches(candidate, selection, product.options));
  return variant ? { kind: 'variant', variant } : { kind: 'unavailable' };
}

/** Whether it can be bought now, including pre-orders. */
export const canBeHad = ({ inStock, preorder }: VariantView): boolean => inStock || preorder !== null;

/** The preselected variant: the first in stock, else the first that can be bought, else the first. */
export function defaultSelection({ variants }: Variants): Selection {
  const variant = variants.find(({ inStock }) => inStock) ?? variants.find(canBeHad) ?? variants[0];
  return variant?.choices ?? {};
}

/** The visitor's choices, with defaults for the rest. Unknown choices are ignored. */
export function completeSelection(product: Variants, chosen: Selection): Selection {
  const known = product.options.flatMap((option): [string, string][] => {
    const choice = option.choices.find(({ id }) => id === chosen[option.id]);
    return choice ? [[option.id, choice.id]] : [];
  });
  const wanted = Object.fromEntries(known);
  // visitors who name one choice only want to see an available variant
  const fitting = product.variants.filter((variant) =>
    Object.entries(wanted).every(([option, choice]) => variant.choices[option] === choice),
  );
  const candidates = fitting.length > 0 ? { ...product, variants: fitting } : product;
  return { ...defaultSelection(candidates), ...wanted };
}

export type ChoiceState = 'available' | 'sold-out' | 'absent';

/** Whether a choice is available together with the current choices of the other options. */
export function choiceState(product: Variants, selection: Selection, optionId: string, choiceId: string): ChoiceState {
  const resolution = resolveVariant(product, { ...selection, [optionId]: choiceId });
  if (resolution.kind === 'variant') return canBeHad(resolution.variant) ? 'available' : 'sold-out';
  return resolution.kind === 'unavailable' ? 'absent' : 'available';
}

/** How much more another choice costs than the current one, as a decimal amount; null if that is nothing or unknown. */
export function priceDifference(
  product: Variants,
  selection: Selection,
  optionId: string,
  choiceId: string,
): string | null {
  const [now, then] = [selection, { ...selection, [optionId]: choiceId }].map((one) => resolveVariant(product, one));
  if (now?.kind !== 'variant' || then?.kind !== 'variant') return null;
  const decimals = now.variant.amount.split('.')[1]?.length ?? 0;
  const difference = (Number(then.variant.amount) - Number(now.variant.amount)).toFixed(decimals);
  return Number(difference) === 0 ? null : difference;
}

/** Whether a choice is available in any combination: all that is known before the visitor has chosen. */
export function choiceStateInAny(product: Variants, optionId: string, choiceId: string): ChoiceState {
  const variants = product.variants.filter((variant) => variant.choices[optionId] === choiceId);
  if (variants.length === 0) return 'absent';
  return variants.some(canBeHad) ? 'available' : 'sold-out';
}

/** The names of the current choices: `50 × 70 cm, Oak`. Empty for a product without options. */
export function selectionText(options: readonly OptionView[], selection: Selection): string {
  return options
    .flatMap(({ id, choices }) => choices.find((choice) => choice.id === selection[id])?.name ?? [])
    .join(', ');
}

/** The picture for the current choices: the last option with a picture for its choice decides. */
export function pictureOfSelection(product: Variants, selection: Selection): string | null {
  return product.options.reduce<string | null>((found, option) => {
    const choice = option.choices.find(({ id }) => id === selection[option.id]);
    return choice?.pictureId ?? found;
  }, null);
}

const matches = (variant: VariantView, selection: Selection, options: OptionView[]): boolean =>
  options.every((option) => variant.choices[option.id] === selection[option.id]);
