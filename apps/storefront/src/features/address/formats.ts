import { isCountry } from '@stoa/contract/stoa/countries';
import type { AddressFormat, Api } from '../../lib/api.ts';
import type { Visit } from '../../lib/render-page.tsx';

/** Not a country: has the format of addresses in general. */
const ANYWHERE = 'ZZ';

/** The format of addresses in a country, or in general while it is unknown; asked for once for all visitors. */
export function loadFormat({ api, request }: Visit, country: string | null | undefined): Promise<AddressFormat> {
  const code = codeOf(country);
  return request.remember(`address format ${code}`, () => fetchFormat(api.addressFormats, code, request.language));
}

/** The same, in the browser too. */
export async function fetchFormat(
  addressFormats: Pick<Api['addressFormats'], 'getAddressFormat'>,
  country: string | null | undefined,
  language: string,
): Promise<AddressFormat> {
  const { format } = await addressFormats.getAddressFormat({ country: codeOf(country), language });
  return format ?? {};
}

const codeOf = (country: string | null | undefined): string => (country && isCountry(country) ? country : ANYWHERE);
