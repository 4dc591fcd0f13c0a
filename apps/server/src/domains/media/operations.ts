import { mediaFiles, mediaFolders, mediaLibrary } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { bulkDeleteFiles, bulkRestoreFilesFromTrashBin, updateFileDescriptor } from './change-files.ts';
import {
  generateFileDownloadUrl,
  generateFilesDownloadUrl,
  generateFolderDownloadUrl,
  generateVideoStreamingUrl,
} from './download-addresses.ts';
import { bulkDeleteFolders, bulkRestoreFoldersFromTrashBin, createFolder, getFolder, updateFolder } from './folders.ts';
import { bulkImportFile, bulkImportFiles, importFile } from './import-files.ts';
import { listDeletedFolders, listFolders, queryFolders, searchFolders } from './list-folders.ts';
import { listMediaUses } from './media-uses.ts';
import {
  getFileDescriptor,
  getFileDescriptors,
  listDeletedFiles,
  listFiles,
  listUnusedFiles,
  queryFileDescriptors,
  searchFiles,
} from './read-files.ts';
import { uploadPoster } from './save-image.ts';
import { generateFileResumableUploadUrl, generateFileUploadUrl } from './upload-addresses.ts';

export const served = [
  ...serve(mediaLibrary, { uploadPoster, listMediaUses, listUnusedFiles }),
  ...serve(mediaFiles, {
    generateFilesDownloadUrl,
    generateFileDownloadUrl,
    getFileDescriptor,
    getFileDescriptors,
    updateFileDescriptor,
    generateFileUploadUrl,
    generateFileResumableUploadUrl,
    importFile,
    bulkImportFiles,
    bulkImportFile,
    listFiles,
    searchFiles,
    generateVideoStreamingUrl,
    bulkDeleteFiles,
    bulkRestoreFilesFromTrashBin,
    listDeletedFiles,
    queryFileDescriptors,
  }),
  ...serve(mediaFolders, {
    createFolder,
    getFolder,
    listFolders,
    searchFolders,
    updateFolder,
    generateFolderDownloadUrl,
    bulkDeleteFolders,
    bulkRestoreFoldersFromTrashBin,
    listDeletedFolders,
    queryFolders,
  }),
];
