import { FileDescriptor, FileMediaType } from '../media/files.ts';
import { backOffice, operation, service } from '../operation.ts';
import { boolean, choice, guid, integer, list, message, nullable, ref, text } from '../schema.ts';
import { NextPageMetadata } from '../shared/catalogue.ts';
import { CursorPaging, Sorting } from '../shared/paging.ts';

/** What may show a file of the media library. */
export const MediaUseKind = choice(
  'BADGE',
  'BLOG_CATEGORY',
  'BLOG_POST',
  'CATEGORY',
  'CONTACT',
  'CUSTOMIZATION',
  'DOWNLOAD',
  'GIFT_CARD',
  'INFO_SECTION',
  'MEMBER',
  'MEMBER_ABOUT',
  'PAGE',
  'PRODUCT',
  'PROMOTION',
  'PUBLISHED_PAGE',
  'REVIEW',
);
/** Something that shows a file; its name is null where it has none, or where it is a person's. */
export const MediaUse = message('MediaUse', { kind: MediaUseKind, entityId: guid, name: nullable(text()) });
/** The uses of a file, the first of them by name; `total` counts 100 at most. */
export const FileUses = message('FileUses', {
  fileId: text(),
  displayName: text(),
  total: integer(),
  uses: list(ref(MediaUse)),
});

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
  listMediaUses: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/media/uses',
    summary: 'List what shows files, and those files in folders that something shows: how many uses, and some of them',
    permit: backOffice('MEDIA.SITE_MEDIA_FILES_LIST'),
    request: {
      fileIds: list(text({ maxLength: 1000 }), { maxItems: 200 }),
      folderIds: list(text({ maxLength: 100 }), { maxItems: 200 }),
      limit: integer({ minimum: 1, maximum: 100 }),
    },
    response: { files: list(ref(FileUses), { maxItems: 400 }) },
  }),
  listUnusedFiles: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/media/unused-files',
    summary: 'List the files of the library, of all its folders, that nothing shows',
    permit: backOffice('MEDIA.SITE_MEDIA_FILES_LIST'),
    request: {
      search: nullable(text({ maxLength: 200 })),
      mediaTypes: list(FileMediaType, { maxItems: 30 }),
      private: nullable(boolean),
      sort: ref(Sorting),
      paging: ref(CursorPaging),
    },
    response: { files: list(ref(FileDescriptor), { maxItems: 200 }), nextCursor: ref(NextPageMetadata) },
  }),
});
