import { Badge, Button, Group, Text } from '@mantine/core';

type DeviceRowProps = {
  device: string | undefined;
  address: string | undefined;
  /** Follows the address, such as "since Monday". */
  time: string;
  /** What the one that is in front of the person is called; null for others. */
  current: string | null;
  /** What can be done about it. */
  action?: { label: string; isPending: boolean; run: () => void };
};

/** A browser of one's own account, with where it was. */
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
          {address || 'Unknown address'}, {time}
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
