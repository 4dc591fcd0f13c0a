import { Button, Text } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { api } from '../../app/api.ts';
import { canUsePasskeys, createPasskey } from '../../app/passkeys.ts';
import { Panel } from '../../ui/panel.tsx';
import { FactorList } from './factor-list.tsx';
import type { Factor } from './queries.ts';
import { useSecurityChange } from './use-security-change.ts';

/** Passkeys: sign-in with the fingerprint, face or PIN of a device. */
export function PasskeysPanel({ passkeys }: { passkeys: Factor[] }) {
  const add = useSecurityChange(
    async () => {
      const { stateToken = '', options } = await api.security.startPasskey();
      return api.security.confirmPasskey({ stateToken, credential: await createPasskey(options) });
    },
    { told: () => 'Your passkey was added' },
  );
  const isPossible = canUsePasskeys(window);
  return (
    <Panel
      title="Passkeys"
      aside={
        isPossible && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconFingerprint size={16} aria-hidden />}
            loading={add.isPending}
            onClick={() => add.mutate(undefined)}
          >
            Add a passkey
          </Button>
        )
      }
    >
      {passkeys.length > 0 ? (
        <FactorList factors={passkeys} loss="It no longer signs you in. Delete it on the device as well." />
      ) : (
        <Text size="sm" c="dimmed">
          Sign in by fingerprint, face or PIN of your device, without your password.
        </Text>
      )}
      {!isPossible && (
        <Text size="sm" c="dimmed" mt="xs">
          Passkeys need a host name and HTTPS: open the dashboard at its name to add one.
        </Text>
      )}
    </Panel>
  );
}
