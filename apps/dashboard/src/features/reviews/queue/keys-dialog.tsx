import { Button, Group, Kbd, Modal, Stack, Switch, Text } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { words } from '../../../app/words.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';

const texts = words.reviews;

const keys: [keys: string[], meaning: string][] = [
  [['J'], texts.queue.next],
  [['K'], texts.queue.previous],
  [['A'], texts.approve],
  [['R'], texts.reject],
  [['E', texts.queue.keys.enter], texts.queue.keys.write],
  [[texts.queue.keys.ctrlEnter], texts.queue.keys.save],
  [[texts.queue.keys.esc], texts.queue.keys.leave],
  [['U'], texts.queue.keys.undo],
  [['?'], texts.queue.keys.show],
];

type KeysDialogProps = { opened: boolean; onClose: () => void; hasKeys: boolean; onToggle: (isOn: boolean) => void };

/** The keys of the queue, and a switch for people whom single keys disturb. */
export function KeysDialog({ opened, onClose, hasKeys, onToggle }: KeysDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.queue.keys.title}>
      <Stack gap="md">
        <dl style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '8px 16px', margin: 0 }}>
          {keys.map(([pressed, meaning]) => (
            <div key={meaning} style={{ display: 'contents' }}>
              <dt>
                <Group gap={6}>
                  {pressed.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </Group>
              </dt>
              <Text component="dd" size="sm" m={0}>
                {meaning}
              </Text>
            </div>
          ))}
        </dl>
        <Switch
          label={texts.queue.keys.use}
          description={texts.queue.keys.useText}
          checked={hasKeys}
          onChange={({ currentTarget: { checked } }) => onToggle(checked)}
        />
      </Stack>
    </Modal>
  );
}

export function KeysButton({ hasKeys, onClick }: { hasKeys: boolean; onClick: () => void }) {
  if (useIsPhone()) return null;
  return (
    <Button
      size="xs"
      variant="subtle"
      color="gray"
      leftSection={<IconKeyboard size={16} aria-hidden />}
      rightSection={hasKeys && <Kbd size="xs">?</Kbd>}
      onClick={onClick}
    >
      {texts.queue.keys.title}
    </Button>
  );
}
