import { Button, Group, Paper, Text } from '@mantine/core';
import { IconArrowBackUp, IconDownload, IconFolderShare, IconTrash, IconX } from '@tabler/icons-react';
import { type May, type Need, useMay } from '../../app/permissions.ts';
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

/** Files and folders are ticked together: what is done with them takes both. */
const needs = {
  move: ['mediaFiles.updateFileDescriptor', 'mediaFolders.updateFolder'],
  download: [
    'mediaFiles.generateFileDownloadUrl',
    'mediaFiles.generateFilesDownloadUrl',
    'mediaFolders.generateFolderDownloadUrl',
  ],
  trash: ['mediaFiles.bulkDeleteFiles', 'mediaFolders.bulkDeleteFolders'],
  restore: ['mediaFiles.bulkRestoreFilesFromTrashBin', 'mediaFolders.bulkRestoreFoldersFromTrashBin'],
} as const satisfies Record<string, readonly Need[]>;

/** Whether there is anything that somebody may do with what is ticked. */
export const mayTick = (may: May): boolean => Object.values(needs).some((some) => some.every(may));

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
  const may = useMay();
  const mayAll = (wanted: keyof typeof needs) => needs[wanted].every(may);
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
              {mayAll('restore') && (
                <BarButton icon={<IconArrowBackUp size={16} aria-hidden />} onClick={onRestore}>
                  Restore
                </BarButton>
              )}
              {mayAll('trash') && (
                <BarButton icon={<IconTrash size={16} aria-hidden />} color="red" onClick={onDelete}>
                  Delete for good
                </BarButton>
              )}
            </>
          ) : (
            <>
              {mayAll('move') && (
                <BarButton icon={<IconFolderShare size={16} aria-hidden />} onClick={onMove}>
                  Move
                </BarButton>
              )}
              {mayAll('download') && (
                <BarButton icon={<IconDownload size={16} aria-hidden />} onClick={onDownload}>
                  Download
                </BarButton>
              )}
              {mayAll('trash') && (
                <BarButton icon={<IconTrash size={16} aria-hidden />} color="red" onClick={onTrash}>
                  Move to trash
                </BarButton>
              )}
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
