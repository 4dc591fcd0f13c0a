import { FileDrawer } from './file-drawer.tsx';
import type { FileView, FolderView } from './library.ts';
import { MoveDialog } from './move-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import type { useLibraryActions } from './use-library-actions.tsx';
import type { Chosen } from './use-selection.ts';

/** What is open over the library. */
export type Dialog =
  | { kind: 'new folder' }
  | { kind: 'move' }
  | { kind: 'rename folder'; folder: FolderView }
  | { kind: 'file'; file: FileView };

type LibraryDialogsProps = {
  open: Dialog | null;
  chosen: Chosen;
  /** The folder that is shown. */
  folderId: string;
  actions: ReturnType<typeof useLibraryActions>;
  onMove: (target: { id: string; name: string }) => Promise<void>;
  onOpen: (dialog: Dialog | null) => void;
};

export function LibraryDialogs({ open, chosen, folderId, actions, onMove, onOpen }: LibraryDialogsProps) {
  const onClose = () => onOpen(null);
  switch (open?.kind) {
    case 'new folder':
      return (
        <NameDialog
          title="New folder"
          label="Name"
          action="Create"
          onName={(name) => actions.newFolder(name, folderId)}
          onClose={onClose}
        />
      );
    case 'rename folder':
      return (
        <NameDialog
          title="Rename folder"
          label="Name"
          action="Rename"
          value={open.folder.displayName ?? ''}
          onName={(name) => actions.renameFolder(open.folder, name)}
          onClose={onClose}
        />
      );
    case 'move':
      return <MoveDialog chosen={chosen} from={folderId} onMove={onMove} onClose={onClose} />;
    case 'file':
      return <OpenFile file={open.file} actions={actions} onOpen={onOpen} />;
    default:
      return null;
  }
}

type OpenFileProps = Pick<LibraryDialogsProps, 'actions' | 'onOpen'> & { file: FileView };

function OpenFile({ file, actions, onOpen }: OpenFileProps) {
  const only: Chosen = { files: [file], folders: [] };
  return (
    <FileDrawer
      file={file}
      onRename={async (displayName) => {
        const done = await actions.renameFile(file, displayName);
        if (done) onOpen({ kind: 'file', file: { ...file, displayName } });
        return done;
      }}
      onDownload={() => void actions.download(only)}
      onTrash={() => {
        onOpen(null);
        void actions.trash(only);
      }}
      onClose={() => onOpen(null)}
    />
  );
}
