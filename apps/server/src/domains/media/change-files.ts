import type { mediaFiles, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { asPlatform, type Database, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import type { Media } from '../../platform/media/media.ts';
import { invalid, notFound } from '../../platform/refusal.ts';
import { toDescriptor } from './descriptor.ts';
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
import { cleanFileName, fileIdOf } from './media-file.ts';
import { READY_EVENT } from './store-file.ts';

/** Changes name, folder and labels; everything else of a file follows from its content. */
export function updateFileDescriptor(ctx: Context, { file }: Request<typeof mediaFiles.updateFileDescriptor>) {
  const { displayName, parentFolderId, labels } = file;
  return withSite(ctx, async (tx) => {
    const id = fileIdOf(file.id);
    const [known] = await findMediaFiles(tx, [id]);
    if (!known) return notFound('there is no such file');
    if (displayName !== undefined && displayName.trim() === '')
      return invalid({ field: 'file.displayName', description: 'must not be empty', violatedRule: 'MIN_LENGTH' });
    const folderId = parentFolderId || known.folderId;
    if (folderId !== known.folderId && !(await isOpenFolder(tx, folderId)))
      return invalid({
        field: 'file.parentFolderId',
        description: 'is no folder',
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
    return { file: toDescriptor(ctx, changed) };
  });
}

/** To the trash, or for good. What does not exist, or is there already, is no error. */
export async function bulkDeleteFiles(ctx: Context, request: Request<typeof mediaFiles.bulkDeleteFiles>) {
  const ids = request.fileIds.map(fileIdOf);
  if (request.permanent) await deleteForGood(ctx, ids);
  else await withSite(ctx, (tx) => trashFiles(tx, ids, ctx.now()));
  return {};
}

export async function bulkRestoreFilesFromTrashBin(
  ctx: Context,
  { fileIds }: Request<typeof mediaFiles.bulkRestoreFilesFromTrashBin>,
) {
  return withSite(ctx, async (tx) => {
    const restored = await restoreFiles(tx, fileIds.map(fileIdOf), ctx.now());
    for (const file of restored.length ? await findMediaFiles(tx, restored) : []) {
      const payload = { file: toDescriptor(ctx, file), triggeredByUndelete: true };
      emit(tx, { type: READY_EVENT, entityId: file.id, payload });
    }
    return {};
  });
}

/** Forgets files and then deletes their bytes: what a crash between the two leaves behind only takes room. */
export async function deleteForGood(ctx: Context, ids: readonly string[]): Promise<void> {
  const removed = await withSite(ctx, (tx) => removeFiles(tx, ids));
  await deleteBytes(ctx, removed);
}

export async function deleteBytes(
  { database, media }: { database: Database; media: Media },
  removed: readonly RemovedFile[],
): Promise<void> {
  if (removed.length === 0) return;
  const ids = removed.map(({ id }) => id);
  // ids of older files follow from their content: another site may have the same one
  const gone = new Set(await asPlatform('see whether another site has them', database, (tx) => idsOfNobody(tx, ids)));
  for (const file of removed) {
    if (!gone.has(file.id)) continue;
    await media[file.private ? 'private' : 'public'].remove(file.id);
    await media.resized.forget(file.id);
  }
}
