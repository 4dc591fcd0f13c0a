import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import type { SortBy } from '../../ui/list/define-list.ts';
import { type FolderView, type Kind, type LibraryView, ROOT } from './library.ts';

const PAGE = 60;
/** The key of all library queries; every change of the library invalidates it. */
export const LIBRARY = ['media'] as const;

type FolderList = Pick<LibraryView, 'folderId' | 'isTrash'> & { search: string };
type FileList = FolderList & {
  sort: SortBy[];
  /** All kinds if empty. */
  kinds: readonly Kind[];
  /** Both private and public files if absent. */
  isPrivate?: boolean | undefined;
  /** Only those that nothing shows, of all folders. */
  isUnused?: boolean;
};

/** Files, page by page. */
export const filesQuery = ({ folderId, isTrash, search, kinds, sort, isPrivate, isUnused = false }: FileList) =>
  infiniteQueryOptions({
    queryKey: [...LIBRARY, 'files', { folderId, isTrash, search, kinds, sort, isPrivate, isUnused }],
    queryFn: ({ pageParam }) => {
      const request = {
        ...(kinds.length > 0 ? { mediaTypes: [...kinds] } : {}),
        ...(isPrivate === undefined ? {} : { private: isPrivate }),
        ...(sort[0] && { sort: sort[0] }),
        paging: { limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) },
      };
      if (isUnused && !isTrash) return api.mediaLibrary.listUnusedFiles({ ...request, search });
      if (search)
        return api.mediaFiles.searchFiles({ ...request, search, rootFolder: isTrash ? 'TRASH_ROOT' : 'MEDIA_ROOT' });
      if (isTrash) return api.mediaFiles.listDeletedFiles(request);
      return api.mediaFiles.listFiles({ ...request, parentFolderId: folderId });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor?.cursors?.next || undefined,
    placeholderData: keepPreviousData,
  });

/** All folders beside those files. */
export const foldersQuery = ({ folderId, isTrash, search }: FolderList) =>
  queryOptions({
    queryKey: [...LIBRARY, 'folders', { folderId, isTrash, search }],
    queryFn: () => allFolders({ folderId, isTrash, search }),
    placeholderData: keepPreviousData,
  });

async function allFolders({ folderId, isTrash, search }: FolderList): Promise<FolderView[]> {
  const folders: FolderView[] = [];
  let cursor = '';
  do {
    const request = {
      sort: { fieldName: 'displayName', order: 'ASC' as const },
      paging: { limit: 100, ...(cursor ? { cursor } : {}) },
    };
    const page = await folderPage(request, { folderId, isTrash, search });
    folders.push(...(page.folders ?? []));
    cursor = page.nextCursor?.cursors?.next ?? '';
  } while (cursor);
  return folders;
}

function folderPage(request: object, { folderId, isTrash, search }: FolderList) {
  if (search)
    return api.mediaFolders.searchFolders({ ...request, search, rootFolder: isTrash ? 'TRASH_ROOT' : 'MEDIA_ROOT' });
  if (isTrash) return api.mediaFolders.listDeletedFolders(request);
  return api.mediaFolders.listFolders({ ...request, parentFolderId: folderId });
}

/** A folder and its ancestors, outermost first, without the root. */
export const folderPathQuery = (folderId: string) =>
  queryOptions({
    queryKey: [...LIBRARY, 'path', folderId],
    queryFn: async () => {
      const path: FolderView[] = [];
      for (let id = folderId; id && id !== ROOT; ) {
        const { folder } = await api.mediaFolders.getFolder({ folderId: id });
        if (!folder) break;
        path.unshift(folder);
        id = folder.parentFolderId ?? ROOT;
      }
      return path;
    },
  });
