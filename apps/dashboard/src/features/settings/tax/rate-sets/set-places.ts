import { PRODUCTS_TAX_GROUP_ID, SHIPPING_TAX_GROUP_ID } from '@stoa/contract/ecom/fixed-ids';
import { words } from '../../../../app/words.ts';
import type { RateChange, RateSet, TaxedPlace } from '../queries.ts';

const texts = words.taxRateSets;

type SetPlace = NonNullable<RateSet['places']>[number];

/** A place of a set or a change: `US NY`. */
export const keyOf = ({ country = '', subdivision }: { country?: string; subdivision?: string }): string =>
  subdivision ? `${country} ${subdivision}` : country;

/** The rates of a set as they are saved; with `home`, those of this country are charged in all of it. */
export function placesOf({ places = [] }: RateSet, home: string | null): TaxedPlace[] {
  const own = home === null ? undefined : places.find(({ country }) => country === home);
  return places.map((place) => {
    const { country = '', subdivision } = place;
    const { taxName, rate, shippingRate } = own ?? place;
    const charged = { ...(taxName && { taxName }), ...jurisdictionOf(place) };
    return {
      country,
      ...(subdivision && { subdivision }),
      rates: [
        { taxGroupId: PRODUCTS_TAX_GROUP_ID, taxRate: rate ?? null, ...charged },
        ...(shippingRate ? [{ taxGroupId: SHIPPING_TAX_GROUP_ID, taxRate: shippingRate, ...charged }] : []),
      ],
    };
  });
}

const jurisdictionOf = ({ country = '', subdivision }: SetPlace) => ({
  jurisdiction: subdivision ?? country,
  jurisdictionType: subdivision ? ('STATE' as const) : ('COUNTRY' as const),
});

const isSame = ({ before, after }: RateChange): boolean =>
  (before === null || before === undefined) === (after === null || after === undefined) &&
  Number(before) === Number(after);

export type PlaceChange = { key: string; changes: RateChange[]; kind: 'new' | 'changed' | 'same' };

/** The changes by their places. */
export const changedPlaces = (changes: readonly RateChange[]): PlaceChange[] =>
  [...Map.groupBy(changes, keyOf)].map(([key, its]) => {
    if (its.some(({ newPlace }) => newPlace)) return { key, changes: its, kind: 'new' };
    return { key, changes: its, kind: its.every(isSame) ? 'same' : 'changed' };
  });

/** `24 places are added, 2 change, 1 stays as it is.` */
export function summaryOf(places: readonly PlaceChange[]): string {
  const count = (kind: PlaceChange['kind']) => places.filter((place) => place.kind === kind).length;
  const [added, changed, same] = [count('new'), count('changed'), count('same')];
  return added + changed + same > 0 ? texts.summary(added, changed, same) : texts.choosePlace;
}
