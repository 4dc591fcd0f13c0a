import { Alert, Button, Code, CopyButton, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { Panel } from '../../ui/panel.tsx';
import type { Factor } from './queries.ts';
import { useSecurityChange } from './use-security-change.ts';

const texts = words.security.recovery;

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
      title={texts.title}
      aside={
        <Button variant="default" size="xs" loading={make.isPending} onClick={() => make.mutate(undefined)}>
          {factor ? texts.createNew : texts.create}
        </Button>
      }
    >
      <Stack gap="sm">
        {isNeeded && left <= FEW && (
          <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
            {left === 0 ? texts.none : texts.few(left)}
          </Alert>
        )}
        <Text size="sm" c="dimmed">
          {factor?.createdDate ? texts.left(left, format.date(factor.createdDate)) : texts.text}
        </Text>
      </Stack>
      <Modal opened={codes !== null} onClose={() => setCodes(null)} title={texts.yours} closeOnClickOutside={false}>
        {codes && <Codes codes={codes} onDone={() => setCodes(null)} />}
      </Modal>
    </Panel>
  );
}

function Codes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { account } = useSession();
  const text = texts.file(account.email ?? '', codes.join('\n'));
  return (
    <Stack gap="md">
      <Text size="sm">{texts.keep}</Text>
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
              {copied ? words.common.copied : words.common.copy}
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
          {texts.save}
        </Button>
        <Button ml="auto" onClick={onDone}>
          {texts.done}
        </Button>
      </Group>
    </Stack>
  );
}
