import { Button, Group, Paper, Text } from '@mantine/core';
import { IconArrowBackUp, IconDownload, IconFolderShare, IconTrash, IconX } from '@tabler/icons-react';
import classes from './media.module.css';

type SelectionBarProps = {
  count: number;
  isTrash: boolean;
  onMove: () => void;
  onDownload: () => void;
  onTrash: () => void;
  onRestore: () => void;
  onDelete: () => void;
  onClear: () => void;
};

/** What can be done with everything that is ticked. */
export function SelectionBar({
  count,
  isTrash,
  onMove,
  onDownload,
  onTrash,
  onRestore,
  onDelete,
  onClear,
}: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <Paper className={classes.bar} p="xs" shadow="md" role="region" aria-label="Selection">
      <Group gap="xs" justify="space-between">
        <Text size="sm" fw={600} role="status" px="xs">
          {count} selected
        </Text>
        <Group gap={4}>
          {isTrash ? (
            <>
              <BarButton icon={<IconArrowBackUp size={16} aria-hidden />} onClick={onRestore}>
                Restore
              </BarButton>
              <BarButton icon={<IconTrash size={16} aria-hidden />} color="red" onClick={onDelete}>
                Delete for good
              </BarButton>
            </>
          ) : (
            <>
              <BarButton icon={<IconFolderShare size={16} aria-hidden />} onClick={onMove}>
                Move
              </BarButton>
              <BarButton icon={<IconDownload size={16} aria-hidden />} onClick={onDownload}>
                Download
              </BarButton>
              <BarButton icon={<IconTrash size={16} aria-hidden />} color="red" onClick={onTrash}>
                Move to trash
              </BarButton>
            </>
          )}
          <BarButton icon={<IconX size={16} aria-hidden />} color="gray" onClick={onClear}>
            Clear
          </BarButton>
        </Group>
      </Group>
    </Paper>
  );
}

type BarButtonProps = { icon: React.ReactNode; color?: string; onClick: () => void; children: string };

function BarButton({ icon, color, onClick, children }: BarButtonProps) {
  return (
    <Button size="compact-md" variant="subtle" {...(color ? { color } : {})} leftSection={icon} onClick={onClick}>
      {children}
    </Button>
  );
}
