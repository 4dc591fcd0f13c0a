import { Alert, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { explain } from '../../ui/explain.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDialog } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { type ContactView, isMember, nameOfContact } from './contact.ts';
import { ContactFacts } from './contact-facts.tsx';

const texts = words.contacts.merge;

type MergeDialogProps = { opened: boolean; contacts: ContactView[]; onClose: () => void; onMerged: () => void };

/** Merges several contacts into one: asks which one to keep, and previews the result. */
export function MergeDialog({ opened, onClose, ...form }: MergeDialogProps) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={texts.title} size="lg">
      {opened && <MergeForm onClose={onClose} {...form} />}
    </FormDialog>
  );
}

function MergeForm({ contacts, onClose, onMerged }: Omit<MergeDialogProps, 'opened'>) {
  const sourcesOf = (targetId: string) => contacts.flatMap(({ id }) => (id && id !== targetId ? id : []));
  const form = useEntityForm({
    entity: contacts,
    read: (found) => ({ targetId: (found.find(isMember) ?? found[0])?.id ?? '' }),
    save: ({ targetId }) =>
      api.contacts.mergeContacts({
        targetContactId: targetId,
        targetContactRevision: contacts.find(({ id }) => id === targetId)?.revision ?? 0,
        sourceContactIds: sourcesOf(targetId),
      }),
    saved: ({ contact = {} }) => texts.done(nameOfContact(contact)),
    onSaved: () => {
      onMerged();
      onClose();
    },
    refresh: [['contacts']],
    isQuick: true,
  });
  const { targetId } = form.values;
  const sourceContactIds = sourcesOf(targetId);
  const preview = useQuery({
    queryKey: ['contacts', 'merge', targetId, sourceContactIds],
    queryFn: () => api.contacts.previewMergeContacts({ targetContactId: targetId, sourceContactIds }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return (
    <Form form={form}>
      <Radio.Group label={texts.which} description={texts.whichText} {...form.input('targetId')}>
        <Stack gap="xs" mt="sm">
          {contacts.map((contact) => (
            <Radio
              key={contact.id}
              value={contact.id ?? ''}
              label={nameOfContact(contact)}
              description={[contact.primaryInfo?.email, isMember(contact) && words.contacts.member]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </Stack>
      </Radio.Group>
      <div aria-live="polite">
        <Text fw={600} size="sm" mb="xs">
          {texts.result}
        </Text>
        {preview.isPending && <Skeleton h={120} />}
        {preview.data?.contact && !preview.isError && <ContactFacts contact={preview.data.contact} withLabels />}
        {preview.isError && <Alert color="red">{explain(preview.error).detail}</Alert>}
      </div>
      <Text size="sm" c="dimmed">
        {texts.text}
      </Text>
      <FormEnd form={form} isReady={preview.isSuccess}>
        {texts.confirm(contacts.length)}
      </FormEnd>
    </Form>
  );
}
