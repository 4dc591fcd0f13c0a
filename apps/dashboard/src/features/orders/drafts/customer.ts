/** The customer of a draft, as a form edits them. */
import { emptyPlace, isEmptyPlace, type Place, placeOf, writtenPlace } from '../../../ui/address/place.ts';
import { notEmail } from '../../../ui/form/checks.ts';
import type { ContactView } from '../../contacts/contact.ts';
import type { DraftView } from './draft.ts';

export type CustomerValues = {
  contactId: string | null;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  company: string;
  place: Place;
};

export function readCustomer({ buyerInfo, recipientInfo }: DraftView): CustomerValues {
  const { address, contactDetails } = recipientInfo?.recipientInfo ?? {};
  return {
    contactId: buyerInfo?.contactId ?? null,
    email: buyerInfo?.email ?? '',
    firstName: contactDetails?.firstName ?? '',
    lastName: contactDetails?.lastName ?? '',
    phone: contactDetails?.phone ?? '',
    company: contactDetails?.company ?? '',
    place: address ? placeOf(address) : emptyPlace,
  };
}

/** What is known of a contact, for a form that it is chosen in. */
export function customerOf({ id, info, primaryInfo }: ContactView): CustomerValues {
  const address = info?.addresses?.items?.[0]?.address;
  const { name = '', number = '' } = address?.streetAddress ?? {};
  const street = address?.addressLine || [name, number].filter(Boolean).join(' ');
  return {
    contactId: id ?? null,
    email: primaryInfo?.email ?? '',
    firstName: info?.name?.first ?? '',
    lastName: info?.name?.last ?? '',
    phone: primaryInfo?.phone ?? '',
    company: info?.company ?? '',
    place: address ? placeOf({ ...address, addressLine: street }) : emptyPlace,
  };
}

/** Who buys a draft, and who gets it, on the wire. */
export function writeCustomer({ contactId, email, firstName, lastName, phone, company, place }: CustomerValues) {
  const contactDetails = {
    firstName: firstName.trim() || null,
    lastName: lastName.trim() || null,
    phone: phone.trim() || null,
    company: company.trim() || null,
  };
  const { addressLine, addressLine2 } = place;
  const address = {
    ...writtenPlace(place),
    addressLine: addressLine.trim() || null,
    addressLine2: addressLine2.trim() || null,
  };
  return {
    buyerInfo: { contactId, email: email.trim() || null },
    recipient: { contactDetails, ...(!isEmptyPlace(place) && { address }) },
  };
}

export const wrongWithCustomer = ({ email }: CustomerValues) => ({ email: email.trim() ? notEmail(email) : null });
