import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { api } from '../../app/api.ts';
import { explain } from '../../ui/explain.ts';
import { Panel } from '../../ui/panel.tsx';
import { weaknessIn } from '../sign-in/weakness.ts';
import { useSecurityChange } from './use-security-change.ts';

/** Another password. */
export function PasswordPanel() {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const change = useSecurityChange(() => api.security.changeOwnPassword({ newPassword: password }), {
    told: () => 'Your password was changed. Other devices were signed out.',
    onDone: () => setPassword(''),
    showsErrors: true,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!password) return setProblem('Enter a new password');
    change.mutate(undefined, { onError: (error) => setProblem(weaknessIn(error) ?? explain(error).detail) });
  };
  return (
    <Panel title="Password">
      <form noValidate onSubmit={submit}>
        <Stack gap="md" maw={420}>
          <PasswordInput
            label="New password"
            description="At least 8 characters. A few words in a row are good."
            autoComplete="new-password"
            maxLength={128}
            value={password}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              setProblem(null);
            }}
            error={problem}
            visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
          />
          <Group gap="sm">
            <Button type="submit" variant="default" loading={change.isPending}>
              Change password
            </Button>
            <Text size="xs" c="dimmed">
              Other devices are signed out.
            </Text>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}
