import type { mediaFiles, Response } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { downloadAddress, publicAddress } from './addresses.ts';
import type { MediaFile } from './media-file.ts';

export type FileDescriptor = NonNullable<Response<typeof mediaFiles.getFileDescriptor>['file']>;

/** The lifetime of the address in a private file's description, in seconds. */
const PRIVATE_SECONDS = 60 * 60;

/** A file as the wire describes it. */
export function viewDescriptor(ctx: Context, file: MediaFile): FileDescriptor {
  const url = addressOf(ctx, file);
  const thumbnail = file.kind === 'IMAGE' && !file.private ? file.id : file.posterId;
  return {
    id: file.id,
    displayName: file.fileName,
    url,
    parentFolderId: file.folderId,
    hash: file.hash.toString('hex'),
    sizeInBytes: String(file.size),
    private: file.private,
    mediaType: file.kind,
    media: mediaOf(file, url),
    operationStatus: 'READY',
    // a file from an archive is known by its content, which is not an address
    ...(file.sourceUrl && /^https?:/.test(file.sourceUrl) ? { sourceUrl: file.sourceUrl } : {}),
    ...(thumbnail ? { thumbnailUrl: `${ctx.addresses.media}/media/${thumbnail}` } : {}),
    labels: file.labels,
    createdDate: file.createdDate,
    updatedDate: file.updatedDate,
    siteId: ctx.siteId,
    state: file.deletedDate ? 'DELETED' : 'OK',
  };
}

const addressOf = (ctx: Context, file: MediaFile): string =>
  publicAddress(ctx, file) ??
  downloadAddress(ctx, {
    id: file.id,
    private: true,
    until: Math.floor(ctx.now().getTime() / 1000) + PRIVATE_SECONDS,
    name: file.fileName,
    inline: true,
  });

function mediaOf(file: MediaFile, url: string): FileDescriptor['media'] {
  const { id, fileName: filename, size, mimeType } = file;
  const [width, height] = [file.width ?? 0, file.height ?? 0];
  const sizeInBytes = String(size);
  switch (file.kind) {
    case 'IMAGE':
      return { image: { image: { id, url, width, height, filename } } };
    case 'VIDEO':
      return { video: { id, filename, resolutions: [{ url, width, height, format: mimeType.replace('video/', '') }] } };
    case 'AUDIO':
      return { audio: { id, assets: [{ id, url, filename }], format: mimeType.replace('audio/', ''), sizeInBytes } };
    case 'ARCHIVE':
      return { archive: { id, url, filename, sizeInBytes } };
    case 'MODEL3D':
      return { model3d: { id, url, filename, sizeInBytes } };
    default:
      return { document: { id, url, filename } };
  }
}
