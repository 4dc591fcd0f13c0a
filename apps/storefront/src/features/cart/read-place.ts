import { isCountry } from '@stoa/contract/stoa/countries';
import type { EstimatePlace } from './delivery-estimate.ts';

const LONGEST_POSTAL_CODE = 20;

/** The place that the address of the cart's page names. */
export function readPlace(query: URLSearchParams): EstimatePlace {
  const country = query.get('country') ?? '';
  const postalCode = (query.get('postalCode') ?? '').trim().slice(0, LONGEST_POSTAL_CODE);
  return isCountry(country) ? { country, postalCode } : { country: '', postalCode: '' };
}
