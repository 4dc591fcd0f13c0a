import { Alert, Button, Code, CopyButton, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { useSession } from '../../app/session.ts';
import { Panel } from '../../ui/panel.tsx';
import type { Factor } from './queries.ts';
import { useSecurityChange } from './use-security-change.ts';

/** With this many codes left or fewer, new ones are recommended. */
const FEW = 3;

/** Codes for sign-in after the loss of a phone. */
export function RecoveryCodesPanel({ factor, isNeeded }: { factor: Factor | undefined; isNeeded: boolean }) {
  const format = useFormat();
  const [codes, setCodes] = useState<string[] | null>(null);
  const make = useSecurityChange(() => api.security.createRecoveryCodes(), {
    onDone: ({ codes: made = [] }) => setCodes(made),
  });
  const left = factor?.codesLeft ?? 0;
  return (
    <Panel
      title="Recovery codes"
      aside={
        <Button variant="default" size="xs" loading={make.isPending} onClick={() => make.mutate(undefined)}>
          {factor ? 'Create new codes' : 'Create codes'}
        </Button>
      }
    >
      <Stack gap="sm">
        {isNeeded && left <= FEW && (
          <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
            {left === 0
              ? 'Without recovery codes you can’t sign in if you lose your phone or passkey. Create some now.'
              : `Only ${left} ${left === 1 ? 'code' : 'codes'} left. Create new codes before you run out.`}
          </Alert>
        )}
        <Text size="sm" c="dimmed">
          {factor?.createdDate
            ? `${left} of 10 codes left, created on ${format.date(factor.createdDate)}. Creating new codes makes these invalid.`
            : 'Ten codes in case you lose your phone or passkey. Each works once.'}
        </Text>
      </Stack>
      <Modal
        opened={codes !== null}
        onClose={() => setCodes(null)}
        title="Your recovery codes"
        closeOnClickOutside={false}
      >
        {codes && <Codes codes={codes} onDone={() => setCodes(null)} />}
      </Modal>
    </Panel>
  );
}

function Codes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { account } = useSession();
  const text = `Recovery codes for ${account.email}\n\n${codes.join('\n')}\n`;
  return (
    <Stack gap="md">
      <Text size="sm">Keep them somewhere other than your phone. They are shown only once.</Text>
      <SimpleGrid cols={2} spacing="xs">
        {codes.map((code) => (
          <Code key={code} ta="center" p={6} fz="sm">
            {code}
          </Code>
        ))}
      </SimpleGrid>
      <Group gap="xs">
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Save as a file
        </Button>
        <Button ml="auto" onClick={onDone}>
          I’ve saved them
        </Button>
      </Group>
    </Stack>
  );
}
