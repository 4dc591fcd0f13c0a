import { Button, Group, Paper, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type SelectionFrameProps = {
  /** What is selected, such as "Selected members". */
  label: string;
  /** How many are selected, in words. */
  count: string;
  /** Stands beside the count: a way to select more. */
  more?: ReactNode;
  className?: string;
  onClear: () => void;
  /** What can be done with the selected. */
  children: ReactNode;
};

/** The bar above a list while something is selected in it. */
export function SelectionFrame({ label, count, more, className, onClear, children }: SelectionFrameProps) {
  return (
    <Paper component="section" aria-label={label} className={className} p="xs" px="md" withBorder>
      <Group gap="xs" justify="space-between">
        <Group gap="xs">
          <Text size="sm" fw={600} role="status">
            {count}
          </Text>
          {more}
        </Group>
        <Group gap="xs">
          {children}
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            leftSection={<IconX size={16} aria-hidden />}
            onClick={onClear}
          >
            Clear
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
