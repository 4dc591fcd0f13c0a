import { Code, Group, Modal, Stack, Text } from '@mantine/core';
import { words } from '../../../../app/words.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import type { OAuthApp } from '../queries.ts';
import type { PluginKey } from './queries.ts';

const texts = words.servicePlugins;

type KeyDialogProps = { shown: PluginKey | null; apps: readonly OAuthApp[]; onClose: () => void };

/** By what an app verifies that it is the shop that asks. Nothing in it is secret. */
export function KeyDialog({ shown, apps, onClose }: KeyDialogProps) {
  const { appId = '', publicKey = '' } = shown ?? {};
  const name = apps.find(({ id }) => id === appId)?.name ?? '';
  return (
    <Modal opened={shown !== null} onClose={onClose} title={texts.keyNamed(name)} size="lg">
      <Stack>
        <Text size="sm">{texts.keyText}</Text>
        <Text size="sm">
          {texts.clientId} <Code style={{ overflowWrap: 'anywhere' }}>{appId}</Code>
        </Text>
        <Code block tabIndex={0} aria-label={texts.key} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {publicKey}
        </Code>
        <Group justify="flex-end">
          <CopyButton value={publicKey} />
        </Group>
      </Stack>
    </Modal>
  );
}
