import { Button, Group, Paper, Stack } from '@mantine/core';
import { IconArrowLeft, IconFolderPlus, IconPhoto, IconSearch, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { isNarrowed } from '../../ui/list/address.ts';
import { useListParams } from '../../ui/list/use-list-params.ts';
import list from '../../ui/list.module.css';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { FileActions, mayTick } from './file-actions.tsx';
import { FolderPath } from './folder-path.tsx';
import { type LibraryView, ROOT, readLibraryView } from './library.ts';
import { LibraryContent } from './library-content.tsx';
import { type Dialog, LibraryDialogs } from './library-dialogs.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import { DropZone } from './uploads/drop-zone.tsx';
import { UploadButton } from './uploads/upload-button.tsx';
import { UploadList } from './uploads/upload-list.tsx';
import { useUploads } from './uploads/use-uploads.ts';
import { useLibraryActions } from './use-library-actions.tsx';
import { type Chosen, useSelection } from './use-selection.ts';

const texts = words.media;

/** The media library: every file of the site. */
export function Component() {
  const { params, change } = useListParams();
  const view = readLibraryView(params);
  const actions = useLibraryActions();
  const uploads = useUploads(() => void actions.refresh());
  const selection = useSelection();
  const [dialog, setDialog] = useState<Dialog | null>(null);

  const show = (changes: Record<string, string | null>) => {
    selection.clear();
    change(changes);
  };
  const goTo = (folderId: string) => show({ folder: folderId === ROOT ? null : folderId, search: null, trash: null });
  const upload = (files: File[]) => uploads.add(files, view.folderId);
  const may = useMay();
  const withChosen = (act: (chosen: Chosen) => unknown) => async () => {
    await act({ files: selection.files, folders: selection.folders });
    selection.clear();
  };

  return (
    <Page
      title={view.isTrash ? texts.trash.title : texts.title}
      actions={
        <Actions view={view} onShow={show} onUpload={upload} onNewFolder={() => setDialog({ kind: 'new folder' })} />
      }
    >
      <Stack gap="md">
        <LibraryToolbar view={view} onChange={show} />
        {!view.isTrash && !view.query.text && !view.query.filters.unused && (
          <FolderPath folderId={view.folderId} onGo={goTo} />
        )}
        <UploadList uploads={uploads} />
        <FileActions
          count={selection.count}
          isTrash={view.isTrash}
          onMove={() => setDialog({ kind: 'move' })}
          onDownload={() => void withChosen(actions.download)()}
          onTrash={() => void actions.trash({ files: selection.files, folders: selection.folders }, selection.clear)}
          onRestore={() => void withChosen(actions.restore)()}
          onDelete={() =>
            void actions.deleteForGood({ files: selection.files, folders: selection.folders }, selection.clear)
          }
          onClear={selection.clear}
        />
        <DropZone isOpen={!view.isTrash} onFiles={upload}>
          <LibraryContent
            view={view}
            selection={selection}
            isTicked={mayTick(may)}
            onOpenFile={(file) => setDialog({ kind: 'file', file })}
            onOpenFolder={({ id = ROOT }) => goTo(id)}
            onRenameFolder={
              may('mediaFolders.updateFolder') ? (folder) => setDialog({ kind: 'rename folder', folder }) : undefined
            }
            onDownloadFolder={
              may('mediaFolders.generateFolderDownloadUrl')
                ? (folder) => void actions.download({ files: [], folders: [folder] })
                : undefined
            }
            empty={
              <Empty view={view} onUpload={upload} onReset={() => show({ search: null, kind: null, unused: null })} />
            }
          />
        </DropZone>
      </Stack>
      <LibraryDialogs
        open={dialog}
        chosen={selection}
        folderId={view.folderId}
        actions={actions}
        onMove={(target) => withChosen((chosen) => actions.move(chosen, target))()}
        onOpen={setDialog}
      />
    </Page>
  );
}

const trashNeeds = ['mediaFiles.listDeletedFiles', 'mediaFolders.listDeletedFolders'] as const;

type ActionsProps = {
  view: LibraryView;
  onShow: (changes: Record<string, string | null>) => void;
  onUpload: (files: File[]) => void;
  onNewFolder: () => void;
};

function Actions({ view, onShow, onUpload, onNewFolder }: ActionsProps) {
  const may = useMay();
  if (view.isTrash) {
    return (
      <Button
        variant="default"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        onClick={() => onShow({ trash: null, search: null })}
      >
        {texts.trash.back}
      </Button>
    );
  }
  return (
    <>
      {trashNeeds.every(may) && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => onShow({ trash: '1', folder: null, search: null, unused: null })}
        >
          {texts.trash.title}
        </Button>
      )}
      {may('mediaFolders.createFolder') && (
        <Button variant="default" leftSection={<IconFolderPlus size={18} aria-hidden />} onClick={onNewFolder}>
          {texts.newFolder}
        </Button>
      )}
      <UploadButton onFiles={onUpload} />
    </>
  );
}

type EmptyProps = { view: LibraryView; onUpload: (files: File[]) => void; onReset: () => void };

function Empty({ view, onUpload, onReset }: EmptyProps) {
  return (
    <Paper className={list.frame}>
      <EmptyReason view={view} onUpload={onUpload} onReset={onReset} />
    </Paper>
  );
}

function EmptyReason({ view, onUpload, onReset }: EmptyProps) {
  const mayUpload = useMay()('mediaFiles.generateFileUploadUrl');
  if (isNarrowed(view.query)) {
    return (
      <NothingHere icon={<IconSearch />} title={texts.none.noMatch} description={words.lists.noMatch.tryAgain}>
        <Button variant="default" onClick={onReset}>
          {texts.none.showAll}
        </Button>
      </NothingHere>
    );
  }
  if (view.isTrash)
    return <NothingHere icon={<IconTrash />} title={texts.trash.none} description={texts.trash.noneText} />;
  return (
    <NothingHere
      icon={<IconPhoto />}
      title={view.folderId === ROOT ? texts.none.title : texts.none.folder}
      description={mayUpload ? texts.none.upload : texts.none.read}
    >
      <Group>
        <UploadButton onFiles={onUpload} />
      </Group>
    </NothingHere>
  );
}
