import { Button, Center, Stack, VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from '../../ui/failure.tsx';
import list from '../../ui/list.module.css';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { FileTable } from './file-table.tsx';
import { FileTiles } from './file-tiles.tsx';
import { FolderTiles } from './folder-tiles.tsx';
import type { FileView, FolderView, Kind, LibraryView } from './library.ts';
import { filesQuery, foldersQuery } from './queries.ts';
import type { Selection } from './use-selection.ts';

type LibraryContentProps = {
  view: LibraryView;
  selection: Selection;
  /** False where nothing could be done with what is ticked. */
  isTicked?: boolean;
  onOpenFile: (file: FileView) => void;
  onOpenFolder: (folder: FolderView) => void;
  /** Absent where folders are only gone through, and for who may not. */
  onRenameFolder?: ((folder: FolderView) => void) | undefined;
  onDownloadFolder?: ((folder: FolderView) => void) | undefined;
  /** Where files are chosen for something else: which of them will do. Folders stay in sight whatever the kind. */
  picking?: { kinds: readonly Kind[]; isPrivate: boolean };
  /** In place of files and folders where there are none. */
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
  const files = useInfiniteQuery(
    filesQuery({ ...view, ...picking, kinds: view.kind ? [view.kind] : (picking?.kinds ?? []) }),
  );
  const folders = useQuery(foldersQuery(view));
  const failed = files.error ?? folders.error;
  if (failed) return <Failure error={failed} onRetry={() => void Promise.all([files.refetch(), folders.refetch()])} />;
  if (!files.data || !folders.data) return <ListSkeleton />;
  const shown = files.data.pages.flatMap((page) => page.files ?? []);
  const shownFolders = view.kind && !picking ? [] : folders.data;
  if (shown.length + shownFolders.length === 0) return empty;
  const Files = view.layout === 'grid' ? FileTiles : FileTable;
  return (
    <Stack gap="md" className={files.isPlaceholderData ? list.stale : undefined}>
      <VisuallyHidden role="status">
        {shownFolders.length} folders and {shown.length} files shown
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
      {shown.length > 0 && (
        <Files
          files={shown}
          isChosen={selection.hasFile}
          onToggle={isTicked ? selection.toggleFile : undefined}
          onOpen={onOpenFile}
        />
      )}
      {files.hasNextPage && (
        <Center>
          <Button variant="default" loading={files.isFetchingNextPage} onClick={() => void files.fetchNextPage()}>
            Show more
          </Button>
        </Center>
      )}
    </Stack>
  );
}
