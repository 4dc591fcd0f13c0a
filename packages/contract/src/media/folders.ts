import { backOffice, operation, service } from '../operation.ts';
import { boolean, date, fieldMask, list, message, nullable, readonly, ref, text, webUrl } from '../schema.ts';
import { MediaCursorQuery, MediaState, NextPageMetadata, RootFolder } from '../shared/catalogue.ts';
import { CursorPaging, Sorting } from '../shared/paging.ts';

export const MediaFolderFolder = message('MediaFolderFolder', {
  id: text({ maxLength: 100 }),
  displayName: text({ maxLength: 1000 }),
  parentFolderId: text({ maxLength: 100 }),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  state: readonly(MediaState),
  siteId: readonly(text({ maxLength: 100 })),
});

export const mediaFolders = service('media.folders', ['/site-media', '', '/wix-privatemedia-proxy-server'], {
  createFolder: operation({
    method: 'POST',
    effect: 'write',
    creates: 'folder',
    path: '/v1/folders',
    summary: 'Create folder',
    permit: backOffice('MEDIA.SITE_MEDIA_FOLDERS_CREATE'),
    request: {
      displayName: text({ maxLength: 1000 }),
      parentFolderId: nullable(text({ maxLength: 100 })),
    },
    response: {
      folder: ref(MediaFolderFolder),
    },
    required: ['displayName'],
  }),
  getFolder: operation({
    method: 'GET',
    path: '/v1/folders/{folderId}',
    summary: 'Get folder',
    permit: backOffice('MEDIA.SITE_MEDIA_FOLDERS_READ'),
    request: {
      folderId: text({ maxLength: 100 }),
    },
    response: {
      folder: ref(MediaFolderFolder),
    },
    required: ['folderId'],
  }),
  listFolders: operation({
    method: 'GET',
    path: '/v1/folders',
    summary: 'List folders',
    permit: backOffice('MEDIA.SITE_MEDIA_FOLDERS_LIST'),
    request: {
      parentFolderId: nullable(text({ maxLength: 100 })),
      sort: ref(Sorting),
      paging: ref(CursorPaging),
    },
    response: {
      folders: list(ref(MediaFolderFolder), { maxItems: 200 }),
      nextCursor: ref(NextPageMetadata),
    },
  }),
  searchFolders: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/folders/search',
    summary: 'Search folders',
    permit: backOffice('MEDIA.SITE_MEDIA_FOLDERS_LIST'),
    request: {
      rootFolder: RootFolder,
      sort: ref(Sorting),
      paging: ref(CursorPaging),
      search: nullable(text({ maxLength: 200 })),
    },
    response: {
      folders: list(ref(MediaFolderFolder), { maxItems: 200 }),
      nextCursor: ref(NextPageMetadata),
    },
  }),
  updateFolder: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/folders/{folder.id}',
    summary: 'Update folder',
    permit: backOffice('MEDIA.SITE_MEDIA_FOLDERS_UPDATE'),
    request: {
      folder: ref(MediaFolderFolder),
      fieldMask: fieldMask('folder'),
    },
    response: {
      folder: ref(MediaFolderFolder),
    },
    required: ['folder.id', 'folder'],
  }),
  generateFolderDownloadUrl: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/folders/{folderId}/generate-download-url',
    summary: 'Generate folder download url',
    permit: backOffice('MEDIA.SITE_MEDIA_FOLDERS_DOWNLOAD'),
    request: {
      folderId: text({ maxLength: 100 }),
    },
    response: {
      downloadUrl: webUrl,
    },
    required: ['folderId'],
  }),
  bulkDeleteFolders: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/folders/delete',
    summary: 'Bulk delete folders',
    permit: backOffice('MEDIA.SITE_MEDIA_FOLDERS_MOVE_TO_TRASH'),
    request: {
      folderIds: list(text({ maxLength: 100 }), { maxItems: 100 }),
      permanent: boolean,
    },
    response: {},
    required: ['folderIds'],
  }),
  bulkRestoreFoldersFromTrashBin: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/trash-bin/folders/restore',
    summary: 'Bulk restore folders from trash bin',
    permit: backOffice('MEDIA.SITE_MEDIA_FOLDERS_RESTORE_FROM_TRASH'),
    request: {
      folderIds: list(text({ maxLength: 100 }), { maxItems: 100 }),
    },
    response: {},
    required: ['folderIds'],
  }),
  listDeletedFolders: operation({
    method: 'GET',
    path: '/v1/trash-bin/folders',
    summary: 'List deleted folders',
    permit: backOffice('MEDIA.SITE_MEDIA_FOLDERS_LIST_DELETED'),
    request: {
      parentFolderId: nullable(text({ maxLength: 100 })),
      sort: ref(Sorting),
      paging: ref(CursorPaging),
    },
    response: {
      folders: list(ref(MediaFolderFolder), { maxItems: 200 }),
      nextCursor: ref(NextPageMetadata),
    },
  }),
  queryFolders: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/folders/query',
    summary: 'Query folders',
    permit: backOffice('MEDIA.SITE_MEDIA_FOLDERS_LIST'),
    request: {
      query: ref(MediaCursorQuery),
    },
    response: {
      folders: list(ref(MediaFolderFolder), { maxItems: 200 }),
      pagingMetadata: ref(NextPageMetadata),
    },
  }),
});
