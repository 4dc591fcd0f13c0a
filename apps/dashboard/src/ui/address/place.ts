/** Postal addresses in forms. */

import type { Static } from '@stoa/contract';
import type { AddressFormat } from '@stoa/contract/stoa/address-format';
import { checkAddress, partsOf, subdivisionOf } from '@stoa/contract/stoa/check-address';
import { queryClient } from '../../app/query-client.ts';
import { words } from '../../app/words.ts';
import { formatQuery } from './format-query.ts';

export type Format = Static<typeof AddressFormat>;

/** A place as a form edits it. */
export type Place = {
  country: string;
  addressLine: string;
  addressLine2: string;
  postalCode: string;
  city: string;
  subdivision: string;
};

export const emptyPlace: Place = {
  country: '',
  addressLine: '',
  addressLine2: '',
  postalCode: '',
  city: '',
  subdivision: '',
};

/** The parts of an address on the wire, which may be missing. */
type Address = { [K in keyof Place]?: string | null | undefined };

export const placeOf = (address: Address): Place => ({
  country: address.country ?? '',
  addressLine: address.addressLine ?? '',
  addressLine2: address.addressLine2 ?? '',
  postalCode: address.postalCode ?? '',
  city: address.city ?? '',
  subdivision: address.subdivision ?? '',
});

/** A place on the wire, without the lines of its street, which kinds of addresses write in different ways. */
export const writtenPlace = ({ country, postalCode, city, subdivision }: Place) => ({
  country: country || null,
  postalCode: postalCode.trim() || null,
  city: city.trim() || null,
  subdivision: subdivision.trim() || null,
});

export const isEmptyPlace = (place: Place): boolean =>
  Object.keys(emptyPlace).every((name) => !place[nameOf(name)].trim());

const nameOf = (name: string): keyof Place => name as keyof Place;

/** A code of ISO 3166-2. */
const CODE = /^[A-Z]{2}-/;

/** A place that was moved to another country, whose format this is: without a subdivision that is not one there. */
export function movedInto(format: Format, place: Place): Place {
  const { subdivisions = [] } = format;
  const isFreeText = subdivisions.length === 0 && partsOf(format).includes('subdivision');
  const isKept = isFreeText && !CODE.test(place.subdivision);
  return { ...place, subdivision: isKept ? place.subdivision : (subdivisionOf(place.subdivision, format)?.code ?? '') };
}

/** What is wrong with a place, by the paths of its fields. A part may be missing: often, not all of an address is known. */
export function wrongWithPlace(place: Place, path: string): Record<string, string | null> {
  const format = queryClient.getQueryData(formatQuery(place.country).queryKey);
  const problems = format ? checkAddress(place, format) : [];
  const [, problem] = problems.find(([part]) => part === 'postalCode') ?? [];
  const { name = 'POSTAL_CODE', example } = format?.postalCode ?? {};
  const { invalid, elsewhere } = words.address.postalCode[name];
  const subdivision = format && subdivisionOf(place.subdivision, format)?.name;
  const wrong = { INVALID: invalid(example ?? ''), ELSEWHERE: elsewhere(subdivision ?? ''), MISSING: null };
  return { [`${path}.postalCode`]: problem ? wrong[problem] : null };
}
