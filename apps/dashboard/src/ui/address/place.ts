/** Postal addresses in forms. */

import type { Static } from '@stoa/contract';
import type { AddressFormat } from '@stoa/contract/stoa/address-format';
import { checkAddress, partsOf, subdivisionOf } from '@stoa/contract/stoa/check-address';
import { words } from '../../app/words.ts';

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

/** The formats that have been loaded: forms check what has been typed with them. */
const formats = new Map<string, Format>();

export const keepFormat = (country: string, format: Format): void => void formats.set(country, format);

/** What is wrong with a place, by the paths of its fields. A part may be missing: often, not all of an address is known. */
export function wrongWithPlace(place: Place, path: string): Record<string, string | null> {
  const format = formats.get(place.country);
  const problems = format ? checkAddress(place, format) : [];
  const [, problem] = problems.find(([part]) => part === 'postalCode') ?? [];
  const { name = 'POSTAL_CODE', example } = format?.postalCode ?? {};
  const { invalid, elsewhere } = words.address.postalCode[name];
  const subdivision = format && subdivisionOf(place.subdivision, format)?.name;
  const wrong = { INVALID: invalid(example ?? ''), ELSEWHERE: elsewhere(subdivision ?? ''), MISSING: null };
  return { [`${path}.postalCode`]: problem ? wrong[problem] : null };
}
