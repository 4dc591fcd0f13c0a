import { Checkbox, Menu, Text } from '@mantine/core';
import { IconDownload, IconFolder, IconPencil } from '@tabler/icons-react';
import { words } from '../../app/words.ts';
import { ActionsMenu } from '../../ui/actions-menu.tsx';
import type { FolderView } from './library.ts';
import classes from './media.module.css';

const texts = words.media;

type FolderTilesProps = {
  folders: FolderView[];
  isChosen: (folder: FolderView) => boolean;
  /** Absent if folders can only be opened. */
  onToggle?: ((folder: FolderView) => void) | undefined;
  /** Absent where folders cannot be opened, as in the trash. */
  onOpen?: ((folder: FolderView) => void) | undefined;
  onRename?: ((folder: FolderView) => void) | undefined;
  onDownload?: ((folder: FolderView) => void) | undefined;
};

export function FolderTiles({ folders, isChosen, onToggle, onOpen, onRename, onDownload }: FolderTilesProps) {
  return (
    <ul className={`${classes.grid} ${classes.folders}`} aria-label={texts.foldersTitle}>
      {folders.map((folder) => (
        <li key={folder.id} className={classes.tile} data-chosen={isChosen(folder) || undefined}>
          {onToggle && (
            <Checkbox
              className={classes.folderCheck}
              aria-label={texts.selectFolder(folder.displayName ?? '')}
              checked={isChosen(folder)}
              onChange={() => onToggle(folder)}
            />
          )}
          <button type="button" className={classes.cover} disabled={!onOpen} onClick={() => onOpen?.(folder)}>
            <span
              className={classes.folder}
              data-ticked={onToggle ? true : undefined}
              data-menu={onRename || onDownload ? true : undefined}
            >
              <IconFolder size={22} stroke={1.4} aria-hidden style={{ flex: 'none' }} />
              <Text component="span" size="sm" truncate>
                {folder.displayName}
              </Text>
            </span>
          </button>
          {onOpen && (onRename || onDownload) && (
            <FolderMenu folder={folder} onRename={onRename} onDownload={onDownload} />
          )}
        </li>
      ))}
    </ul>
  );
}

type FolderMenuProps = Pick<FolderTilesProps, 'onRename' | 'onDownload'> & { folder: FolderView };

function FolderMenu({ folder, onRename, onDownload }: FolderMenuProps) {
  return (
    <ActionsMenu label={texts.moreAboutFolder(folder.displayName ?? '')} size="md" className={classes.mark}>
      {onRename && (
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onRename(folder)}>
          {words.actions.rename}
        </Menu.Item>
      )}
      {onDownload && (
        <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} onClick={() => onDownload(folder)}>
          {texts.downloadArchive}
        </Menu.Item>
      )}
    </ActionsMenu>
  );
}
