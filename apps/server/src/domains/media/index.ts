export { findMediaFiles, type MediaFile } from './media.store.ts';
export { saveImage } from './save-image.ts';
