export { type Download, openArchiveTicket, openDownload, type UploadTicket } from './addresses.ts';
export { cleanUpMedia } from './clean-up.ts';
export { signedDownloadAddress } from './download-addresses.ts';
export { findMediaFiles } from './media.store.ts';
export type { MediaFile } from './media-file.ts';
export { type ArchiveEntry, openArchive } from './open-archive.ts';
export { findUploaded, receiveUpload, uploadTicket } from './receive-upload.ts';
export { saveImage } from './save-image.ts';
export { type Arrival, placeForArrival, storeBytes, storeFile } from './store-file.ts';
