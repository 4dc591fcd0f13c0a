/** From choices to the variant that is bought. Used on the server and in the browser. */
import type { OptionView, Purchasable, VariantView } from './product-view.ts';

/** Choice ids by option id. */
export type Selection = Record<string, string>;

export type Resolution =
  | { kind: 'variant'; variant: VariantView }
  | { kind: 'incomplete'; missing: OptionView[] }
  /** There is no such combination. */
  | { kind: 'unavailable' };

export function resolveVariant(product: Purchasable, selection: Selection): Resolution {
  const missing = product.options.filter((option) => !selection[option.id]);
  if (missing.length > 0) return { kind: 'incomplete', missing };
  const variant = product.variants.find((candidate) => matches(candidate, selection, product.options));
  return variant ? { kind: 'variant', variant } : { kind: 'unavailable' };
}

/** What is chosen before the visitor chose: the first variant that can be bought, else the first. */
export function defaultSelection(product: Purchasable): Selection {
  const variant = product.variants.find((candidate) => candidate.inStock) ?? product.variants[0];
  return variant?.choices ?? {};
}

/** The visitor's choices, and the defaults where there is none. Choices that do not exist are ignored. */
export function completeSelection(product: Purchasable, chosen: Selection): Selection {
  const known = product.options.flatMap((option): [string, string][] => {
    const choice = option.choices.find(({ id }) => id === chosen[option.id]);
    return choice ? [[option.id, choice.id]] : [];
  });
  return { ...defaultSelection(product), ...Object.fromEntries(known) };
}

export type ChoiceState = 'available' | 'sold-out' | 'absent';

/** Whether a choice can be bought together with the other options' chosen ones. */
export function choiceState(
  product: Purchasable,
  selection: Selection,
  optionId: string,
  choiceId: string,
): ChoiceState {
  const resolution = resolveVariant(product, { ...selection, [optionId]: choiceId });
  if (resolution.kind === 'variant') return resolution.variant.inStock ? 'available' : 'sold-out';
  return resolution.kind === 'unavailable' ? 'absent' : 'available';
}

/** Whether a choice can be bought in any combination: all that is known before the visitor has chosen. */
export function choiceStateInAny(product: Purchasable, optionId: string, choiceId: string): ChoiceState {
  const variants = product.variants.filter((variant) => variant.choices[optionId] === choiceId);
  if (variants.length === 0) return 'absent';
  return variants.some((variant) => variant.inStock) ? 'available' : 'sold-out';
}

/** Below this many, a visitor should know. */
const FEW = 5;

type StockHint = { tone: 'none' | 'few' | 'some'; text: string };

export function stockHint(resolution: Resolution): StockHint {
  if (resolution.kind === 'incomplete') {
    return { tone: 'none', text: `Choose ${resolution.missing.map(({ name }) => name.toLowerCase()).join(' and ')}` };
  }
  if (resolution.kind === 'unavailable') return { tone: 'none', text: 'This combination is not available' };
  const { inStock, quantity } = resolution.variant;
  if (!inStock) return { tone: 'none', text: 'Sold out' };
  if (quantity !== null && quantity < FEW) return { tone: 'few', text: `Only ${quantity} left` };
  return { tone: 'some', text: 'In stock' };
}

/** The picture that shows what is chosen: the last option that has one for its choice decides. */
export function pictureOfSelection(product: Purchasable, selection: Selection): string | null {
  return product.options.reduce<string | null>((found, option) => {
    const choice = option.choices.find(({ id }) => id === selection[option.id]);
    return choice?.pictureId ?? found;
  }, null);
}

const matches = (variant: VariantView, selection: Selection, options: OptionView[]): boolean =>
  options.every((option) => variant.choices[option.id] === selection[option.id]);
