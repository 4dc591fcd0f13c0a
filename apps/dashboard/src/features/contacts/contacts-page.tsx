import { Avatar, Badge, Button, Text } from '@mantine/core';
import { IconAddressBook, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { initialsOf } from '../../ui/initials.ts';
import { defineList } from '../../ui/list/define-list.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { offsetPage } from '../../ui/list/paging.ts';
import { activityOf, type ContactView, isMember, labelsOf, nameOfContact } from './contact.ts';
import { ContactDrawer } from './contact-drawer.tsx';
import { ContactLabels } from './contact-labels.tsx';
import { contactFilters, contactSorts, toContactQuery } from './contact-search.ts';
import { bulkNeeds, ContactActions } from './selected-contacts.tsx';

const texts = words.contacts;

export function Component() {
  const navigate = useNavigate();
  const mayModify = useMay()('contacts.createContact');
  const [isAdding, setAdding] = useState(false);
  const newContact = mayModify && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
      {texts.new}
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
  title: texts.title,
  nouns: texts.nouns,
  queryKey: ['contacts', 'list'],
  search: texts.list.search,
  filters: contactFilters,
  sorts: contactSorts,
  load: async (query) => {
    const { contacts, pagingMetadata } = await api.contacts.queryContacts(toContactQuery(query));
    return offsetPage(query, contacts, pagingMetadata?.total);
  },
  idOf: ({ id }: ContactView) => id ?? '',
  name: {
    title: texts.contact,
    of: nameOfContact,
    picture: (contact, isPhone) =>
      isPhone ? null : (
        <Avatar size={32} radius="xl" alt="">
          {initialsOf(nameOfContact(contact))}
        </Avatar>
      ),
    note: (contact) => [isMember(contact) && texts.member, contact.info?.company].filter(Boolean).join(' · '),
  },
  rowLink: ({ id }) => `/contacts/${id}`,
  columns: [
    {
      title: texts.fields.email,
      phone: { at: 'detail', show: ({ primaryInfo }) => primaryInfo?.email ?? primaryInfo?.phone },
      maxWidth: 220,
      show: ({ primaryInfo }) => primaryInfo?.email,
    },
    {
      title: texts.fields.phone,
      phone: { at: 'corner', show: (contact) => isMember(contact) && <MemberBadge /> },
      isOneLine: true,
      show: ({ primaryInfo }) => primaryInfo?.phone,
    },
    {
      title: texts.fields.labels,
      phone: { at: 'below', show: (contact) => labelsOf(contact).length > 0 && <ContactLabels contact={contact} /> },
      show: (contact) => <ContactLabels contact={contact} />,
    },
    {
      title: texts.list.lastActivity,
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
    title: texts.list.none,
    description: (may) =>
      may('contacts.createContact') ? `${texts.list.noneText} ${texts.list.noneAdd}` : texts.list.noneText,
  },
});

const MemberBadge = () => (
  <Badge size="sm" variant="light">
    {texts.member}
  </Badge>
);
