import { Button, Group, PasswordInput, Text } from '@mantine/core';
import { api } from '../../app/api.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormProblem } from '../../ui/form/form-end.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { Panel } from '../../ui/panel.tsx';

/** Changes the password. */
export function PasswordPanel() {
  const form = useEntityForm({
    entity: null,
    read: () => ({ newPassword: '' }),
    validate: ({ newPassword }) => ({ newPassword: !newPassword && 'Enter a new password' }),
    save: (change) => api.security.changeOwnPassword(change),
    settle: () => null,
    saved: () => 'Your password was changed. Other devices were signed out.',
    refresh: [['security']],
    isQuick: true,
  });
  return (
    <Panel title="Password">
      <Form form={form}>
        <FormProblem form={form} />
        <PasswordInput
          label="New password"
          description="At least 8 characters. Use several words."
          autoComplete="new-password"
          maxLength={128}
          maw={420}
          visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
          {...form.text('newPassword')}
        />
        <Group gap="sm">
          <Button type="submit" variant="default" loading={form.isSaving}>
            Change password
          </Button>
          <Text size="xs" c="dimmed">
            Other devices are signed out.
          </Text>
        </Group>
      </Form>
    </Panel>
  );
}
