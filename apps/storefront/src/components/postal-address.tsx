import type { Order } from '../lib/api.ts';
import { countryName } from '../lib/countries.ts';

type PostalAddressProps = { info: NonNullable<Order['billingInfo']>; language: string };

/** An address as on an envelope. */
export function PostalAddress({ info: { address, contactDetails }, language }: PostalAddressProps) {
  const lines = [
    [contactDetails?.firstName, contactDetails?.lastName],
    [contactDetails?.company],
    [address?.addressLine],
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
