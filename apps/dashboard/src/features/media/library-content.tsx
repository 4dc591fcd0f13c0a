import { Stack, VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { MoreButton } from '../../ui/list/list-view.tsx';
import list from '../../ui/list.module.css';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { FileTable } from './file-table.tsx';
import { FileTiles } from './file-tiles.tsx';
import { FolderTiles } from './folder-tiles.tsx';
import type { FileView, FolderView, Kind, LibraryView } from './library.ts';
import { filesQuery, foldersQuery } from './queries.ts';
import type { Selection } from './use-selection.ts';

const texts = words.media;

type LibraryContentProps = {
  view: LibraryView;
  selection: Selection;
  /** False if there are no actions for a selection. */
  isTicked?: boolean;
  onOpenFile: (file: FileView) => void;
  onOpenFolder: (folder: FolderView) => void;
  /** Absent if folders can only be opened, or if the user lacks the permission. */
  onRenameFolder?: ((folder: FolderView) => void) | undefined;
  onDownloadFolder?: ((folder: FolderView) => void) | undefined;
  /** The files that can be picked, when the library serves as a picker. Folders are shown for every kind. */
  picking?: { kinds: readonly Kind[]; isPrivate: boolean };
  /** Replaces files and folders if there are none. */
  empty: ReactNode;
};

/** The folders and files of a view. */
export function LibraryContent(props: LibraryContentProps) {
  const {
    view,
    selection,
    isTicked = true,
    onOpenFile,
    onOpenFolder,
    onRenameFolder,
    onDownloadFolder,
    picking,
    empty,
  } = props;
  const { folderId, isTrash, query } = view;
  const { kind, unused } = query.filters;
  const isUnused = unused === true && !isTrash;
  const shown = { folderId, isTrash, search: query.text };
  const files = useInfiniteQuery(
    filesQuery({ ...shown, isUnused, sort: query.sort, ...picking, kinds: kind ? [kind] : (picking?.kinds ?? []) }),
  );
  const folders = useQuery(foldersQuery(shown));
  const failed = files.error ?? folders.error;
  if (failed) return <Failure error={failed} onRetry={() => void Promise.all([files.refetch(), folders.refetch()])} />;
  if (!files.data || !folders.data) return <ListSkeleton />;
  const shownFiles = files.data.pages.flatMap((page) => page.files ?? []);
  const shownFolders = isUnused || (kind && !picking) ? [] : folders.data;
  if (shownFiles.length + shownFolders.length === 0) return empty;
  const Files = view.layout === 'grid' ? FileTiles : FileTable;
  return (
    <Stack gap="md" className={files.isPlaceholderData ? list.stale : undefined} aria-busy={files.isPlaceholderData}>
      <VisuallyHidden role="status">
        {texts.shown(texts.folders(shownFolders.length), texts.files(shownFiles.length))}
      </VisuallyHidden>
      {shownFolders.length > 0 && (
        <FolderTiles
          folders={shownFolders}
          isChosen={selection.hasFolder}
          onToggle={picking || !isTicked ? undefined : selection.toggleFolder}
          onOpen={view.isTrash ? undefined : onOpenFolder}
          onRename={onRenameFolder}
          onDownload={onDownloadFolder}
        />
      )}
      {shownFiles.length > 0 && (
        <Files
          files={shownFiles}
          isChosen={selection.hasFile}
          onToggle={isTicked ? selection.toggleFile : undefined}
          onOpen={onOpenFile}
        />
      )}
      <MoreButton {...files} />
    </Stack>
  );
}
