import { FileDescriptor } from '../media/files.ts';
import { backOffice, operation, service } from '../operation.ts';
import { ref, text } from '../schema.ts';

export const mediaLibrary = service('stoa.media', ['/stoa'], {
  uploadPoster: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/media/videos/{fileId}/poster',
    summary: "Store a public video's poster, given as base64",
    permit: backOffice('MEDIA.SITE_MEDIA_FILES_UPDATE'),
    request: {
      fileId: text({ maxLength: 1000 }),
      content: text({ minLength: 1, maxLength: 1_000_000 }),
    },
    response: { file: ref(FileDescriptor) },
    required: ['fileId', 'content'],
    errors: ['PICTURES_BUSY'],
  }),
});
