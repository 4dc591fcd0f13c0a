import { Anchor, Avatar, Badge, Group, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useFormat } from '../../app/format.ts';
import list from '../../ui/list.module.css';
import { SelectAll, SelectOne } from '../../ui/selection.tsx';
import { activityOf, type ContactView, isMember, labelNameOf, labelsOf, nameOfContact } from './contact.ts';

export type ContactListProps = {
  contacts: ContactView[];
  /** Null for who may do nothing with several at once. */
  selected: ReadonlySet<string> | null;
  onSelect: (ids: string[], isSelected: boolean) => void;
};

export function ContactTable({ contacts, selected, onSelect }: ContactListProps) {
  const format = useFormat();
  const ids = contacts.flatMap(({ id }) => id ?? []);
  return (
    <Table.ScrollContainer minWidth={760}>
      <Table verticalSpacing="sm" horizontalSpacing="md" aria-label="Contacts">
        <Table.Thead>
          <Table.Tr>
            {selected && (
              <Table.Th w={40}>
                <SelectAll ids={ids} selected={selected} onSelect={onSelect} />
              </Table.Th>
            )}
            <Table.Th scope="col">Contact</Table.Th>
            <Table.Th scope="col">E-mail</Table.Th>
            <Table.Th scope="col">Phone</Table.Th>
            <Table.Th scope="col">Labels</Table.Th>
            <Table.Th scope="col">Last activity</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {contacts.map((contact) => (
            <Table.Tr
              key={contact.id}
              className={list.row}
              data-selected={selected?.has(contact.id ?? '') || undefined}
            >
              {selected && (
                <Table.Td className={list.above}>
                  <SelectOne
                    id={contact.id ?? ''}
                    name={nameOfContact(contact)}
                    selected={selected}
                    onSelect={onSelect}
                  />
                </Table.Td>
              )}
              <Table.Th scope="row" maw={260}>
                <Group gap="sm" wrap="nowrap">
                  <Avatar name={nameOfContact(contact)} size={32} radius="xl" alt="" />
                  <div style={{ minWidth: 0 }}>
                    <Anchor component={Link} to={`/contacts/${contact.id}`} className={list.cover} inherit fw={600}>
                      {nameOfContact(contact)}
                    </Anchor>
                    <Text size="xs" c="dimmed" fw={400} truncate>
                      {[isMember(contact) && 'Member', contact.info?.company].filter(Boolean).join(' · ')}
                    </Text>
                  </div>
                </Group>
              </Table.Th>
              <Table.Td maw={220}>
                <Text size="sm" truncate>
                  {contact.primaryInfo?.email}
                </Text>
              </Table.Td>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>{contact.primaryInfo?.phone}</Table.Td>
              <Table.Td>
                <Labels contact={contact} />
              </Table.Td>
              <Table.Td>
                <Text size="sm">{activityOf(contact)}</Text>
                <Text size="xs" c="dimmed">
                  {contact.lastActivity?.activityDate && format.date(contact.lastActivity.activityDate)}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const SHOWN = 2;

/** The first labels of a contact, and how many more there are. */
export function Labels({ contact }: { contact: ContactView }) {
  const labels = labelsOf(contact);
  return (
    <Group gap={4}>
      {labels.slice(0, SHOWN).map((key) => (
        <Badge key={key} size="sm" variant="light" color="gray" tt="none">
          {labelNameOf(key)}
        </Badge>
      ))}
      {labels.length > SHOWN && (
        <Text size="xs" c="dimmed">
          +{labels.length - SHOWN}
        </Text>
      )}
    </Group>
  );
}
