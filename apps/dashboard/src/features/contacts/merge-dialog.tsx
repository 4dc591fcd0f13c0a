import { Alert, Button, Group, Modal, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { explain } from '../../ui/explain.ts';
import { type ContactView, isMember, nameOfContact } from './contact.ts';
import { ContactFacts } from './contact-facts.tsx';

type MergeDialogProps = { opened: boolean; contacts: ContactView[]; onClose: () => void; onMerged: () => void };

/** Makes one contact of several: asks which one stays, and shows what it will be. */
export function MergeDialog({ opened, onClose, ...form }: MergeDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Merge contacts" size="lg">
      {opened && <MergeForm onClose={onClose} {...form} />}
    </Modal>
  );
}

function MergeForm({ contacts, onClose, onMerged }: Omit<MergeDialogProps, 'opened'>) {
  const queryClient = useQueryClient();
  const [targetId, setTargetId] = useState((contacts.find(isMember) ?? contacts[0])?.id ?? '');
  const target = contacts.find(({ id }) => id === targetId);
  const sourceContactIds = contacts.flatMap(({ id }) => (id && id !== targetId ? id : []));
  const preview = useQuery({
    queryKey: ['contacts', 'merge', targetId, sourceContactIds],
    queryFn: () => api.contacts.previewMergeContacts({ targetContactId: targetId, sourceContactIds }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const merging = useMutation({
    mutationFn: () =>
      api.contacts.mergeContacts({
        targetContactId: targetId,
        targetContactRevision: target?.revision ?? 0,
        sourceContactIds,
      }),
    onSuccess: ({ contact = {} }) => {
      notifications.show({ color: 'green', message: `Merged into ${nameOfContact(contact)}` });
      onMerged();
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['contacts'] }),
  });
  const problem = merging.error ?? preview.error;
  return (
    <Stack>
      <Radio.Group
        label="Which contact stays?"
        description="What it says counts. What only the others know is added, and their orders follow."
        value={targetId}
        onChange={setTargetId}
      >
        <Stack gap="xs" mt="sm">
          {contacts.map((contact) => (
            <Radio
              key={contact.id}
              value={contact.id ?? ''}
              label={nameOfContact(contact)}
              description={[contact.primaryInfo?.email, isMember(contact) && 'Member'].filter(Boolean).join(' · ')}
            />
          ))}
        </Stack>
      </Radio.Group>
      <div aria-live="polite">
        <Text fw={600} size="sm" mb="xs">
          It will be
        </Text>
        {preview.isPending && <Skeleton h={120} />}
        {preview.data?.contact && !preview.isError && <ContactFacts contact={preview.data.contact} withLabels />}
        {problem && <Alert color="red">{explain(problem).detail}</Alert>}
      </div>
      <Text size="sm" c="dimmed">
        The other contacts are deleted. This cannot be undone.
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          onClick={() => merging.mutate()}
          loading={merging.isPending}
          disabled={preview.isError || preview.isPending}
        >
          Merge {contacts.length} contacts
        </Button>
      </Group>
    </Stack>
  );
}
