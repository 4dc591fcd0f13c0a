import type { Request, Response, taxRates } from '@stoa/contract';
import { invalid, type Refusal } from '../../../platform/refusal.ts';
import { subdivisionIn } from './subdivisions.ts';

export type TaxedPlace = NonNullable<Request<typeof taxRates.saveTaxRates>['places']>[number];
export type RateChange = NonNullable<Response<typeof taxRates.saveTaxRates>['changes']>[number];

/** A place with the rates that it has. */
export type RatedPlace = {
  country?: string;
  subdivision?: string | null;
  rates: readonly { taxGroupId?: string | null; taxRate?: string | null }[];
};

/** The place of a region or request: `US`, `US NY`. */
export const placeKey = ({ country = '', subdivision }: Pick<RatedPlace, 'country' | 'subdivision'>): string =>
  `${country} ${subdivisionIn(country, subdivision) ?? ''}`;

/** What saving places would change about those that are there. */
export function planRates(places: readonly TaxedPlace[], existing: readonly RatedPlace[]): RateChange[] {
  const known = new Map(existing.map((place) => [placeKey(place), place.rates]));
  return places.flatMap((place) => {
    const { country } = place;
    const rates = known.get(placeKey(place));
    const subdivision = subdivisionIn(country, place.subdivision);
    return (place.rates ?? []).map(({ taxGroupId, taxRate = null }) => ({
      country,
      ...(subdivision && { subdivision }),
      taxGroupId: taxGroupId.toLowerCase(),
      before: rates?.find((one) => one.taxGroupId === taxGroupId.toLowerCase())?.taxRate ?? null,
      after: taxRate,
      newPlace: !rates,
    }));
  });
}

/** The refusal of a request that names something twice; null where it does not. */
export function refuseRepeated(places: readonly TaxedPlace[]): Refusal | null {
  const seen = new Set<string>();
  for (const [index, place] of places.entries()) {
    const names = [
      ['country', placeKey(place)],
      ...(place.rates ?? []).map(({ taxGroupId }, at) => {
        return [`rates.${at}.taxGroupId`, `${placeKey(place)} ${taxGroupId.toLowerCase()}`];
      }),
    ];
    for (const [field, name = ''] of names) {
      if (seen.has(name))
        return invalid({
          field: `places.${index}.${field}`,
          description: 'must not be named twice',
          violatedRule: 'OTHER',
        });
      seen.add(name);
    }
  }
  return null;
}
