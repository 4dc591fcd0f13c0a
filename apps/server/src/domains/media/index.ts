export { findMediaFiles, type MediaFile } from './media.store.ts';
export { served } from './operations.ts';
export { saveImage } from './save-image.ts';
