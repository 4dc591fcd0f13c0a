import { Button, Group, PasswordInput, Text } from '@mantine/core';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormProblem } from '../../ui/form/form-end.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { Panel } from '../../ui/panel.tsx';

const texts = words.security;
const identity = words.identityCheck;

/** Changes the password. */
export function PasswordPanel() {
  const form = useEntityForm({
    entity: null,
    read: () => ({ newPassword: '' }),
    validate: ({ newPassword }) => ({ newPassword: !newPassword && texts.password.missing }),
    save: (change) => api.security.changeOwnPassword(change),
    settle: () => null,
    saved: () => texts.password.changed,
    refresh: [['security']],
    isQuick: true,
  });
  return (
    <Panel title={identity.password}>
      <Form form={form}>
        <FormProblem form={form} />
        <PasswordInput
          label={texts.password.label}
          description={texts.password.text}
          autoComplete="new-password"
          maxLength={128}
          maw={420}
          visibilityToggleButtonProps={{ 'aria-label': texts.showPassword }}
          {...form.text('newPassword')}
        />
        <Group gap="sm">
          <Button type="submit" variant="default" loading={form.isSaving}>
            {texts.password.change}
          </Button>
          <Text size="xs" c="dimmed">
            {texts.password.consequence}
          </Text>
        </Group>
      </Form>
    </Panel>
  );
}
