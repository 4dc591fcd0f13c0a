import { Avatar, Badge, Button, Text } from '@mantine/core';
import { IconAddressBook, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { initialsOf } from '../../ui/initials.ts';
import { defineList } from '../../ui/list/define-list.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { offsetPage } from '../../ui/list/paging.ts';
import { activityOf, type ContactView, isMember, labelsOf, nameOfContact } from './contact.ts';
import { ContactDrawer } from './contact-drawer.tsx';
import { ContactLabels } from './contact-labels.tsx';
import { contactFilters, contactSorts, toContactQuery } from './contact-search.ts';
import { bulkNeeds, ContactActions } from './selected-contacts.tsx';

export function Component() {
  const navigate = useNavigate();
  const mayModify = useMay()('contacts.createContact');
  const [isAdding, setAdding] = useState(false);
  const newContact = mayModify && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
      New contact
    </Button>
  );
  return (
    <ListPage list={contactList} actions={newContact}>
      <ContactDrawer
        opened={isAdding}
        onClose={() => setAdding(false)}
        onSaved={({ id }) => void navigate(`/contacts/${id}`)}
      />
    </ListPage>
  );
}

const contactList = defineList({
  title: 'Contacts',
  nouns: { one: 'contact', many: 'contacts' },
  queryKey: ['contacts', 'list'],
  search: 'Search by name, e-mail, phone or company',
  filters: contactFilters,
  sorts: contactSorts,
  load: async (query) => {
    const { contacts, pagingMetadata } = await api.contacts.queryContacts(toContactQuery(query));
    return offsetPage(query, contacts, pagingMetadata?.total);
  },
  idOf: ({ id }: ContactView) => id ?? '',
  name: {
    title: 'Contact',
    of: nameOfContact,
    picture: (contact, isPhone) =>
      isPhone ? null : (
        <Avatar size={32} radius="xl" alt="">
          {initialsOf(nameOfContact(contact))}
        </Avatar>
      ),
    note: (contact) => [isMember(contact) && 'Member', contact.info?.company].filter(Boolean).join(' · '),
  },
  rowLink: ({ id }) => `/contacts/${id}`,
  columns: [
    {
      title: 'E-mail',
      phone: { at: 'detail', show: ({ primaryInfo }) => primaryInfo?.email ?? primaryInfo?.phone },
      maxWidth: 220,
      show: ({ primaryInfo }) => primaryInfo?.email,
    },
    {
      title: 'Phone',
      phone: { at: 'corner', show: (contact) => isMember(contact) && <MemberBadge /> },
      isOneLine: true,
      show: ({ primaryInfo }) => primaryInfo?.phone,
    },
    {
      title: 'Labels',
      phone: { at: 'below', show: (contact) => labelsOf(contact).length > 0 && <ContactLabels contact={contact} /> },
      show: (contact) => <ContactLabels contact={contact} />,
    },
    {
      title: 'Last activity',
      phone: {
        at: 'note',
        show: (contact, { format }) => {
          const date = contact.lastActivity?.activityDate;
          return date ? `${activityOf(contact)}, ${format.date(date)}` : activityOf(contact);
        },
      },
      show: (contact, { format }) => (
        <>
          <Text size="sm">{activityOf(contact)}</Text>
          <Text size="xs" c="dimmed">
            {contact.lastActivity?.activityDate && format.date(contact.lastActivity.activityDate)}
          </Text>
        </>
      ),
    },
  ],
  selection: { needs: bulkNeeds, Actions: ContactActions },
  empty: {
    icon: <IconAddressBook />,
    title: 'No contacts yet',
    description: (may) =>
      `Anyone who buys, registers or asks to be notified appears here.${
        may('contacts.createContact') ? ' You can also add people yourself.' : ''
      }`,
  },
});

const MemberBadge = () => (
  <Badge size="sm" variant="light">
    Member
  </Badge>
);
