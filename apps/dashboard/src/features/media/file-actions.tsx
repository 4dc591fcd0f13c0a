import { IconArrowBackUp, IconDownload, IconFolderShare, IconTrash } from '@tabler/icons-react';
import { type May, type Need, useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { BulkButton, SelectionBar } from '../../ui/list/selection-bar.tsx';

const texts = words.media;

type FileActionsProps = {
  count: number;
  isTrash: boolean;
  onMove: () => void;
  onDownload: () => void;
  onTrash: () => void;
  onRestore: () => void;
  onDelete: () => void;
  onClear: () => void;
};

/** Files and folders are selected together, so each action needs the permissions for both. */
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

/** Tells whether the user may do anything with a selection. */
export const mayTick = (may: May): boolean => Object.values(needs).some((some) => some.every(may));

/** The actions for the whole selection. */
export function FileActions({
  count,
  isTrash,
  onMove,
  onDownload,
  onTrash,
  onRestore,
  onDelete,
  onClear,
}: FileActionsProps) {
  const may = useMay();
  const mayAll = (wanted: keyof typeof needs) => needs[wanted].every(may);
  return (
    <SelectionBar selected={{ nouns: texts.items, count, isAll: false, selectAll: null, total: count, clear: onClear }}>
      {isTrash && mayAll('restore') && (
        <BulkButton icon={<IconArrowBackUp size={16} aria-hidden />} onClick={onRestore}>
          {texts.restore}
        </BulkButton>
      )}
      {isTrash && mayAll('trash') && (
        <BulkButton icon={<IconTrash size={16} aria-hidden />} onClick={onDelete} isDangerous>
          {texts.deletePermanently}
        </BulkButton>
      )}
      {!isTrash && mayAll('move') && (
        <BulkButton icon={<IconFolderShare size={16} aria-hidden />} onClick={onMove}>
          {texts.move}
        </BulkButton>
      )}
      {!isTrash && mayAll('download') && (
        <BulkButton icon={<IconDownload size={16} aria-hidden />} onClick={onDownload}>
          {texts.download}
        </BulkButton>
      )}
      {!isTrash && mayAll('trash') && (
        <BulkButton icon={<IconTrash size={16} aria-hidden />} onClick={onTrash} isDangerous>
          {texts.moveToTrash}
        </BulkButton>
      )}
    </SelectionBar>
  );
}
