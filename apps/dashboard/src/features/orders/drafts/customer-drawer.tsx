import { Group, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { AddressFields } from '../../../ui/address/address-fields.tsx';
import { wrongWithPlace } from '../../../ui/address/place.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { useSettled } from '../../../ui/use-settled.ts';
import { type ContactView, nameOfContact } from '../../contacts/contact.ts';
import { customerOf, readCustomer, writeCustomer, wrongWithCustomer } from './customer.ts';
import type { DraftView } from './draft.ts';
import { useKeepDraft } from './queries.ts';

const texts = words.orderDrafts;

type CustomerDrawerProps = { draft: DraftView; opened: boolean; onClose: () => void };

/** Chooses the customer of a new order: a contact, or somebody new. */
export function CustomerDrawer({ draft, opened, onClose }: CustomerDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={onClose} title={texts.customer.title}>
      {opened && <CustomerForm draft={draft} onClose={onClose} />}
    </FormDrawer>
  );
}

function CustomerForm({ draft, onClose }: Omit<CustomerDrawerProps, 'opened'>) {
  const draftOrderId = draft.id ?? '';
  const may = useMay();
  const keep = useKeepDraft(draftOrderId);
  const form = useEntityForm({
    entity: draft,
    read: readCustomer,
    validate: (values) => ({ ...wrongWithCustomer(values), ...wrongWithPlace(values.place, 'place') }),
    wire: {
      fields: [
        ['buyerInfo.email', 'email'],
        ['recipientInfo.address', 'place'],
        ['recipientInfo.contactDetails.firstName', 'firstName'],
        ['recipientInfo.contactDetails.lastName', 'lastName'],
        ['recipientInfo.contactDetails.phone', 'phone'],
        ['recipientInfo.contactDetails.company', 'company'],
      ],
    },
    save: async (values) => {
      const { buyerInfo, recipient } = writeCustomer(values);
      await api.draftOrders.setBuyerInfo({ draftOrderId, buyerInfo });
      await api.draftOrders.setBillingInfo({ draftOrderId, billingInfo: recipient });
      return keep(await api.draftOrders.setRecipientInfo({ draftOrderId, recipientInfo: recipient }));
    },
    settle: ({ draftOrder }): DraftView => draftOrder ?? draft,
    onDone: onClose,
  });
  const place = form.values.place;
  const errors = Object.fromEntries(
    Object.entries(form.errors).map(([path, text]) => [path.replace(/^place\./, ''), text]),
  );
  return (
    <Form form={form}>
      {may('contacts.queryContacts') && <ContactSearch onChoose={(contact) => form.set(customerOf(contact))} />}
      <TextInput
        label={texts.customer.email}
        type="email"
        maxLength={254}
        description={texts.customer.emailText}
        {...form.text('email')}
      />
      <Group grow align="flex-start">
        <TextInput label={texts.customer.firstName} maxLength={100} {...form.text('firstName')} />
        <TextInput label={texts.customer.lastName} maxLength={100} {...form.text('lastName')} />
      </Group>
      <Group grow align="flex-start">
        <TextInput label={texts.customer.phone} type="tel" maxLength={50} {...form.text('phone')} />
        <TextInput label={texts.customer.company} maxLength={200} {...form.text('company')} />
      </Group>
      <AddressFields value={place} errors={errors} onChange={(changed) => form.set({ place: changed })} />
      <FormEnd form={form}>{texts.customer.save}</FormEnd>
    </Form>
  );
}

const SUGGESTED = 20;

/** A search for a contact, whose details fill the form. */
function ContactSearch({ onChoose }: { onChoose: (contact: ContactView) => void }) {
  const [text, setText] = useState('');
  const words = useSettled(text.trim());
  const { data: found = [], isFetching } = useQuery({
    queryKey: ['contacts', 'suggested', words],
    queryFn: async () => {
      const query = { paging: { limit: SUGGESTED, offset: 0 } };
      return (
        (await api.contacts.queryContacts({ query, ...(words && { search: words.slice(0, 100) }) })).contacts ?? []
      );
    },
  });
  return (
    <Select
      label={texts.customer.contact}
      placeholder={texts.customer.search}
      searchable
      maxLength={100}
      value={null}
      searchValue={text}
      onSearchChange={setText}
      // the server has searched already
      filter={({ options }) => options}
      data={found.map((contact) => ({ value: contact.id ?? '', label: labelOf(contact) }))}
      nothingFoundMessage={isFetching ? texts.customer.searching : texts.customer.noMatch}
      onChange={(id) => {
        const contact = found.find((one) => one.id === id);
        if (contact) onChoose(contact);
        setText('');
      }}
    />
  );
}

function labelOf(contact: ContactView): string {
  const name = nameOfContact(contact);
  const email = contact.primaryInfo?.email;
  return email && email !== name ? `${name} · ${email}` : name;
}
