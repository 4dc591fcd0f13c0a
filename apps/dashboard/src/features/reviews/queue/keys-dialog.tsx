import { Button, Group, Kbd, Modal, Stack, Switch, Text } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useIsPhone } from '../../../ui/use-is-phone.ts';

const keys: [keys: string[], meaning: string][] = [
  [['J'], 'Next review'],
  [['K'], 'Previous review'],
  [['A'], 'Approve'],
  [['R'], 'Reject'],
  [['E', 'Enter'], 'Write a reply'],
  [['Ctrl Enter'], 'Save the reply'],
  [['Esc'], 'Leave the reply'],
  [['U'], 'Undo the last decision'],
  [['?'], 'Show these keys'],
];

type KeysDialogProps = { opened: boolean; onClose: () => void; hasKeys: boolean; onToggle: (isOn: boolean) => void };

/** The keys of the queue, and a switch for people whom single keys disturb. */
export function KeysDialog({ opened, onClose, hasKeys, onToggle }: KeysDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Keys">
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
          label="Use these keys"
          description="They do nothing while you type."
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
      Keys
    </Button>
  );
}
