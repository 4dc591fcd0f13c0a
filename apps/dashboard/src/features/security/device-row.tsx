import { Badge, Button, Group, Text } from '@mantine/core';
import { words } from '../../app/words.ts';

const texts = words.security;

type DeviceRowProps = {
  device: string | undefined;
  address: string | undefined;
  /** A time shown after the address, such as "since Monday". */
  time: string;
  /** The label of the browser in use; null for others. */
  current: string | null;
  /** The action offered for the device. */
  action?: { label: string; isPending: boolean; run: () => void };
};

/** A browser signed in to the user's account, with its address. */
export function DeviceRow({ device, address, time, current, action }: DeviceRowProps) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <div style={{ minWidth: 0 }}>
        <Group gap="xs">
          <Text fw={600} size="sm">
            {device}
          </Text>
          {current && (
            <Badge size="sm" variant="light" color="green">
              {current}
            </Badge>
          )}
        </Group>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {address || texts.unknownAddress}, {time}
        </Text>
      </div>
      {action && (
        <Button
          size="xs"
          variant="default"
          style={{ flex: 'none' }}
          aria-label={`${action.label} ${device}, ${address}`}
          loading={action.isPending}
          onClick={action.run}
        >
          {action.label}
        </Button>
      )}
    </Group>
  );
}
