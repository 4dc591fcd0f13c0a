import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { NameDialog } from '../../ui/form/name-dialog.tsx';
import { FileDrawer, LONGEST_NAME } from './file-drawer.tsx';
import type { FileView, FolderView } from './library.ts';
import { MoveDialog } from './move-dialog.tsx';
import { LIBRARY } from './queries.ts';
import type { useLibraryActions } from './use-library-actions.tsx';
import type { Chosen } from './use-selection.ts';

const texts = words.media;

/** The dialog that is open over the library. */
export type Dialog =
  | { kind: 'new folder' }
  | { kind: 'move' }
  | { kind: 'rename folder'; folder: FolderView }
  | { kind: 'file'; file: FileView };

type LibraryDialogsProps = {
  open: Dialog | null;
  chosen: Chosen;
  /** The current folder. */
  folderId: string;
  actions: ReturnType<typeof useLibraryActions>;
  onMove: (target: { id: string; name: string }) => Promise<void>;
  onOpen: (dialog: Dialog | null) => void;
};

export function LibraryDialogs({ open, chosen, folderId, actions, onMove, onOpen }: LibraryDialogsProps) {
  const onClose = () => onOpen(null);
  const folder = open?.kind === 'rename folder' ? open.folder : null;
  const naming = { maxLength: LONGEST_NAME, refresh: [LIBRARY], onClose };
  return (
    <>
      <NameDialog
        title={texts.newFolder}
        name={open?.kind === 'new folder' ? '' : undefined}
        confirm={texts.create}
        onSave={(displayName) => api.mediaFolders.createFolder({ displayName, parentFolderId: folderId })}
        {...naming}
      />
      <NameDialog
        title={texts.renameFolder}
        name={folder ? (folder.displayName ?? '') : undefined}
        confirm={words.actions.rename}
        onSave={(displayName) => api.mediaFolders.updateFolder({ folder: { id: folder?.id ?? '', displayName } })}
        {...naming}
      />
      {open?.kind === 'move' && <MoveDialog chosen={chosen} from={folderId} onMove={onMove} onClose={onClose} />}
      {open?.kind === 'file' && <OpenFile file={open.file} actions={actions} onOpen={onOpen} />}
    </>
  );
}

type OpenFileProps = Pick<LibraryDialogsProps, 'actions' | 'onOpen'> & { file: FileView };

function OpenFile({ file, actions, onOpen }: OpenFileProps) {
  const only: Chosen = { files: [file], folders: [] };
  return (
    <FileDrawer
      file={file}
      onRenamed={(displayName) => onOpen({ kind: 'file', file: { ...file, displayName } })}
      onDownload={() => void actions.download(only)}
      onTrash={() => {
        onOpen(null);
        void actions.trash(only);
      }}
      onClose={() => onOpen(null)}
    />
  );
}
