import { mediaFileEvents, type mediaFiles } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { asPlatform, type Database, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import type { Media } from '../../platform/media/media.ts';
import { invalid, notFound } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { viewDescriptor } from './descriptor.ts';
import { isOpenFolder } from './folder-paths.ts';
import {
  findMediaFiles,
  idsOfNobody,
  type RemovedFile,
  removeFiles,
  restoreFiles,
  trashFiles,
  updateMediaFile,
} from './media.store.ts';
import { cleanFileName, fileIdOf, idsOfKey } from './media-file.ts';

/** Changes name, folder and labels; everything else about a file is derived from its content. */
export const updateFileDescriptor: UseCase<typeof mediaFiles.updateFileDescriptor> = (ctx, { file }) => {
  const { displayName, parentFolderId, labels } = file;
  return withSite(ctx, async (tx) => {
    const id = fileIdOf(file.id);
    const [known] = await findMediaFiles(tx, [id], { lock: true });
    if (!known) return notFound('there is no such file');
    if (displayName !== undefined && displayName.trim() === '')
      return invalid({ field: 'file.displayName', description: 'must not be empty', violatedRule: 'MIN_LENGTH' });
    const folderId = parentFolderId || known.folderId;
    if (folderId !== known.folderId && !(await isOpenFolder(tx, folderId)))
      return invalid({
        field: 'file.parentFolderId',
        description: 'is not a folder',
        violatedRule: 'OTHER',
        ruleName: 'RESOURCE_NOT_FOUND',
      });
    const changed = {
      ...known,
      fileName: displayName === undefined ? known.fileName : cleanFileName(displayName),
      folderId,
      labels: labels ?? known.labels,
      updatedDate: ctx.now().toISOString(),
    };
    await updateMediaFile(tx, changed, ctx.now());
    return { file: viewDescriptor(ctx, changed) };
  });
};

/** Moves files to the trash, or deletes them for good. Missing files, or files already there, are no error. */
export const bulkDeleteFiles: UseCase<typeof mediaFiles.bulkDeleteFiles> = async (ctx, request) => {
  const ids = request.fileIds.map(fileIdOf);
  if (request.permanent) await deleteForGood(ctx, ids);
  else await withSite(ctx, (tx) => trashFiles(tx, ids, ctx.now()));
  return {};
};

export const bulkRestoreFilesFromTrashBin: UseCase<typeof mediaFiles.bulkRestoreFilesFromTrashBin> = async (
  ctx,
  { fileIds },
) => {
  return withSite(ctx, async (tx) => {
    const restored = await restoreFiles(tx, fileIds.map(fileIdOf), ctx.now());
    for (const file of restored.length ? await findMediaFiles(tx, restored) : []) {
      emit(tx, mediaFileEvents.fileReady(file.id, { file: viewDescriptor(ctx, file), triggeredByUndelete: true }));
    }
    return {};
  });
};

/** Deletes the rows of files and then their bytes: a crash between the two only wastes space. */
export async function deleteForGood(ctx: Context, ids: readonly string[]): Promise<void> {
  const removed = await withSite(ctx, (tx) => removeFiles(tx, ids));
  await deleteBytes(ctx, removed);
}

/** The same for files of which the first parts of their ids are known. */
export const deleteByKeys = (ctx: Context, keys: readonly string[]): Promise<void> =>
  deleteForGood(ctx, keys.flatMap(idsOfKey));

export async function deleteBytes(
  { database, media }: { database: Database; media: Media },
  removed: readonly RemovedFile[],
): Promise<void> {
  if (removed.length === 0) return;
  const ids = removed.map(({ id }) => id);
  // ids of older files derive from their content: another site may have the same one
  const gone = new Set(await asPlatform('see whether another site has them', database, (tx) => idsOfNobody(tx, ids)));
  for (const file of removed) {
    if (!gone.has(file.id)) continue;
    await media[file.private ? 'private' : 'public'].remove(file.id);
    await media.resized.forget(file.id);
  }
}
