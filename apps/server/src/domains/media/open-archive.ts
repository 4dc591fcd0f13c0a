import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { findArchive } from './archives.store.ts';
import { findTree, type MediaFolder } from './folders.store.ts';
import { findFilesInFolders } from './media.store.ts';
import type { MediaFile } from './media-file.ts';
import { filesInOrder } from './read-files.ts';

/** The maximum of files in an archive. */
const MOST_FILES = 1000;

export type ArchiveEntry = { path: string; file: MediaFile };

/** The files of an archive with unique paths; null where its address has expired. */
export async function openArchive(ctx: Context, archiveId: string): Promise<ArchiveEntry[] | null> {
  const archive = await readSite(ctx, (tx) => findArchive(tx, archiveId, ctx.now()));
  if (!archive) return null;
  if (archive.folderId === null) {
    const files = await filesInOrder(ctx, archive.fileIds);
    return withOwnPaths(files.map((file) => ({ path: safePart(file.fileName), file })));
  }
  const folderId = archive.folderId;
  return readSite(ctx, async (tx) => {
    const paths = pathsOf(await findTree(tx, folderId));
    const files = await findFilesInFolders(tx, [...paths.keys()], MOST_FILES);
    return withOwnPaths(files.map((file) => ({ path: `${paths.get(file.folderId)}${safePart(file.fileName)}`, file })));
  });
}

/** The path of each folder's files in the archive, by its id. Folders come after their parents. */
function pathsOf(tree: readonly MediaFolder[]): Map<string, string> {
  const paths = new Map<string, string>();
  for (const { id, parentId, name } of tree) paths.set(id, `${paths.get(parentId) ?? ''}${safePart(name)}/`);
  return paths;
}

/** A name that is not a path on any system. */
function safePart(name: string): string {
  const safe = name.replace(/[<>:"/\\|?*\p{Cc}]/gu, '_').replace(/[. ]+$/, '');
  return /^\.*$/.test(safe) ? '_' : safe.slice(0, 200).toWellFormed();
}

/** Numbers distinguish files with the same name: `a.png`, `a (2).png`. */
function withOwnPaths(entries: readonly ArchiveEntry[]): ArchiveEntry[] {
  const taken = new Set<string>();
  return entries.map(({ path, file }) => {
    let own = path;
    for (let number = 2; taken.has(own.toLowerCase()); number++) own = path.replace(/(\.[^./]+)?$/, ` (${number})$1`);
    taken.add(own.toLowerCase());
    return { path: own, file };
  });
}
