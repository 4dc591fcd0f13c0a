import { choice, country, message, nullable, number, readonly, ref, text } from '../schema.ts';

export const AddressLocation = message('AddressLocation', {
  latitude: nullable(number()),
  longitude: nullable(number()),
});
export const StreetAddress = message('StreetAddress', {
  number: text(),
  name: text(),
});
export const Address = message('Address', {
  country: nullable(country),
  subdivision: nullable(text({ maxLength: 50 })),
  city: nullable(text({ maxLength: 50 })),
  postalCode: nullable(text({ maxLength: 50 })),
  streetAddress: ref(StreetAddress),
  addressLine: nullable(text({ maxLength: 150 })),
  addressLine2: nullable(text({ maxLength: 100 })),
  geocode: ref(AddressLocation),
  countryFullname: readonly(nullable(text())),
  subdivisionFullname: readonly(nullable(text())),
});
export const VatType = choice('UNSPECIFIED', 'CPF', 'CNPJ');
export const VatId = message('VatId', {
  id: text(),
  type: VatType,
});
export const FullAddressContactDetails = message('FullAddressContactDetails', {
  firstName: nullable(text({ maxLength: 100 })),
  lastName: nullable(text({ maxLength: 100 })),
  phone: nullable(text()),
  company: nullable(text({ maxLength: 1000 })),
  vatId: ref(VatId),
});
export const AddressWithContact = message('AddressWithContact', {
  address: ref(Address),
  contactDetails: ref(FullAddressContactDetails),
});
export const TaxableAddressType = choice('BUSINESS', 'BILLING', 'SHIPPING');
export const TaxableAddress = message('TaxableAddress', {
  addressType: TaxableAddressType,
});
