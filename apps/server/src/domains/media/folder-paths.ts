import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { findChildNamed, findPath, insertFolder, lockFolders } from './folders.store.ts';
import { MEDIA_ROOT, roots } from './media-file.ts';

/** The maximum depth of nested folders. */
export const DEEPEST = 20;

/** Whether files and folders may be put into it: a root, or a folder that is not in the trash. */
export const isOpenFolder = async (tx: Tx, id: string): Promise<boolean> =>
  roots.includes(id) || (await findPath(tx, id)).length > 0;

/**
 * The folder for a file: the one at `path` below `folderId`, created where missing. If it was deleted while the file
 * was on its way, the file goes to the root.
 */
export async function folderForFile(ctx: Context, tx: Tx, folderId: string, path: string): Promise<string> {
  let parentId = (await isOpenFolder(tx, folderId)) ? folderId : MEDIA_ROOT;
  const names = namesOf(path);
  if (names.length === 0) return parentId;
  await lockFolders(tx);
  const depth = roots.includes(parentId) ? 0 : (await findPath(tx, parentId)).length;
  for (const name of names.slice(0, DEEPEST - depth)) {
    const known = await findChildNamed(tx, parentId, name);
    const id = known?.id ?? ctx.newId();
    const now = ctx.now().toISOString();
    const folder = { id, name, parentId, createdDate: now, updatedDate: now, deletedDate: null };
    if (!known) await insertFolder(tx, folder);
    parentId = id;
  }
  return parentId;
}

const namesOf = (path: string): string[] =>
  path
    .split('/')
    .map((name) => name.trim())
    .filter((name) => !/^\.*$/.test(name));
