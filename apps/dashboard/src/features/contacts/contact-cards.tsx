import { Anchor, Badge, Checkbox, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useFormat } from '../../app/format.ts';
import list from '../../ui/list.module.css';
import { activityOf, isMember, nameOfContact } from './contact.ts';
import { type ContactListProps, Labels } from './contact-table.tsx';

/** The contacts on narrow screens. */
export function ContactCards({ contacts, selected, onSelect }: ContactListProps) {
  const format = useFormat();
  return (
    <ul className={list.cards} aria-label="Contacts">
      {contacts.map((contact) => (
        <li key={contact.id} className={`${list.card} ${list.row}`}>
          <Group wrap="nowrap" align="flex-start" gap="sm">
            {selected && (
              <Checkbox
                mt={2}
                className={list.above}
                aria-label={`Select ${nameOfContact(contact)}`}
                checked={selected.has(contact.id ?? '')}
                onChange={({ currentTarget }) => onSelect([contact.id ?? ''], currentTarget.checked)}
              />
            )}
            <div style={{ flex: 1, minWidth: 0 }}>
              <Group justify="space-between" wrap="nowrap">
                <Anchor component={Link} to={`/contacts/${contact.id}`} className={list.cover} fw={600} truncate>
                  {nameOfContact(contact)}
                </Anchor>
                {isMember(contact) && (
                  <Badge size="sm" variant="light">
                    Member
                  </Badge>
                )}
              </Group>
              <Text size="sm" c="dimmed" truncate>
                {contact.primaryInfo?.email ?? contact.primaryInfo?.phone}
              </Text>
              <Group justify="space-between" gap="xs">
                <Text size="xs" c="dimmed">
                  {activityOf(contact)}
                  {contact.lastActivity?.activityDate && `, ${format.date(contact.lastActivity.activityDate)}`}
                </Text>
                <Labels contact={contact} />
              </Group>
            </div>
          </Group>
        </li>
      ))}
    </ul>
  );
}
