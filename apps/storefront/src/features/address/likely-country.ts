import { isCountry } from '@stoa/contract/stoa/countries';
import type { Site } from '../../lib/site.ts';
import type { StorefrontRequest } from '../../lib/storefront-request.ts';

/** The country to which a visitor's goods most likely go; empty if there is no telling. */
export function likelyCountry(
  { country, deliveryCountries }: Pick<Site, 'country' | 'deliveryCountries'>,
  { languageCountry }: Pick<StorefrontRequest, 'languageCountry'>,
): string {
  const [first, ...others] = deliveryCountries ?? [];
  if (first && others.length === 0) return first;
  const likely = [country, languageCountry].filter((code) => code !== null);
  return likely.find((code) => isCountry(code) && (!deliveryCountries || deliveryCountries.includes(code))) ?? '';
}
