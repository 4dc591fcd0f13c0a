import { OrderImage } from '../ecom/order.ts';
import { TaxGroupItemMetadata } from '../ecom/tax-groups.ts';
import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  date,
  decimal,
  fieldMask,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
  webUrl,
} from '../schema.ts';
import { MediaCursorQuery, MediaState, NextPageMetadata, RootFolder, StoredVideo } from '../shared/catalogue.ts';
import { ApplicationError, BulkActionMetadata } from '../shared/errors.ts';
import { CursorPaging, Sorting } from '../shared/paging.ts';

export const ContentDisposition = choice('ATTACHMENT', 'INLINE');
export const DownloadUrl = message('DownloadUrl', {
  url: webUrl,
  assetKey: text({ maxLength: 100 }),
});
export const FaceRecognition = message('FaceRecognition', {
  confidence: number(),
  x: number(),
  y: number(),
  height: number(),
  width: number(),
});
export const MediaFileColorRGB = message('MediaFileColorRGB', {
  r: nullable(number({ maximum: 255 })),
  g: nullable(number({ maximum: 255 })),
  b: nullable(number({ maximum: 255 })),
});
export const MediaFileColor = message('MediaFileColor', {
  hex: nullable(text()),
  rgb: ref(MediaFileColorRGB),
});
export const MediaFileColors = message('MediaFileColors', {
  prominent: ref(MediaFileColor),
  palette: list(ref(MediaFileColor), { maxItems: 100 }),
});
export const ImageMedia = message('ImageMedia', {
  image: ref(OrderImage),
  colors: ref(MediaFileColors),
  faces: list(ref(FaceRecognition), { maxItems: 100 }),
  previewImage: ref(OrderImage),
  caption: readonly(nullable(text({ maxLength: 300 }))),
});
export const ArchiveFile = message('ArchiveFile', {
  id: text(),
  url: text(),
  urlExpirationDate: readonly(nullable(date)),
  sizeInBytes: nullable(decimal()),
  filename: nullable(text()),
});
export const MediaFileAudio = message('MediaFileAudio', {
  id: text(),
  url: text(),
  filename: readonly(nullable(text())),
});
export const AudioFile = message('AudioFile', {
  id: text({ maxLength: 200 }),
  assets: list(ref(MediaFileAudio), { maxItems: 100 }),
  bitrate: readonly(nullable(number())),
  format: readonly(nullable(text({ maxLength: 100 }))),
  duration: readonly(nullable(number())),
  sizeInBytes: readonly(nullable(decimal({ maxScale: 0 }))),
});
export const DocumentFile = message('DocumentFile', {
  id: text(),
  url: text(),
  filename: nullable(text()),
});
export const MediaFileModel3D = message('MediaFileModel3D', {
  id: text(),
  url: text(),
  thumbnail: ref(OrderImage),
  altText: nullable(text()),
  urlExpirationDate: readonly(nullable(date)),
  filename: readonly(nullable(text())),
  sizeInBytes: readonly(nullable(decimal())),
});
export const FileMedia = message(
  'FileMedia',
  {
    image: ref(ImageMedia),
    video: ref(StoredVideo),
    audio: ref(AudioFile),
    document: ref(DocumentFile),
    vector: ref(ImageMedia),
    archive: ref(ArchiveFile),
    model3d: ref(MediaFileModel3D),
  },
  { atMostOne: [['image', 'video', 'audio', 'document', 'vector', 'archive', 'model3d']] },
);
export const FileMediaType = choice(
  'UNKNOWN',
  'IMAGE',
  'VIDEO',
  'AUDIO',
  'DOCUMENT',
  'VECTOR',
  'ARCHIVE',
  'MODEL3D',
  'ICON',
  'FLASH',
  'FONT',
  'RAW',
  'OTHER',
);
export const OperationStatus = choice('FAILED', 'READY', 'PENDING');
export const FileDescriptor = message('FileDescriptor', {
  id: readonly(text({ maxLength: 1000 })),
  displayName: text({ maxLength: 255 }),
  url: readonly(webUrl),
  parentFolderId: nullable(text({ maxLength: 100 })),
  hash: readonly(text({ maxLength: 100 })),
  sizeInBytes: readonly(nullable(decimal({ maxScale: 0 }))),
  private: readonly(boolean),
  mediaType: readonly(FileMediaType),
  media: readonly(ref(FileMedia)),
  operationStatus: readonly(OperationStatus),
  sourceUrl: readonly(nullable(webUrl)),
  thumbnailUrl: readonly(nullable(webUrl)),
  labels: list(text({ maxLength: 200 }), { maxItems: 100 }),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  siteId: readonly(text({ maxLength: 100 })),
  state: readonly(MediaState),
});
export const ExternalInfo = message('ExternalInfo', {
  origin: text({ maxLength: 1000 }),
  externalIds: list(text({ maxLength: 4000 }), { maxItems: 30 }),
});
export const UploadProtocol = choice('TUS');
export const ImportFileRequest = message('ImportFileRequest', {
  url: webUrl,
  mediaType: FileMediaType,
  displayName: nullable(text({ maxLength: 1000 })),
  parentFolderId: nullable(text({ maxLength: 100 })),
  private: nullable(boolean),
  labels: nullable(list(text({ maxLength: 200 }), { maxItems: 500 })),
  mimeType: text({ maxLength: 100 }),
  externalInfo: ref(ExternalInfo),
  urlParams: nullable(anyObject),
  urlHeaders: nullable(anyObject),
  filePath: nullable(text({ maxLength: 100 })),
});
export const BulkImportFileResult = message('BulkImportFileResult', {
  itemMetadata: ref(TaxGroupItemMetadata),
  item: ref(FileDescriptor),
});
export const StreamFormat = choice('UNKNOWN', 'HLS', 'DASH');

