/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const mediaFiles = /* @__PURE__ */ routes<typeof contract.mediaFiles>({
  generateFilesDownloadUrl: 'POST /site-media/v1/files/generate-download-url',
  generateFileDownloadUrl: 'POST /site-media/v1/files/generate-file-download-url',
  getFileDescriptor: 'GET /site-media/v1/files/get-file-by-id',
  getFileDescriptors: 'POST /site-media/v1/files/get-files',
  updateFileDescriptor: 'PATCH /site-media/v1/files/update-file-descriptor',
  generateFileUploadUrl: 'POST /site-media/v1/files/generate-upload-url',
  generateFileResumableUploadUrl: 'POST /site-media/v1/files/generate-resumable-upload-url',
  importFile: 'POST /site-media/v1/files/import',
  bulkImportFiles: 'POST /site-media/v1/bulk/files/import',
  bulkImportFile: 'POST /site-media/v1/bulk/files/import-v2',
  listFiles: 'GET /site-media/v1/files',
  searchFiles: 'POST /site-media/v1/files/search',
  generateVideoStreamingUrl: 'POST /site-media/v1/files/generate-video-stream-url',
  bulkDeleteFiles: 'POST /site-media/v1/bulk/files/delete',
  bulkRestoreFilesFromTrashBin: 'POST /site-media/v1/bulk/trash-bin/files/restore',
  listDeletedFiles: 'GET /site-media/v1/trash-bin/files',
  queryFileDescriptors: 'POST /site-media/v1/files/query',
});
