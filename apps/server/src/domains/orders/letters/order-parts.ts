/** What the letters about an order have in common. */
import type { Static } from '@stoa/contract';
import type { OrderLineItem } from '@stoa/contract/ecom/order';
import type { AddressWithContact } from '@stoa/contract/shared/address';
import { writeAddress } from '@stoa/contract/stoa/check-address';
import type { Writing } from '../../../letters.ts';
import { addressFormatOf } from '../../../platform/addresses/address-format.ts';
import type { Fact, LetterItem } from '../../../platform/mail/letter.ts';

/** A fact, where it has a value. */
export const fact = (label: string, value: string | null | undefined): Fact[] => (value ? [{ label, value }] : []);

type Words = { original?: string | null | undefined; translated?: string | null | undefined };

/** What a buyer reads, and what the people of the shop know it by. */
const forBuyer = (text: Words | undefined) => text?.translated ?? text?.original;
export const forBusiness = (text: Words | undefined) => text?.original;

/** A line of an order, with what was chosen. */
export function itemOf(
  item: Static<typeof OrderLineItem>,
  quantity: number,
  words: Writing['words']['facts'],
  read: (text: Words | undefined) => string | null | undefined = forBuyer,
): LetterItem {
  const name = read(item.productName) ?? '';
  const chosen = (item.descriptionLines ?? []).map((line) => {
    return [read(line.name), read(line.plainText) ?? read(line.colorInfo)].filter(Boolean).join(': ');
  });
  return { title: words.item(quantity, name), ...(chosen.length > 0 ? { detail: chosen.join(', ') } : {}) };
}

/** An address as on an envelope in its country. */
export function addressText(party: Static<typeof AddressWithContact> | undefined, formats: Writing['formats']): string {
  const { address, contactDetails } = party ?? {};
  const { firstName, lastName, company } = contactDetails ?? {};
  const { addressLine, addressLine2, postalCode, city, subdivision, country } = address ?? {};
  const parts = { addressLine, addressLine2, postalCode, city, subdivision };
  const addressee = { name: [firstName, lastName].filter(Boolean).join(' '), company };
  const lines = writeAddress(parts, addressee, addressFormatOf(country ?? '', formats.language));
  return [...lines, country && formats.country(country)].filter(Boolean).join('\n');
}
