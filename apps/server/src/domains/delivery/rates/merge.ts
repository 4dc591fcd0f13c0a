import { createHash } from 'node:crypto';
import type { DeliveryOption, DeliveryWords } from './delivery-option.ts';

/** The lines of one profile, and the ways to deliver them. */
export type Group = { lineIds: readonly string[]; options: readonly DeliveryOption[] };

/**
 * The options of several profiles as those of one purchase: options with the same title are one, at the sum of their
 * prices; where no title is in all profiles, the cheapest of each are one called `combined`. Lines of profiles without
 * any option are left out, which the options say (`partial`).
 */
export function mergeOptions(groups: readonly Group[], combined: string): DeliveryOption[] {
  const able = groups.filter(({ options }) => options.length > 0);
  const partial = able.length < groups.length;
  const [first, ...others] = able;
  if (!first) return [];
  if (others.length === 0)
    return first.options.map((option) => (partial ? { ...option, partial } : { ...option, ...forAllLines(option) }));
  const matching = first.options.flatMap((option) => {
    const same = others.flatMap(({ options }) => options.find((one) => nameOf(one) === nameOf(option)) ?? []);
    return same.length === others.length ? [combine([option, ...same], option, partial)] : [];
  });
  if (matching.length > 0) return matching;
  const cheapest = able.map(({ options }) => options.reduce(cheaper));
  return [combine(cheapest, { title: combined }, partial)];
}

/** Who brings everything need not say which lines. */
const forAllLines = ({ allocations }: DeliveryOption) => ({
  allocations: allocations.map((one) => ({ ...one, lineIds: null })),
});

/** What must be the same for options to be one: their title, and where and when the goods change hands. */
const nameOf = ({ title, pickup, slot }: DeliveryOption): string =>
  JSON.stringify([title.trim().toLowerCase(), pickup !== null, slot?.from ?? null]);

/** Goods that are brought are preferred to those to collect, which nobody asked for. */
function cheaper(one: DeliveryOption, other: DeliveryOption): DeliveryOption {
  const isBrought = (option: DeliveryOption) => option.pickup === null && option.slot === null;
  if (isBrought(one) !== isBrought(other)) return isBrought(one) ? one : other;
  return other.price < one.price ? other : one;
}

function combine(
  parts: readonly DeliveryOption[],
  { title, translated }: Pick<DeliveryOption, 'title' | 'translated'>,
  partial: boolean,
): DeliveryOption {
  const [first] = parts as readonly [DeliveryOption];
  const isSaidOfAll = (name: 'deliveryTime' | 'instructions') => parts.every((part) => part[name] === first[name]);
  const common = (words: DeliveryWords) => ({
    deliveryTime: isSaidOfAll('deliveryTime') ? words.deliveryTime : null,
    instructions: isSaidOfAll('instructions') ? words.instructions : null,
  });
  return {
    code: createHash('sha256')
      .update(parts.map(({ code }) => code).join(' '))
      .digest('base64url'),
    carrierId: first.carrierId,
    title,
    ...common(first),
    ...(translated && {
      translated: Object.fromEntries(
        Object.entries(translated).map(([language, words]) => [language, { title: words.title, ...common(words) }]),
      ),
    }),
    price: parts.reduce((total, { price }) => total + price, 0),
    charges: parts.flatMap(({ charges }) => charges),
    pickup: parts.every(({ pickup }) => pickup !== null) ? first.pickup : null,
    slot: parts.every(({ slot }) => slot?.from === first.slot?.from) ? first.slot : null,
    allocations: parts.flatMap(({ allocations }) => allocations),
    partial,
  };
}
