import { FileDescriptor } from '../media/files.ts';
import { backOffice, operation, service } from '../operation.ts';
import { integer, message, ref, text } from '../schema.ts';

export const MediaFile = message('MediaFile', {
  id: text(),
  fileName: text(),
  mimeType: text(),
  width: integer(),
  height: integer(),
  url: text(),
});

export const mediaLibrary = service('stoa.media', ['/stoa'], {
  uploadImage: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/media/images',
    summary: 'Store a picture, given as base64; it is re-encoded, which removes its metadata',
    permit: backOffice('MEDIA.FILES_UPLOAD'),
    request: {
      fileName: text({ minLength: 1, maxLength: 200 }),
      content: text({ minLength: 1, maxLength: 28_000_000 }),
    },
    response: { file: ref(MediaFile) },
    required: ['fileName', 'content'],
    errors: ['PICTURES_BUSY'],
  }),
  uploadPoster: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/media/videos/{fileId}/poster',
    summary: "Store a public video's poster, given as base64",
    permit: backOffice('MEDIA.SITE_MEDIA_FILES_UPDATE'),
    request: {
      fileId: text({ maxLength: 1000 }),
      content: text({ minLength: 1, maxLength: 28_000_000 }),
    },
    response: { file: ref(FileDescriptor) },
    required: ['fileId', 'content'],
    errors: ['PICTURES_BUSY'],
  }),
});
