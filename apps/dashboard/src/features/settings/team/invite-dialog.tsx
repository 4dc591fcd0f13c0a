import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../app/api.ts';
import { explain } from '../../../ui/explain.ts';
import { type Role, TEAM } from './queries.ts';
import { RoleSelect } from './role-select.tsx';

type InviteDialogProps = { opened: boolean; roles: readonly Role[]; onClose: () => void };

/** Invites somebody by e-mail. Stays open with what was typed where that failed. */
export function InviteDialog({ opened, roles, onClose }: InviteDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Invite to the team">
      {opened && <InviteForm roles={roles} onClose={onClose} />}
    </Modal>
  );
}

function InviteForm({ roles, onClose }: Omit<InviteDialogProps, 'opened'>) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const inviting = useMutation({
    mutationFn: (chosen: string) => api.team.inviteStaff({ email: email.trim(), role: chosen }),
    onSuccess: () => {
      notifications.show({ color: 'green', message: `The invitation is on its way to ${email.trim()}` });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: TEAM }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (role) inviting.mutate(role);
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label="E-mail"
          type="email"
          required
          maxLength={320}
          data-autofocus
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <RoleSelect roles={roles} value={role} onChange={setRole} />
        <Text size="sm" c="dimmed">
          They get a link that works once, for a week.
        </Text>
        {inviting.isError && (
          <Alert color="red" role="alert">
            {explain(inviting.error).detail}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={inviting.isPending} disabled={!role}>
            Send invitation
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
