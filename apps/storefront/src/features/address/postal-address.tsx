import type { AddressInfo } from './address.ts';
import { countryName } from './countries.ts';

type PostalAddressProps = { info: Pick<AddressInfo, 'address' | 'contactDetails'>; language: string };

/** An address in the format of an envelope. */
export function PostalAddress({ info: { address, contactDetails }, language }: PostalAddressProps) {
  const lines = [
    [contactDetails?.firstName, contactDetails?.lastName],
    [contactDetails?.company],
    address?.addressLine ? [address.addressLine] : [address?.streetAddress?.name, address?.streetAddress?.number],
    [address?.addressLine2],
    [address?.postalCode, address?.city],
    [address?.subdivision],
    [address?.country ? countryName(address.country, language) : null],
  ]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean);
  return (
    <address>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
