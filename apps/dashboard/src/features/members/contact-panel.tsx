import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../app/format.ts';
import { useMayOpen } from '../../app/use-may-open.ts';
import { words } from '../../app/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { fullNameOf } from './member-name.ts';
import type { MemberView } from './queries.ts';

const texts = words.members.contact;

/** The member's data in the address book. */
export function ContactPanel({ member }: { member: MemberView }) {
  const format = useFormat();
  const mayOpen = useMayOpen();
  const { contact = {} } = member;
  const lines = (texts: readonly string[]) => texts.map((text) => <div key={text}>{text}</div>);
  const addresses = (contact.addresses ?? []).map((address) => {
    const { streetAddress, addressLine, addressLine2, postalCode, city, country } = address;
    const street = addressLine ?? [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ');
    const place = [postalCode, city].filter(Boolean).join(' ');
    return [street, addressLine2, place, country && format.country(country)].filter(Boolean).join(', ');
  });
  const custom = Object.entries(contact.customFields ?? {}).map(([key, { value }]): [string, ReactNode] => [
    key.replace(/^custom\./, ''),
    String(value),
  ]);
  const facts: [string, ReactNode][] = [
    [words.forms.name, fullNameOf(member)],
    [words.members.email, contact.emails?.length ? lines(contact.emails) : ''],
    [texts.phone, contact.phones?.length ? lines(contact.phones) : ''],
    [texts.addresses, addresses.length ? lines(addresses) : ''],
    [texts.company, contact.company],
    [texts.job, contact.jobTitle],
    [texts.birthday, contact.birthdate],
    ...custom,
  ];
  const known = facts.filter(([, value]) => value);
  return (
    <Panel
      title={texts.title}
      aside={
        member.contactId &&
        mayOpen(`/contacts/${member.contactId}`) && (
          <Anchor component={Link} to={`/contacts/${member.contactId}`} size="sm">
            {texts.open}
          </Anchor>
        )
      }
    >
      {known.length > 0 ? (
        <Facts facts={known} />
      ) : (
        <Text size="sm" c="dimmed">
          {texts.none}
        </Text>
      )}
    </Panel>
  );
}
