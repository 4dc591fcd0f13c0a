import { Button, Text } from '@mantine/core';
import { api } from '../../app/api.ts';
import { useSession } from '../../app/session.ts';
import { Panel } from '../../ui/panel.tsx';
import type { Factor } from './queries.ts';
import { useSecurityChange } from './use-security-change.ts';

/** Turns codes by e-mail on or off. */
export function EmailCodesPanel({ factor }: { factor: Factor | undefined }) {
  const { account } = useSession();
  const turn = useSecurityChange<boolean, unknown>(
    (on) =>
      on ? api.security.enableFactor({ type: 'EMAIL' }) : api.security.removeFactor({ factorId: factor?.id ?? '' }),
    { told: (on) => (on ? 'Codes by e-mail are on' : 'Codes by e-mail are off') },
  );
  return (
    <Panel
      title="Codes by e-mail"
      aside={
        <Button variant="default" size="xs" loading={turn.isPending} onClick={() => turn.mutate(!factor)}>
          {factor ? 'Switch codes off' : 'Switch codes on'}
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        {factor
          ? `A code is sent to ${account.email} when you sign in with your password.`
          : `Get a code at ${account.email} when you sign in with your password.`}
      </Text>
    </Panel>
  );
}
