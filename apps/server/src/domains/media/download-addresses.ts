import type { mediaFiles, mediaFolders } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, notFound, type Refusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { archiveAddress, downloadAddress, publicAddress } from './addresses.ts';
import { insertArchive } from './archives.store.ts';
import { findFolder } from './folders.store.ts';
import { findMediaFiles } from './media.store.ts';
import { cleanFileName, fileIdOf, type MediaFile } from './media-file.ts';
import { filesInOrder } from './read-files.ts';

const MINUTES_OF_DOWNLOAD = 600;
const MOST_MINUTES = 525_600;
const MINUTES_OF_STREAM = 1440;
/** The lifetime of an archive's address, in milliseconds. */
const ARCHIVE_MS = 24 * 60 * 60_000;

const inMinutes = (ctx: Context, minutes: number): number => Math.floor(ctx.now().getTime() / 1000) + minutes * 60;

async function fileOf(ctx: Context, reference: string): Promise<MediaFile | Refusal> {
  const [file] = await readSite(ctx, (tx) => findMediaFiles(tx, [fileIdOf(reference)]));
  return file ?? notFound('there is no such file');
}

/** An address that delivers a file until it expires. */
export const generateFileDownloadUrl: UseCase<typeof mediaFiles.generateFileDownloadUrl> = async (ctx, request) => {
  const { assetKeys, expirationInMinutes, expirationRedirectUrl, downloadFileName, contentDisposition } = request;
  const unknown = assetKeys?.find((key) => key !== 'src');
  if (unknown !== undefined)
    return invalid({
      field: 'assetKeys',
      description: `must name assets of the file, and not ${unknown}`,
      violatedRule: 'OTHER',
      ruleName: 'INVALID_ASSET_KEY',
    });
  if ((expirationInMinutes ?? 0) > MOST_MINUTES)
    return invalid({
      field: 'expirationInMinutes',
      description: `must be at most ${MOST_MINUTES}`,
      violatedRule: 'MAX',
      data: { threshold: MOST_MINUTES },
    });
  const file = await fileOf(ctx, request.fileId);
  if (isRefusal(file)) return file;
  const url = downloadAddress(ctx, {
    id: file.id,
    private: file.private,
    until: inMinutes(ctx, expirationInMinutes ?? MINUTES_OF_DOWNLOAD),
    name: cleanFileName(downloadFileName || file.fileName),
    inline: contentDisposition === 'INLINE',
    ...(expirationRedirectUrl ? { otherwise: expirationRedirectUrl } : {}),
  });
  return { downloadUrls: [{ assetKey: 'src', url }] };
};

/**
 * An address of a file for server code, for example of a purchased download; null where there is no such file.
 * `minutes` is its lifetime.
 */
export async function signedDownloadAddress(ctx: Context, fileId: string, minutes: number): Promise<string | null> {
  const file = await fileOf(ctx, fileId);
  if (isRefusal(file)) return null;
  const { id, fileName: name } = file;
  return downloadAddress(ctx, { id, private: file.private, until: inMinutes(ctx, minutes), name, inline: false });
}

/** The same for a private file of which its id and name are at hand. */
export const addressOfStored = (ctx: Context, { id, name }: { id: string; name: string }, minutes: number): string =>
  downloadAddress(ctx, { id, name, private: true, until: inMinutes(ctx, minutes), inline: false });

/** Videos are not split into streams: the address is that of the file, from which players request ranges. */
export const generateVideoStreamingUrl: UseCase<typeof mediaFiles.generateVideoStreamingUrl> = async (
  ctx,
  { fileId, expirationInMinutes },
) => {
  const file = await fileOf(ctx, fileId);
  if (isRefusal(file)) return file;
  if (file.kind !== 'VIDEO')
    return invalid({
      field: 'fileId',
      description: 'is not a video',
      violatedRule: 'OTHER',
      ruleName: 'UNSUPPORTED_MEDIA_TYPE',
    });
  const { id, fileName: name } = file;
  const until = inMinutes(ctx, expirationInMinutes ?? MINUTES_OF_STREAM);
  const url = publicAddress(ctx, file) ?? downloadAddress(ctx, { id, private: true, until, name, inline: true });
  return { downloadUrl: { assetKey: 'src', url } };
};

/** An address that delivers several files as one archive, for a day. */
export const generateFilesDownloadUrl: UseCase<typeof mediaFiles.generateFilesDownloadUrl> = async (
  ctx,
  { fileIds },
) => {
  const files = await filesInOrder(ctx, fileIds);
  if (files.length === 0) return notFound('there are no such files');
  return { downloadUrl: await newArchive(ctx, { fileIds: files.map(({ id }) => id), folderId: null }) };
};

/** The same for a folder with its subfolders. */
export const generateFolderDownloadUrl: UseCase<typeof mediaFolders.generateFolderDownloadUrl> = async (
  ctx,
  { folderId },
) => {
  const folder = await readSite(ctx, (tx) => findFolder(tx, folderId));
  if (!folder || folder.deletedDate) return notFound('there is no such folder');
  return { downloadUrl: await newArchive(ctx, { fileIds: [], folderId }) };
};

async function newArchive(ctx: Context, content: { fileIds: string[]; folderId: string | null }): Promise<string> {
  const id = ctx.newId();
  const expires = new Date(ctx.now().getTime() + ARCHIVE_MS);
  await withSite(ctx, (tx) => insertArchive(tx, { id, ...content, expires }));
  return archiveAddress(ctx, { siteId: ctx.siteId, id });
}
