import { Anchor, Group, TextInput } from '@mantine/core';
import { ApiError } from '@stoa/sdk';
import { Link } from 'react-router';
import { api, present } from '../../app/api.ts';
import { words } from '../../app/words.ts';
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

const texts = words.contacts;

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
    <FormDrawer opened={opened} onClose={onClose} size="lg" title={contact ? texts.edit : texts.new}>
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
    saved: (saved) => (contact.id ? words.actions.saved(nameOfContact(saved)) : texts.wasAdded(nameOfContact(saved))),
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
        <TextInput label={texts.fields.firstName} maxLength={1000} {...form.text('first')} />
        <TextInput label={texts.fields.lastName} maxLength={1000} {...form.text('last')} />
      </Group>
      <LineFields
        type="email"
        // a member's login address is changed on the member, not here
        isMainFixed={isMember(contact)}
        {...form.list('emails')}
      />
      <LineFields type="tel" {...form.list('phones')} />
      <Group grow align="flex-start">
        <TextInput label={texts.fields.company} maxLength={1000} {...form.text('company')} />
        <TextInput label={texts.fields.job} maxLength={1000} {...form.text('jobTitle')} />
      </Group>
      <Group grow align="flex-start">
        <TextInput label={texts.fields.vatNumber} maxLength={100} {...form.text('vatId')} />
        <TextInput type="date" label={texts.fields.birthday} {...form.text('birthdate')} />
      </Group>
      <LabelsInput {...form.input('labels')} />
      <PlaceFields {...form.list('places')} />
      <FormEnd form={form} more={(error) => <OtherContact error={error} />}>
        {contact.id ? words.forms.save : texts.add}
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
      {texts.seeOther}
    </Anchor>
  );
}
