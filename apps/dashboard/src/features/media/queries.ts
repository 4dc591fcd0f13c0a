import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { type FolderView, type Kind, type LibraryView, ROOT, sorts } from './library.ts';

const PAGE = 60;
/** Everything of the library; what changes it asks for all of it anew. */
export const LIBRARY = ['media'] as const;

type FileList = Pick<LibraryView, 'folderId' | 'isTrash' | 'search' | 'sort'> & {
  /** All where empty. */
  kinds: readonly Kind[];
  /** Both where not said. */
  isPrivate?: boolean | undefined;
};

/** Files, a page at a time. */
export const filesQuery = ({ folderId, isTrash, search, kinds, sort, isPrivate }: FileList) =>
  infiniteQueryOptions({
    queryKey: [...LIBRARY, 'files', { folderId, isTrash, search, kinds, sort, isPrivate }],
    queryFn: ({ pageParam }) => {
      const { fieldName, order } = sorts[sort];
      const request = {
        ...(kinds.length > 0 ? { mediaTypes: [...kinds] } : {}),
        ...(isPrivate === undefined ? {} : { private: isPrivate }),
        sort: { fieldName, order },
        paging: { limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) },
      };
      if (search)
        return api.mediaFiles.searchFiles({ ...request, search, rootFolder: isTrash ? 'TRASH_ROOT' : 'MEDIA_ROOT' });
      if (isTrash) return api.mediaFiles.listDeletedFiles(request);
      return api.mediaFiles.listFiles({ ...request, parentFolderId: folderId });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor?.cursors?.next || undefined,
    placeholderData: keepPreviousData,
  });

/** The folders beside those files, all of them. */
export const foldersQuery = ({ folderId, isTrash, search }: Pick<LibraryView, 'folderId' | 'isTrash' | 'search'>) =>
  queryOptions({
    queryKey: [...LIBRARY, 'folders', { folderId, isTrash, search }],
    queryFn: () => allFolders({ folderId, isTrash, search }),
    placeholderData: keepPreviousData,
  });

async function allFolders({ folderId, isTrash, search }: Parameters<typeof foldersQuery>[0]): Promise<FolderView[]> {
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

function folderPage(request: object, { folderId, isTrash, search }: Parameters<typeof foldersQuery>[0]) {
  if (search)
    return api.mediaFolders.searchFolders({ ...request, search, rootFolder: isTrash ? 'TRASH_ROOT' : 'MEDIA_ROOT' });
  if (isTrash) return api.mediaFolders.listDeletedFolders(request);
  return api.mediaFolders.listFolders({ ...request, parentFolderId: folderId });
}

/** A folder with those it lies in, outermost first; the root is left out. */
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
