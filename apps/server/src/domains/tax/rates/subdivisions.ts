import { dividedCountries } from '@stoa/contract/ecom/divided-countries';
import { type Refusal, refuse } from '../../../platform/refusal.ts';

/** The code of a subdivision without its country, as addresses and regions are compared: `NY` for `US-NY`. */
export function subdivisionIn(country: string, subdivision: string | null | undefined): string | null {
  const code = (subdivision ?? '').trim().toUpperCase();
  const bare = code.startsWith(`${country}-`) ? code.slice(country.length + 1) : code;
  return bare === '' || bare === '*' ? null : bare;
}

/** The refusal of a region's subdivision; null where the region is valid. */
export function refuseSubdivision(country: string, subdivision: string | null | undefined): Refusal | null {
  if (subdivision === undefined || subdivision === null || subdivision === '' || subdivision === '*') return null;
  if (!dividedCountries.has(country)) return refuse('SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY', { country });
  return /^[A-Z0-9]{1,3}$/.test(subdivision) ? null : refuse('INVALID_SUBDIVISION_FORMAT', { subdivision });
}
