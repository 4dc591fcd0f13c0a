import { writeAddress } from '@stoa/contract/stoa/check-address';
import { formatsOf } from '@stoa/messages';
import { addressFormatOf } from '../../platform/addresses/address-format.ts';

type Postal = {
  addressLine?: string | null;
  addressLine2?: string | null;
  streetAddress?: { name?: string; number?: string };
  postalCode?: string | null;
  city?: string | null;
  subdivision?: string | null;
  country?: string | null;
};
type Party = {
  address?: Postal;
  contactDetails?: { firstName?: string | null; lastName?: string | null; company?: string | null };
};

/** An address as on an envelope in its country; none where nothing is known. */
export function addressLines({ address = {}, contactDetails = {} }: Party, language: string): string[] {
  const { firstName, lastName, company } = contactDetails;
  const { addressLine, addressLine2, streetAddress, postalCode, city, subdivision, country } = address;
  const street = [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ');
  const parts = { addressLine: addressLine ?? (street || null), addressLine2, postalCode, city, subdivision };
  const addressee = { name: [firstName, lastName].filter(Boolean).join(' '), company };
  const lines = writeAddress(parts, addressee, addressFormatOf(country ?? '', language));
  const land = country && formatsOf({ language, timeZone: 'UTC' }).country(country);
  return [...lines, land ?? ''].filter(Boolean);
}
