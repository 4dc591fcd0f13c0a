import type { Context } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { type ArchivedFile, findFilesByArchiveName } from './archived-files.store.ts';
import { setPoster } from './media.store.ts';
import { MEDIA_ROOT, type MediaFile, POSTERS } from './media-file.ts';
import { storeFile } from './store-file.ts';

/**
 * Stores a file of an archive under a new id: the archive does not get to choose, as the storage is that of all sites. Pictures that
 * a library has stored before keep their bytes.
 */
export function takeArchivedFile(ctx: Context, path: string, file: ArchivedFile): Promise<MediaFile | Refusal> {
  return storeFile(ctx, path, {
    fileName: file.fileName,
    private: file.private,
    labels: file.labels,
    ...(file.folders ? { folderId: MEDIA_ROOT, folderPath: file.folders.join('/') } : { folderId: POSTERS }),
    archiveName: file.name,
  });
}

/** Gives videos their still pictures, once all files are there. */
export async function connectPosters(ctx: Context, files: readonly ArchivedFile[]): Promise<void> {
  const withPoster = files.filter(({ poster }) => poster !== null);
  if (withPoster.length === 0) return;
  await withSite(ctx, async (tx) => {
    const ids = await findFilesByArchiveName(tx);
    for (const { name, poster } of withPoster) {
      const [id, posterId] = [ids.get(name), ids.get(poster ?? '')];
      if (id && posterId) await setPoster(tx, id, posterId, ctx.now());
    }
  });
}
