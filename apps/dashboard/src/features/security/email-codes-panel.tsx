import { Button, Text } from '@mantine/core';
import { api } from '../../app/api.ts';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { Panel } from '../../ui/panel.tsx';
import type { Factor } from './queries.ts';
import { useSecurityChange } from './use-security-change.ts';

const texts = words.security.emailCodes;

/** Turns codes by e-mail on or off. */
export function EmailCodesPanel({ factor }: { factor: Factor | undefined }) {
  const { account } = useSession();
  const turn = useSecurityChange<boolean, unknown>(
    (on) =>
      on ? api.security.enableFactor({ type: 'EMAIL' }) : api.security.removeFactor({ factorId: factor?.id ?? '' }),
    { told: (on) => (on ? texts.isOn : texts.isOff) },
  );
  return (
    <Panel
      title={texts.title}
      aside={
        <Button variant="default" size="xs" loading={turn.isPending} onClick={() => turn.mutate(!factor)}>
          {factor ? texts.off : texts.on}
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        {factor ? texts.textOn(account.email ?? '') : texts.textOff(account.email ?? '')}
      </Text>
    </Panel>
  );
}
