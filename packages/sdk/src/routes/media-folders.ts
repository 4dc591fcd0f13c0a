/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const mediaFolders = /* @__PURE__ */ routes<typeof contract.mediaFolders>({
  createFolder: 'POST /site-media/v1/folders',
  getFolder: 'GET /site-media/v1/folders/{folderId}',
  listFolders: 'GET /site-media/v1/folders',
  searchFolders: 'POST /site-media/v1/folders/search',
  updateFolder: 'PATCH /site-media/v1/folders/{folder.id}',
  generateFolderDownloadUrl: 'POST /site-media/v1/folders/{folderId}/generate-download-url',
  bulkDeleteFolders: 'POST /site-media/v1/bulk/folders/delete',
  bulkRestoreFoldersFromTrashBin: 'POST /site-media/v1/bulk/trash-bin/folders/restore',
  listDeletedFolders: 'GET /site-media/v1/trash-bin/folders',
  queryFolders: 'POST /site-media/v1/folders/query',
});
