import { Anchor, Group, TextInput } from '@mantine/core';
import { ApiError } from '@stoa/sdk';
import { Link } from 'react-router';
import { api, present } from '../../app/api.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDrawer } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { type ContactView, isMember, nameOfContact } from './contact.ts';
import { contactParts, contactWire, draftOf, infoOf, wrongWith } from './contact-form.ts';
import { LabelsInput } from './label-dialog.tsx';
import { LineFields } from './line-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { loadContact } from './queries.ts';

type ContactDrawerProps = {
  opened: boolean;
  /** The contact to edit; absent for a new one. */
  contact?: ContactView;
  onClose: () => void;
  onSaved?: (contact: ContactView) => void;
};

/** Adds or edits a contact. */
export function ContactDrawer({ opened, contact, onClose, onSaved }: ContactDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={onClose} size="lg" title={contact ? 'Edit contact' : 'New contact'}>
      {opened && <ContactForm contact={contact} onClose={onClose} onSaved={onSaved} />}
    </FormDrawer>
  );
}

type ContactFormProps = Pick<ContactDrawerProps, 'onClose'> & {
  contact: ContactView | undefined;
  onSaved: ContactDrawerProps['onSaved'];
};

const NOTHING: ContactView = {};

function ContactForm({ contact = NOTHING, onClose, onSaved }: ContactFormProps) {
  const form = useEntityForm({
    entity: contact,
    read: draftOf,
    parts: contactParts,
    validate: wrongWith,
    wire: contactWire,
    save: async (draft, { entity }) => {
      const info = infoOf(draft, entity);
      const answer = entity.id
        ? await api.contacts.updateContact({ contactId: entity.id, revision: entity.revision ?? 0, info })
        : await api.contacts.createContact({ info });
      return present(answer.contact, 'contact');
    },
    reload: ({ id }) => loadContact(id ?? ''),
    saved: (saved) => `${nameOfContact(saved)} was ${contact.id ? 'saved' : 'added'}`,
    settle: (saved) => saved,
    onDone: (saved) => {
      onClose();
      onSaved?.(saved);
    },
    refresh: [['contacts']],
  });
  return (
    <Form form={form} gap="sm">
      <Group grow align="flex-start">
        <TextInput label="First name" maxLength={1000} {...form.text('first')} />
        <TextInput label="Last name" maxLength={1000} {...form.text('last')} />
      </Group>
      <LineFields
        label="E-mail"
        type="email"
        // a member's login address is changed on the member, not here
        isMainFixed={isMember(contact)}
        {...form.list('emails')}
      />
      <LineFields label="Phone" type="tel" {...form.list('phones')} />
      <Group grow align="flex-start">
        <TextInput label="Company" maxLength={1000} {...form.text('company')} />
        <TextInput label="Job" maxLength={1000} {...form.text('jobTitle')} />
      </Group>
      <Group grow align="flex-start">
        <TextInput label="VAT number" maxLength={100} {...form.text('vatId')} />
        <TextInput type="date" label="Birthday" {...form.text('birthdate')} />
      </Group>
      <LabelsInput {...form.input('labels')} />
      <PlaceFields {...form.list('places')} />
      <FormEnd form={form} more={(error) => <OtherContact error={error} />}>
        {contact.id ? 'Save' : 'Add contact'}
      </FormEnd>
    </Form>
  );
}

/** A link to the contact that already has the address. */
function OtherContact({ error }: { error: unknown }) {
  const id = error instanceof ApiError ? error.data?.duplicateContactId : undefined;
  if (typeof id !== 'string') return null;
  return (
    <Anchor component={Link} to={`/contacts/${id}`} size="sm">
      See the other contact
    </Anchor>
  );
}
