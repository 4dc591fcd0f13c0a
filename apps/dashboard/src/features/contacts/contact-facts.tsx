import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { type ContactInfo, type ContactView, labelNameOf, labelsOf, VAT_ID, vatIdOf } from './contact.ts';

const texts = words.contacts.fields;

type Address = NonNullable<NonNullable<NonNullable<ContactInfo['addresses']>['items']>[number]['address']>;

const { main, ...tags }: Record<string, string> = words.contacts.tags;

type ContactFactsProps = { contact: ContactView; withLabels?: boolean };

/** All known data of a contact, as text. */
export function ContactFacts({ contact, withLabels = false }: ContactFactsProps) {
  const format = useFormat();
  const { info = {} } = contact;
  const lines = (items: ReactNode[]) => (items.length > 0 ? items : '');
  const noted = (tag: string | undefined, isMain = false) => {
    const notes = [tags[tag ?? ''], isMain && main].filter(Boolean).join(', ');
    return notes && ` (${notes})`;
  };
  const emails = info.emails?.items ?? [];
  const phones = info.phones?.items ?? [];
  const custom = Object.entries(info.extendedFields?.items ?? {})
    .filter(([key]) => !/^(contacts|members)\./.test(key) && key !== VAT_ID)
    .map(([key, value]): [string, ReactNode] => [labelNameOf(key), String(value)]);
  const facts: [string, ReactNode][] = [
    [words.forms.name, [info.name?.first, info.name?.last].filter(Boolean).join(' ')],
    [
      texts.email,
      lines(
        emails.map(({ id, email, tag, primary }) => (
          <div key={id ?? email}>
            <Anchor href={`mailto:${email}`} size="sm">
              {email}
            </Anchor>
            {noted(tag, primary === true && emails.length > 1)}
          </div>
        )),
      ),
    ],
    [
      texts.phone,
      lines(
        phones.map(({ id, phone, tag, primary }) => (
          <div key={id ?? phone}>
            {phone}
            {noted(tag, primary === true && phones.length > 1)}
          </div>
        )),
      ),
    ],
    [
      texts.addresses,
      lines(
        (info.addresses?.items ?? []).map(({ id, address, tag }) => (
          <div key={id}>
            {addressLine(address ?? {}, format.country)}
            {noted(tag)}
          </div>
        )),
      ),
    ],
    [texts.company, info.company],
    [texts.job, info.jobTitle],
    [texts.vatNumber, vatIdOf(info)],
    [texts.birthday, info.birthdate],
    [texts.language, info.locale],
    [texts.labels, withLabels && labelsOf(contact).map(labelNameOf).join(', ')],
    ...custom,
  ];
  return <Facts facts={facts.filter(([, value]) => value)} />;
}

function addressLine(address: Address, countryOf: (code: string) => string): string {
  const { streetAddress, addressLine: line, addressLine2, postalCode, city, subdivision, country } = address;
  const street = line || [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ');
  const place = [postalCode, city].filter(Boolean).join(' ');
  return [street, addressLine2, place, subdivision, country && countryOf(country)].filter(Boolean).join(', ');
}
