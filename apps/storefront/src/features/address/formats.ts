import { isCountry } from '@stoa/contract/stoa/countries';
import type { AddressFormat, Api } from '../../lib/api.ts';

/** Not a country: has the format of addresses in general. */
const ANYWHERE = 'ZZ';

/** The format of addresses in a country, or in general while it is unknown. */
export async function loadFormat(
  addressFormats: Pick<Api['addressFormats'], 'getAddressFormat'>,
  country: string | null | undefined,
  language: string,
): Promise<AddressFormat> {
  const code = country && isCountry(country) ? country : ANYWHERE;
  const { format } = await addressFormats.getAddressFormat({ country: code, language });
  return format ?? {};
}
