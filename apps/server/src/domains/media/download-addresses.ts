import type { mediaFiles, mediaFolders, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, notFound, type Refusal } from '../../platform/refusal.ts';
import { archiveAddress, downloadAddress, publicAddress } from './addresses.ts';
import { insertArchive } from './archives.store.ts';
import { findFolder } from './folders.store.ts';
import { findMediaFiles } from './media.store.ts';
import { cleanFileName, fileIdOf, type MediaFile } from './media-file.ts';
import { filesInOrder } from './read-files.ts';

const MINUTES_OF_DOWNLOAD = 600;
const MOST_MINUTES = 525_600;
const MINUTES_OF_STREAM = 1440;
/** How long an address of an archive holds good, in milliseconds. */
const ARCHIVE_MS = 24 * 60 * 60_000;

const inMinutes = (ctx: Context, minutes: number): number => Math.floor(ctx.now().getTime() / 1000) + minutes * 60;

async function fileOf(ctx: Context, reference: string): Promise<MediaFile | Refusal> {
  const [file] = await readSite(ctx, (tx) => findMediaFiles(tx, [fileIdOf(reference)]));
  return file ?? notFound('there is no such file');
}

/** An address that hands out a file until its time is over. */
export async function generateFileDownloadUrl(
  ctx: Context,
  request: Request<typeof mediaFiles.generateFileDownloadUrl>,
) {
  const { assetKeys, expirationInMinutes, expirationRedirectUrl, downloadFileName, contentDisposition } = request;
  const unknown = assetKeys?.find((key) => key !== 'src');
  if (unknown !== undefined)
    return invalid({
      field: 'assetKeys',
      description: `${unknown} is no asset of the file`,
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
}

/**
 * An address of a file for code of the server, for example what a buyer paid for; null where there is no such file.
 * `minutes` is how long it holds good.
 */
export async function signedDownloadAddress(ctx: Context, fileId: string, minutes: number): Promise<string | null> {
  const file = await fileOf(ctx, fileId);
  if (isRefusal(file)) return null;
  const { id, fileName: name } = file;
  return downloadAddress(ctx, { id, private: file.private, until: inMinutes(ctx, minutes), name, inline: false });
}

/** Films are not cut into streams: the address is that of the file, of which players ask the parts that they show. */
export async function generateVideoStreamingUrl(
  ctx: Context,
  { fileId, expirationInMinutes }: Request<typeof mediaFiles.generateVideoStreamingUrl>,
) {
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
}

/** An address that hands out several files as one archive, for a day. */
export async function generateFilesDownloadUrl(
  ctx: Context,
  { fileIds }: Request<typeof mediaFiles.generateFilesDownloadUrl>,
) {
  const files = await filesInOrder(ctx, fileIds);
  if (files.length === 0) return notFound('there are no such files');
  return { downloadUrl: await newArchive(ctx, { fileIds: files.map(({ id }) => id), folderId: null }) };
}

/** The same of a folder with all below it. */
export async function generateFolderDownloadUrl(
  ctx: Context,
  { folderId }: Request<typeof mediaFolders.generateFolderDownloadUrl>,
) {
  const folder = await readSite(ctx, (tx) => findFolder(tx, folderId));
  if (!folder || folder.deletedDate) return notFound('there is no such folder');
  return { downloadUrl: await newArchive(ctx, { fileIds: [], folderId }) };
}

async function newArchive(ctx: Context, content: { fileIds: string[]; folderId: string | null }): Promise<string> {
  const id = ctx.newId();
  const expires = new Date(ctx.now().getTime() + ARCHIVE_MS);
  await withSite(ctx, (tx) => insertArchive(tx, { id, ...content, expires }));
  return archiveAddress(ctx, { siteId: ctx.siteId, id });
}
