export { type Download, openArchiveTicket, openDownload, sealUpload, type UploadTicket } from './addresses.ts';
export {
  type ArchivedFile,
  findArchivedFiles,
  findFilesByArchiveName,
  hasFiles,
  type StoredFile,
} from './archived-files.store.ts';
export { deleteByKeys, deleteForGood } from './change-files.ts';
export { cleanUpMedia } from './clean-up.ts';
export { deleteFilesOfSite } from './delete-files-of-site.ts';
export { addressOfStored, signedDownloadAddress } from './download-addresses.ts';
export { importFromAddress } from './import-files.ts';
export { findMediaFiles, storedMegabytes } from './media.store.ts';
export { fileIdOf, keyOf, type MediaFile, UNLISTED, VISITOR_UPLOADS } from './media-file.ts';
export { type ArchiveEntry, openArchive } from './open-archive.ts';
export { siteOfFile } from './read-files.ts';
export { isTooLarge, receiveFile, receiveWithin } from './receive-file.ts';
export { findFilesByKeys, receiveUpload, uploadTicket } from './receive-upload.ts';
export { saveImage } from './save-image.ts';
export { type Arrival, encodePicture, newFileKey, placeForArrival, storeBytes, storeFile } from './store-file.ts';
export { connectPosters, takeArchivedFile } from './take-archived-file.ts';
