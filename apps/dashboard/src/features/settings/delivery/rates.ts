import { words } from '../../../app/words.ts';
import { readAmount } from '../../../ui/form/read-number.ts';
import type { ShippingOption } from './queries.ts';

const texts = words.delivery;

type Rates = NonNullable<ShippingOption['rates']>;

/** A price by the total of the items: what the form can edit. All are amounts as they are typed, in the site's currency. */
export type StepPrice = {
  /** The lowest total that is delivered; empty for any. */
  minimum: string;
  amount: string;
  /** Other prices, each from a total on. */
  steps: { from: string; amount: string }[];
  /** The total from which it is free; empty for never. */
  freeFrom: string;
};

export const noPrice: StepPrice = { minimum: '', amount: '', steps: [], freeFrom: '' };

type Step = { from: string; amount: string; upTo: string | null };

/** The price in rates; null where a program set rates of another form. */
export function readPrice(rates: Rates | undefined): StepPrice | null {
  const read = (rates ?? []).map(stepOf);
  const steps = read.filter((step) => step !== null).toSorted(byFrom);
  const [usual, ...others] = steps;
  if (!usual) return read.length === 0 ? noPrice : null;
  const isSimple = steps.length === read.length && steps.every((step, index) => isWhole(step, steps.slice(index + 1)));
  if (!isSimple) return null;
  const last = others.at(-1);
  const isFree = last !== undefined && Number(last.amount) === 0;
  return {
    minimum: usual.from,
    amount: usual.amount,
    steps: others.slice(0, isFree ? -1 : undefined).map(({ from, amount }) => ({ from, amount })),
    freeFrom: isFree ? last.from : '',
  };
}

const byFrom = (one: { from: string }, other: { from: string }): number => numberOf(one.from) - numberOf(other.from);
const numberOf = (typed: string): number => Number(readAmount(typed) ?? 0);

/** A rate that counts from a total on; null for one that depends on anything else. */
function stepOf({ amount = '0', conditions = [], multiplyByQuantity }: Rates[number]): Step | null {
  const limit = (operator: 'GTE' | 'LT') =>
    conditions.filter((one) => one.type === 'BY_TOTAL_PRICE' && one.operator === operator).map(({ value }) => value);
  const [from, upTo] = [limit('GTE'), limit('LT')];
  const isStep = from.length < 2 && upTo.length < 2 && from.length + upTo.length === conditions.length;
  return isStep && !multiplyByQuantity ? { amount, from: from[0] ?? '', upTo: upTo[0] ?? null } : null;
}

/** Whether a step ends where the next one begins: the lowest matching rate counts, so that it may stay open below lower ones. */
function isWhole({ from, amount, upTo }: Step, later: readonly Step[]): boolean {
  const [next] = later;
  if (!next) return upTo === null;
  if (numberOf(next.from) <= numberOf(from)) return false;
  return upTo === null
    ? later.every((one) => Number(one.amount) <= Number(amount))
    : Number(upTo) === numberOf(next.from);
}

/** Rates of which just one counts for any total. */
export function writePrice({ minimum, amount, steps, freeFrom }: StepPrice): Rates {
  const free = freeFrom.trim() ? [{ from: freeFrom, amount: '0' }] : [];
  const all = [{ from: minimum, amount }, ...steps, ...free]
    .map((step) => ({ from: readAmount(step.from) ?? '', amount: readAmount(step.amount) ?? '0' }))
    .toSorted(byFrom);
  return all.map((step, index) => {
    const later = all.slice(index + 1);
    const isRaised = later.some((one) => Number(one.amount) > Number(step.amount));
    return {
      amount: step.amount,
      conditions: [...limitOf('GTE', step.from), ...limitOf('LT', isRaised ? later[0]?.from : '')],
      multiplyByQuantity: false,
    };
  });
}

const limitOf = (operator: 'GTE' | 'LT', value: string | undefined) =>
  value ? [{ type: 'BY_TOTAL_PRICE' as const, operator, value }] : [];

/** What is wrong with a price, by the paths of its fields. */
export function wrongWithPrice({ minimum, amount, steps, freeFrom }: StepPrice, path: string) {
  const highest = steps.reduce((most, { from }) => Math.max(most, numberOf(from)), numberOf(minimum));
  const wrong: Record<string, string | null> = {
    [`${path}.amount`]: notAmount(amount),
    [`${path}.minimum`]: minimum.trim() ? notAmount(minimum) : null,
    [`${path}.freeFrom`]: freeFrom.trim() ? (notAmount(freeFrom) ?? notAbove(freeFrom, highest)) : null,
  };
  for (const [index, step] of steps.entries()) {
    const before = numberOf(steps[index - 1]?.from ?? minimum);
    wrong[`${path}.steps.${index}.from`] = notAmount(step.from) ?? notAbove(step.from, before);
    wrong[`${path}.steps.${index}.amount`] = notAmount(step.amount);
  }
  return wrong;
}

const notAbove = (typed: string, before: number): string | null =>
  numberOf(typed) > before ? null : texts.prices.notAbove;

/** A price in words: `€4.90, from €50.00 €2.90, free from €80.00`. */
export function priceText(rates: Rates | undefined, money: (amount: string) => string): string {
  const price = readPrice(rates);
  if (!price) return texts.prices.byProgram;
  const { minimum, amount, steps, freeFrom } = price;
  const usual = Number(amount) === 0 ? texts.prices.free : money(amount);
  const parts = [
    minimum ? texts.prices.fromMinimum(usual, money(minimum)) : usual,
    ...steps.map((step) => texts.prices.step(money(step.amount), money(step.from))),
    ...(freeFrom ? [texts.prices.freeFrom(money(freeFrom))] : []),
  ];
  return parts.join(', ');
}

export const notAmount = (text: string): string | null => (readAmount(text) === null ? texts.prices.notAmount : null);
