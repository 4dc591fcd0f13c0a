import { Text, TextInput } from '@mantine/core';
import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { notEmail } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDialog } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { type Role, TEAM } from './queries.ts';
import { RoleSelect } from './role-select.tsx';

const texts = words.team;

type InviteDialogProps = { opened: boolean; roles: readonly Role[]; onClose: () => void };

/** Invites someone by e-mail. After a failure, the dialog stays open with its input. */
export function InviteDialog({ opened, roles, onClose }: InviteDialogProps) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={texts.invitations.inviteTitle}>
      {opened && <InviteForm roles={roles} onClose={onClose} />}
    </FormDialog>
  );
}

const nobodyYet = () => ({ email: '', role: null as string | null });

function InviteForm({ roles, onClose }: Omit<InviteDialogProps, 'opened'>) {
  const form = useEntityForm({
    entity: null,
    read: nobodyYet,
    validate: ({ email, role }) => ({ email: notEmail(email), role: !role && texts.roles.choose }),
    save: ({ email, role }) => api.team.inviteStaff({ email: email.trim(), role: role ?? '' }),
    saved: (_, { email }) => texts.invitations.sent(email.trim()),
    onDone: onClose,
    refresh: [TEAM],
  });
  return (
    <Form form={form}>
      <TextInput
        label={texts.invitations.email}
        type="email"
        required
        maxLength={320}
        data-autofocus
        {...form.text('email')}
      />
      <RoleSelect roles={roles} {...form.input('role')} />
      <Text size="sm" c="dimmed">
        {texts.invitations.text}
      </Text>
      <FormEnd form={form}>{texts.invitations.send}</FormEnd>
    </Form>
  );
}
