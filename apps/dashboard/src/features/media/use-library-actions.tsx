import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { explain } from '../../ui/explain.ts';
import { offerUndo } from '../../ui/undo-message.tsx';
import { localAddress, ROOT } from './library.ts';
import { type FileUses, loadUses } from './media-uses.ts';
import { LIBRARY } from './queries.ts';
import { UsedFiles } from './use-list.tsx';
import type { Chosen } from './use-selection.ts';

const texts = words.media;

/** The maximum number of folders in one request. */
const FOLDERS_AT_ONCE = 100;
const FILES_AT_ONCE = 1000;

/** The actions for files and folders. Each reports its result and offers an undo where that is possible. */
export function useLibraryActions() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: LIBRARY });

  /** Runs the action, reloads the library and reports a failure. Resolves to whether the action succeeded. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      const { title, detail } = explain(error);
      notifications.show({ color: 'red', title, message: detail });
      return false;
    } finally {
      await refresh();
    }
  };
  const offer = (text: string, undo: () => Promise<unknown>) =>
    offerUndo({ text, onUndo: () => attempt(undo), autoClose: 10_000 });

  return {
    refresh,
    /** Asks first where something shows the files. `onDone` is called once they are there. */
    async trash(chosen: Chosen, onDone?: () => void) {
      const move = async () => {
        if (!(await attempt(() => eachKind(chosen, removeFiles, removeFolders)))) return;
        onDone?.();
        offer(texts.trash.done(countOf(chosen)), () => eachKind(chosen, restoreFiles, restoreFolders));
      };
      const used = await usedAmong(chosen);
      if (used.length === 0) return move();
      modals.openConfirmModal({
        title: texts.trash.ask(countOf(chosen)),
        children: <UsedFiles files={used}>{texts.trash.used}</UsedFiles>,
        labels: { confirm: texts.moveToTrash, cancel: texts.keep },
        confirmProps: { color: 'red' },
        onConfirm: () => void move(),
      });
    },
    async restore(chosen: Chosen) {
      if (await attempt(() => eachKind(chosen, restoreFiles, restoreFolders)))
        offer(texts.restored(countOf(chosen)), () => eachKind(chosen, removeFiles, removeFolders));
    },
    async deleteForGood(chosen: Chosen, onDone: () => void) {
      const used = await usedAmong(chosen);
      modals.openConfirmModal({
        title: texts.deleting.title(countOf(chosen)),
        children:
          used.length > 0 ? (
            <UsedFiles files={used}>{texts.deleting.used}</UsedFiles>
          ) : (
            <Text size="sm">{texts.deleting.unused}</Text>
          ),
        labels: { confirm: texts.deletePermanently, cancel: texts.keep },
        confirmProps: { color: 'red' },
        onConfirm: async () => {
          const forGood = { permanent: true };
          const done = await attempt(() =>
            eachKind(
              chosen,
              (fileIds) => api.mediaFiles.bulkDeleteFiles({ fileIds, ...forGood }),
              (folderIds) => api.mediaFolders.bulkDeleteFolders({ folderIds, ...forGood }),
            ),
          );
          if (done) onDone();
        },
      });
    },
    async move(chosen: Chosen, target: { id: string; name: string }) {
      const undo = () => moveBack(chosen);
      if (await attempt(() => moveTo(chosen, target.id))) offer(texts.moving.done(countOf(chosen), target.name), undo);
    },
    /** Downloads one file as it is, several as an archive. */
    download: ({ files, folders }: Chosen) =>
      attempt(async () => {
        const [file] = files;
        if (file && files.length === 1) {
          const { downloadUrls } = await api.mediaFiles.generateFileDownloadUrl({ fileId: file.id ?? '' });
          save(downloadUrls?.[0]?.url);
        } else if (files.length > 0) {
          save((await api.mediaFiles.generateFilesDownloadUrl({ fileIds: idsOf(files) })).downloadUrl);
        }
        for (const folderId of idsOf(folders))
          save((await api.mediaFolders.generateFolderDownloadUrl({ folderId })).downloadUrl);
      }),
  };
}

/** The uses of the chosen files, and of those in chosen folders; what cannot be found out keeps nobody from deleting. */
const usedAmong = async (chosen: Chosen): Promise<FileUses[]> => {
  const found = await loadUses({ fileIds: idsOf(chosen.files), folderIds: idsOf(chosen.folders) }, 5).catch(() => []);
  return found.filter(({ total = 0 }) => total > 0);
};

const idsOf = (items: readonly { id?: string | undefined }[]): string[] => items.flatMap(({ id }) => id ?? []);

export function countOf({ files, folders }: Chosen): string {
  const [file, folder] = [files[0]?.displayName, folders[0]?.displayName];
  if (files.length + folders.length === 1) return file ?? folder ?? texts.files(1);
  if (folders.length === 0) return texts.files(files.length);
  if (files.length === 0) return texts.folders(folders.length);
  return texts.filesAndFolders(texts.files(files.length), texts.folders(folders.length));
}

const removeFiles = (fileIds: string[]) => api.mediaFiles.bulkDeleteFiles({ fileIds });
const restoreFiles = (fileIds: string[]) => api.mediaFiles.bulkRestoreFilesFromTrashBin({ fileIds });
const removeFolders = (folderIds: string[]) => api.mediaFolders.bulkDeleteFolders({ folderIds });
const restoreFolders = (folderIds: string[]) => api.mediaFolders.bulkRestoreFoldersFromTrashBin({ folderIds });

async function eachKind(
  { files, folders }: Chosen,
  ofFiles: (ids: string[]) => Promise<unknown>,
  ofFolders: (ids: string[]) => Promise<unknown>,
): Promise<void> {
  for (const ids of inParts(idsOf(files), FILES_AT_ONCE)) await ofFiles(ids);
  for (const ids of inParts(idsOf(folders), FOLDERS_AT_ONCE)) await ofFolders(ids);
}

function inParts<T>(items: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < items.length; start += size) parts.push(items.slice(start, start + size));
  return parts;
}

async function moveTo({ files, folders }: Chosen, parentFolderId: string): Promise<void> {
  for (const id of idsOf(files)) await api.mediaFiles.updateFileDescriptor({ file: { id, parentFolderId } });
  for (const id of idsOf(folders)) await api.mediaFolders.updateFolder({ folder: { id, parentFolderId } });
}

/** Moves each item back to its previous folder. */
async function moveBack({ files, folders }: Chosen): Promise<void> {
  for (const file of files) await moveTo({ files: [file], folders: [] }, file.parentFolderId || ROOT);
  for (const folder of folders) await moveTo({ files: [], folders: [folder] }, folder.parentFolderId || ROOT);
}

/** Makes the browser save the file at an address. */
function save(address: string | undefined) {
  const link = document.createElement('a');
  link.href = localAddress(address);
  link.download = '';
  link.click();
}
