import { writeAddress } from '@stoa/contract/stoa/check-address';
import type { AddressFormat } from '../../lib/api.ts';
import { type AddressInfo, addressOf } from './address.ts';
import { countryName } from './countries.ts';

type PostalAddressProps = {
  info: Pick<AddressInfo, 'address' | 'contactDetails'>;
  format: AddressFormat;
  language: string;
};

/** An address as on an envelope in its country. */
export function PostalAddress({ info, format, language }: PostalAddressProps) {
  const { company, firstName, lastName, ...address } = addressOf(info);
  const { streetAddress } = info.address ?? {};
  const street = [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ');
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const lines = writeAddress({ ...address, addressLine: address.addressLine || street }, { name, company }, format);
  const country = address.country ? [countryName(address.country, language)] : [];
  return (
    <address>
      {[...lines, ...country].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
