import type { mediaFolders, Response } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { invalid, notFound, type Refusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { deleteForGood } from './change-files.ts';
import { DEEPEST } from './folder-paths.ts';
import {
  findFolder,
  findPath,
  findTree,
  insertFolder,
  lockFolders,
  type MediaFolder,
  removeFolders,
  restoreFolders,
  trashFolders,
  updateFolder as writeFolder,
} from './folders.store.ts';
import { MEDIA_ROOT, TRASH_ROOT, VISITOR_UPLOADS } from './media-file.ts';

export type FolderOnWire = NonNullable<Response<typeof mediaFolders.getFolder>['folder']>;

export const viewFolder = (ctx: Context, folder: MediaFolder): FolderOnWire => ({
  id: folder.id,
  displayName: folder.name,
  parentFolderId: folder.parentId,
  createdDate: folder.createdDate,
  updatedDate: folder.updatedDate,
  state: folder.deletedDate ? 'DELETED' : 'OK',
  siteId: ctx.siteId,
});

/** The permanent folders, which cannot be changed. */
const rootNames = new Map([
  [MEDIA_ROOT, 'Site files'],
  [TRASH_ROOT, 'Trash'],
  [VISITOR_UPLOADS, 'Visitor uploads'],
]);

const absent = () => notFound('there is no such folder');
const noSuchParent = (field: string, description = 'is not a folder') =>
  invalid({ field, description, violatedRule: 'OTHER', ruleName: 'RESOURCE_NOT_FOUND' });
const noName = (field: string) => invalid({ field, description: 'must not be empty', violatedRule: 'MIN_LENGTH' });

export const createFolder: UseCase<typeof mediaFolders.createFolder> = (ctx, request) => {
  const name = request.displayName.trim();
  const parentId = request.parentFolderId || MEDIA_ROOT;
  if (name === '') return Promise.resolve(noName('displayName'));
  return withSite(ctx, async (tx) => {
    await lockFolders(tx);
    const misplaced = await whyNotBelow(tx, parentId, { field: 'parentFolderId', height: 1 });
    if (misplaced) return misplaced;
    const now = ctx.now().toISOString();
    const folder = { id: ctx.newId(), name, parentId, createdDate: now, updatedDate: now, deletedDate: null };
    await insertFolder(tx, folder);
    return { folder: viewFolder(ctx, folder) };
  });
};

/** The refusal to put folders of this height below a parent. */
async function whyNotBelow(
  tx: Tx,
  parentId: string,
  { field, height }: { field: string; height: number },
): Promise<Refusal | null> {
  if (parentId === MEDIA_ROOT) return null;
  const path = await findPath(tx, parentId);
  if (path.length === 0) return noSuchParent(field);
  return path.length + height > DEEPEST ? noSuchParent(field, `lies too deep: ${DEEPEST} folders at most`) : null;
}

export const getFolder: UseCase<typeof mediaFolders.getFolder> = async (ctx, { folderId }) => {
  const rootName = rootNames.get(folderId);
  if (rootName)
    return {
      folder: { id: folderId, displayName: rootName, parentFolderId: '', state: 'OK' as const, siteId: ctx.siteId },
    };
  const folder = await readSite(ctx, (tx) => findFolder(tx, folderId));
  return folder ? { folder: viewFolder(ctx, folder) } : absent();
};

/** Renames a folder, or moves it with its contents. */
export const updateFolder: UseCase<typeof mediaFolders.updateFolder> = (ctx, { folder }) => {
  return withSite(ctx, async (tx) => {
    await lockFolders(tx);
    const known = await findFolder(tx, folder.id ?? '');
    if (!known) return absent();
    const name = folder.displayName === undefined ? known.name : folder.displayName.trim();
    if (name === '') return noName('folder.displayName');
    const parentId = folder.parentFolderId || known.parentId;
    if (parentId !== known.parentId) {
      const tree = await findTree(tx, known.id);
      if (tree.some(({ id }) => id === parentId))
        return noSuchParent('folder.parentFolderId', 'lies in the folder itself');
      const height = 1 + Math.max(0, ...tree.map(({ depth }) => depth));
      const misplaced = await whyNotBelow(tx, parentId, { field: 'folder.parentFolderId', height });
      if (misplaced) return misplaced;
    }
    const changed = { ...known, name, parentId, updatedDate: ctx.now().toISOString() };
    await writeFolder(tx, changed, ctx.now());
    return { folder: viewFolder(ctx, changed) };
  });
};

/**
 * Moves folders to the trash, or deletes them for good, with their contents. Missing folders, or folders already there,
 * are no error.
 */
export const bulkDeleteFolders: UseCase<typeof mediaFolders.bulkDeleteFolders> = async (ctx, request) => {
  const { folderIds, permanent } = request;
  const fileIds = await withSite(ctx, async (tx) => {
    await lockFolders(tx);
    if (permanent) return removeFolders(tx, folderIds);
    await trashFolders(tx, folderIds, ctx.now());
    return [];
  });
  if (fileIds.length > 0) await deleteForGood(ctx, fileIds);
  return {};
};

export const bulkRestoreFoldersFromTrashBin: UseCase<typeof mediaFolders.bulkRestoreFoldersFromTrashBin> = (
  ctx,
  { folderIds },
) => {
  return withSite(ctx, async (tx) => {
    await lockFolders(tx);
    await restoreFolders(tx, folderIds, ctx.now());
    return {};
  });
};
