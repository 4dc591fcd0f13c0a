import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../app/format.ts';
import { useMayOpen } from '../../app/use-may-open.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { fullNameOf } from './member-name.ts';
import type { MemberView } from './queries.ts';

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
    ['Name', fullNameOf(member)],
    ['E-mail', contact.emails?.length ? lines(contact.emails) : ''],
    ['Phone', contact.phones?.length ? lines(contact.phones) : ''],
    ['Addresses', addresses.length ? lines(addresses) : ''],
    ['Company', contact.company],
    ['Job', contact.jobTitle],
    ['Birthday', contact.birthdate],
    ...custom,
  ];
  const known = facts.filter(([, value]) => value);
  return (
    <Panel
      title="Contact"
      aside={
        member.contactId &&
        mayOpen(`/contacts/${member.contactId}`) && (
          <Anchor component={Link} to={`/contacts/${member.contactId}`} size="sm">
            Open contact
          </Anchor>
        )
      }
    >
      {known.length > 0 ? (
        <Facts facts={known} />
      ) : (
        <Text size="sm" c="dimmed">
          No details yet. A member whose e-mail address isn’t confirmed has no contact.
        </Text>
      )}
    </Panel>
  );
}