export const mediaFiles = service('media.files', ['/site-media', '', '/wix-privatemedia-proxy-server'], {
  generateFilesDownloadUrl: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/files/generate-download-url',
    summary: 'Generate files download url',
    permit: backOffice('MEDIA.SITE_MEDIA_FILES_DOWNLOAD'),
    request: {
      fileIds: list(text({ maxLength: 1000 }), { minItems: 1, maxItems: 1000 }),
    },
    response: {
      downloadUrl: webUrl,
    },
    required: ['fileIds'],
  }),
  generateFileDownloadUrl: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/files/generate-file-download-url',
    summary: 'Generate file download url',
    permit: backOffice('MEDIA.SITE_MEDIA_FILES_DOWNLOAD_URL'),
    request: {
      fileId: text({ maxLength: 1000 }),
      downloadFileName: nullable(text({ maxLength: 100 })),
      expirationInMinutes: nullable(number({ minimum: 1 })),
      expirationRedirectUrl: nullable(webUrl),
      assetKeys: nullable(list(text({ maxLength: 100 }), { maxItems: 100 })),
      contentDisposition: ContentDisposition,
    },
    response: {
      downloadUrls: list(ref(DownloadUrl), { maxItems: 100 }),
    },
    required: ['fileId'],
  }),
  getFileDescriptor: operation({
    method: 'GET',
    path: '/v1/files/get-file-by-id',
    summary: 'Get file descriptor',
    permit: backOffice('MEDIA.SITE_MEDIA_FILES_READ'),
    request: {
      fileId: text({ maxLength: 1000 }),
    },
    response: {
      file: ref(FileDescriptor),
    },
    required: ['fileId'],
  }),
  getFileDescriptors: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/files/get-files',
    summary: 'Get file descriptors',
    permit: backOffice('MEDIA.SITE_MEDIA_FILES_READ'),
    request: {
      fileIds: list(text({ maxLength: 1000 }), { minItems: 1, maxItems: 100 }),
    },
    response: {
      files: list(ref(FileDescriptor), { maxItems: 100 }),
    },
    required: ['fileIds'],
  }),
  updateFileDescriptor: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/files/update-file-descriptor',
    summary: 'Update file descriptor',
    permit: backOffice('MEDIA.SITE_MEDIA_FILES_UPDATE'),
    request: {
      file: ref(FileDescriptor),
      fieldMask: fieldMask('file'),
    },
    response: {
      file: ref(FileDescriptor),
    },
    required: ['file', 'file.id'],
  }),
  generateFileUploadUrl: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/files/generate-upload-url',
    summary: 'Generate file upload url',
    permit: backOffice('MEDIA.SITE_MEDIA_FILES_UPLOAD'),
    request: {
      mimeType: nullable(text({ maxLength: 100 })),
      fileName: nullable(text({ maxLength: 1000 })),
      sizeInBytes: readonly(nullable(decimal({ gte: 0, maxScale: 0 }))),
      parentFolderId: nullable(text({ maxLength: 100 })),
      private: nullable(boolean),
      labels: nullable(list(text({ maxLength: 200 }), { maxItems: 50 })),
      externalInfo: ref(ExternalInfo),
      filePath: nullable(text({ maxLength: 100 })),
    },
    response: {
      uploadUrl: webUrl,
    },
    required: ['mimeType'],
  }),
  generateFileResumableUploadUrl: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/files/generate-resumable-upload-url',
    summary: 'Generate file resumable upload url',
    permit: backOffice('MEDIA.SITE_MEDIA_FILES_UPLOAD'),
    request: {
      mimeType: nullable(text({ maxLength: 100 })),
      fileName: nullable(text({ maxLength: 1000 })),
      sizeInBytes: readonly(nullable(decimal({ gte: 0, maxScale: 0 }))),
      parentFolderId: nullable(text({ maxLength: 100 })),
      private: nullable(boolean),
      labels: nullable(list(text({ maxLength: 200 }), { maxItems: 500 })),
      uploadProtocol: UploadProtocol,
      filePath: nullable(text({ maxLength: 100 })),
    },
    response: {
      uploadProtocol: UploadProtocol,
      uploadUrl: webUrl,
      uploadToken: text({ maxLength: 2000 }),
    },
    required: ['mimeType'],
  }),
  importFile: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/files/import',
    summary: 'Import file',
    permit: backOffice('MEDIA.SITE_MEDIA_FILES_IMPORT'),
    request: {
      url: webUrl,
      mediaType: FileMediaType,
      displayName: nullable(text({ maxLength: 1000 })),
      parentFolderId: nullable(text({ maxLength: 100 })),
      private: nullable(boolean),
      labels: nullable(list(text({ maxLength: 200 }), { maxItems: 500 })),
      mimeType: text({ maxLength: 100 }),
      externalInfo: ref(ExternalInfo),
      urlParams: nullable(anyObject),
      urlHeaders: nullable(anyObject),
      filePath: nullable(text({ maxLength: 100 })),
    },
    response: {
      file: ref(FileDescriptor),
    },
    required: ['url'],
    errors: ['PICTURES_BUSY'],
  }),
  bulkImportFiles: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/files/import',
    summary: 'Bulk import files',
    permit: backOffice('MEDIA.SITE_MEDIA_FILES_IMPORT'),
    request: {
      importFileRequests: list(ref(ImportFileRequest), { minItems: 1, maxItems: 100 }),
    },
    response: {
      files: list(ref(FileDescriptor), { maxItems: 100 }),
    },
    required: ['importFileRequests', 'importFileRequests.url'],
  }),
  bulkImportFile: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/files/import-v2',
    summary: 'Bulk import file',
    permit: backOffice('MEDIA.SITE_MEDIA_FILES_IMPORT'),
    request: {
      importFileRequests: list(ref(ImportFileRequest), { minItems: 1, maxItems: 100 }),
      returnEntity: nullable(boolean),
    },
    response: {
      results: list(ref(BulkImportFileResult)),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['importFileRequests', 'importFileRequests.url'],
  }),
  listFiles: operation({
    method: 'GET',
    path: '/v1/files',
    summary: 'List files',
    permit: backOffice('MEDIA.SITE_MEDIA_FILES_LIST'),
    request: {
      parentFolderId: nullable(text({ maxLength: 100 })),
      mediaTypes: list(FileMediaType, { maxItems: 30 }),
      private: nullable(boolean),
      sort: ref(Sorting),
      paging: ref(CursorPaging),
    },
    response: {
      files: list(ref(FileDescriptor), { maxItems: 200 }),
      nextCursor: ref(NextPageMetadata),
    },
  }),
  searchFiles: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/files/search',
    summary: 'Search files',
    permit: backOffice('MEDIA.SITE_MEDIA_FILES_LIST'),
    request: {
      search: nullable(text({ maxLength: 200 })),
      rootFolder: RootFolder,
      mediaTypes: list(FileMediaType, { maxItems: 30 }),
      private: nullable(boolean),
      sort: ref(Sorting),
      paging: ref(CursorPaging),
    },
    response: {
      files: list(ref(FileDescriptor), { maxItems: 200 }),
      nextCursor: ref(NextPageMetadata),
    },
  }),
  generateVideoStreamingUrl: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/files/generate-video-stream-url',
    summary: 'Generate video streaming url',
    permit: backOffice('MEDIA.SITE_MEDIA_FILES_READ'),
    request: {
      fileId: text({ maxLength: 1000 }),
      format: StreamFormat,
      expirationInMinutes: nullable(number({ minimum: 60, maximum: 1440 })),
    },
    response: {
      downloadUrl: ref(DownloadUrl),
    },
    required: ['fileId'],
  }),
  bulkDeleteFiles: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/files/delete',
    summary: 'Bulk delete files',
    permit: backOffice('MEDIA.SITE_MEDIA_FILES_MOVE_TO_TRASH'),
    request: {
      fileIds: list(text({ maxLength: 1000 }), { maxItems: 1000 }),
      permanent: boolean,
    },
    response: {},
    required: ['fileIds'],
  }),
  bulkRestoreFilesFromTrashBin: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/trash-bin/files/restore',
    summary: 'Bulk restore files from trash bin',
    permit: backOffice('MEDIA.SITE_MEDIA_FILES_RESTORE_FROM_TRASH'),
    request: {
      fileIds: list(text({ maxLength: 1000 }), { maxItems: 1000 }),
    },
    response: {},
    required: ['fileIds'],
  }),
  listDeletedFiles: operation({
    method: 'GET',
    path: '/v1/trash-bin/files',
    summary: 'List deleted files',
    permit: backOffice('MEDIA.SITE_MEDIA_FILES_LIST_DELETED'),
    request: {
      parentFolderId: nullable(text({ maxLength: 100 })),
      mediaTypes: list(FileMediaType, { maxItems: 30 }),
      private: nullable(boolean),
      sort: ref(Sorting),
      paging: ref(CursorPaging),
    },
    response: {
      files: list(ref(FileDescriptor), { maxItems: 200 }),
      nextCursor: ref(NextPageMetadata),
    },
  }),
  queryFileDescriptors: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/files/query',
    summary: 'Query file descriptors',
    permit: backOffice('media:site_media:v1:file_descriptor:query_file_descriptors'),
    request: {
      query: ref(MediaCursorQuery),
    },
    response: {
      files: list(ref(FileDescriptor), { maxItems: 200 }),
      pagingMetadata: ref(NextPageMetadata),
    },
  }),
});

export const FileReady = message('FileReady', {
  file: ref(FileDescriptor),
  externalInfo: ref(ExternalInfo),
  triggeredByUndelete: boolean,
});
export const FileFailed = message('FileFailed', {
  externalInfo: ref(ExternalInfo),
  error: ref(ApplicationError),
});
export const mediaFileEvents = events('wix.media.site_media.v1.file_descriptor', {
  permission: 'MEDIA.SITE_MEDIA_FILES_READ',
  actions: {
    fileReady: { when: 'A file is ready to use: it has arrived, or was restored from the trash.', carries: FileReady },
    fileFailed: { when: 'A file could not be imported.', carries: FileFailed },
  },
});
