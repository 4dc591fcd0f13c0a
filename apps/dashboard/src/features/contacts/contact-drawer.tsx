import { Alert, Anchor, Button, Group, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { ApiError } from '@stoa/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { api, hasCode, present } from '../../app/api.ts';
import { explain } from '../../ui/explain.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { type ContactView, isMember, nameOfContact } from './contact.ts';
import { type ContactDraft, draftOf, infoOf } from './contact-form.ts';
import { LabelsInput } from './label-dialog.tsx';
import { LineFields } from './line-fields.tsx';
import { PlaceFields } from './place-fields.tsx';

type ContactDrawerProps = {
  opened: boolean;
  /** What is changed; a new contact where absent. */
  contact?: ContactView;
  onClose: () => void;
  onSaved?: (contact: ContactView) => void;
};

/** Adds a contact, or edits one. */
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
  const [draft, setDraft] = useState(() => draftOf(contact));
  const set = (change: Partial<ContactDraft>) => setDraft((current) => ({ ...current, ...change }));
  const saving = useSaveContact(contact, (saved) => {
    onClose();
    onSaved?.(saved);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate(draft);
  };
  const text = (field: 'first' | 'last' | 'company' | 'jobTitle', label: string) => (
    <TextInput
      label={label}
      value={draft[field]}
      maxLength={1000}
      onChange={(event) => set({ [field]: event.currentTarget.value })}
    />
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Group grow align="flex-start">
          {text('first', 'First name')}
          {text('last', 'Last name')}
        </Group>
        <LineFields
          label="E-mail"
          type="email"
          lines={draft.emails}
          // the address that a member logs in with is changed with the member
          isMainFixed={isMember(contact)}
          onChange={(emails) => set({ emails })}
        />
        <LineFields label="Phone" type="tel" lines={draft.phones} onChange={(phones) => set({ phones })} />
        <Group grow align="flex-start">
          {text('company', 'Company')}
          {text('jobTitle', 'Job')}
        </Group>
        <TextInput
          type="date"
          label="Birthday"
          maw={220}
          value={draft.birthdate}
          onChange={(event) => set({ birthdate: event.currentTarget.value })}
        />
        <LabelsInput value={draft.labels} onChange={(labels) => set({ labels })} />
        <PlaceFields places={draft.places} onChange={(places) => set({ places })} />
        {saving.isError && <Problem error={saving.error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {contact.id ? 'Save' : 'Add contact'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Problem({ error }: { error: unknown }) {
  const other = error instanceof ApiError ? error.data?.duplicateContactId : undefined;
  return (
    <Alert color="red" role="alert">
      {hasCode(error, 'CONTACT_ALREADY_CHANGED')
        ? 'Somebody changed this contact meanwhile. Close this and open it again to see how it is now.'
        : explain(error).detail}{' '}
      {typeof other === 'string' && (
        <Anchor component={Link} to={`/contacts/${other}`} size="sm">
          See the other contact
        </Anchor>
      )}
    </Alert>
  );
}

function useSaveContact(contact: ContactView, onSaved: (saved: ContactView) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (draft: ContactDraft) => {
      const info = infoOf(draft, contact);
      const answer = contact.id
        ? await api.contacts.updateContact({ contactId: contact.id, revision: contact.revision ?? 0, info })
        : await api.contacts.createContact({ info });
      return present(answer.contact, 'contact');
    },
    onSuccess: (saved) => {
      notifications.show({
        color: 'green',
        message: `${nameOfContact(saved)} was ${contact.id ? 'saved' : 'added'}`,
      });
      onSaved(saved);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['contacts'] }),
  });
}
