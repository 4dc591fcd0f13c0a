import { Button, Text } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { Panel } from '../../ui/panel.tsx';
import { canUsePasskeys, createPasskey } from '../sign-in/passkeys.ts';
import { FactorList } from './factor-list.tsx';
import type { Factor } from './queries.ts';
import { useSecurityChange } from './use-security-change.ts';

const texts = words.security.passkeys;

/** Passkeys: sign-in with the fingerprint, face or PIN of a device. */
export function PasskeysPanel({ passkeys }: { passkeys: Factor[] }) {
  const add = useSecurityChange(
    async () => {
      const { stateToken = '', options } = await api.security.startPasskey();
      return api.security.confirmPasskey({ stateToken, credential: await createPasskey(options) });
    },
    { told: () => texts.added },
  );
  const isPossible = canUsePasskeys(window);
  return (
    <Panel
      title={texts.title}
      aside={
        isPossible && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconFingerprint size={16} aria-hidden />}
            loading={add.isPending}
            onClick={() => add.mutate(undefined)}
          >
            {texts.add}
          </Button>
        )
      }
    >
      {passkeys.length > 0 ? (
        <FactorList factors={passkeys} loss={texts.loss} />
      ) : (
        <Text size="sm" c="dimmed">
          {texts.text}
        </Text>
      )}
      {!isPossible && (
        <Text size="sm" c="dimmed" mt="xs">
          {texts.notHere}
        </Text>
      )}
    </Panel>
  );
}
