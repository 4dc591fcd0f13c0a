import type { OrderView } from './order.ts';

type Address = NonNullable<OrderView['billingInfo']>['address'];

/** The lines of a postal address. The country is a code; `countryName` spells it out. */
export function addressLines(address: Address, countryName: (code: string) => string): string[] {
  if (!address) return [];
  const street = [address.streetAddress?.number, address.streetAddress?.name].filter(Boolean).join(' ');
  const city = [address.postalCode, address.city].filter(Boolean).join(' ');
  const region = address.subdivisionFullname ?? address.subdivision?.split('-').at(-1);
  return [
    address.addressLine || street,
    address.addressLine2,
    [city, region].filter(Boolean).join(', '),
    address.country && countryName(address.country),
  ].filter((line) => typeof line === 'string' && line !== '') as string[];
}
