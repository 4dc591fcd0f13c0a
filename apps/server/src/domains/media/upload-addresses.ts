import type { mediaFiles, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { extensionOf } from '../../platform/media/kinds.ts';
import { invalid, isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { sealUpload, type UploadTicket } from './addresses.ts';
import { isOpenFolder } from './folder-paths.ts';
import { MEDIA_ROOT } from './media-file.ts';
import { newFileKey } from './store-file.ts';

/** An upload may begin within a day of asking for its address; a large one may take another day. */
const UPLOAD_SECONDS = 24 * 60 * 60;

type Wanted = Request<typeof mediaFiles.generateFileUploadUrl>;

/** An address for one file, sent in one piece. */
export const generateFileUploadUrl: UseCase<typeof mediaFiles.generateFileUploadUrl> = async (ctx, request) => {
  const token = await tokenFor(ctx, request);
  return isRefusal(token) ? token : { uploadUrl: `${ctx.addresses.site}/media-upload/${token}` };
};

/** An address for one file, sent in parts with TUS. */
export const generateFileResumableUploadUrl: UseCase<typeof mediaFiles.generateFileResumableUploadUrl> = async (
  ctx,
  request,
) => {
  const token = await tokenFor(ctx, request);
  if (isRefusal(token)) return token;
  const uploadUrl = `${ctx.addresses.site}/media-upload/resumable`;
  return { uploadProtocol: 'TUS' as const, uploadUrl, uploadToken: token };
};

async function tokenFor(ctx: Context, request: Wanted): Promise<string | Refusal> {
  const { fileName, mimeType, parentFolderId, filePath, labels, externalInfo } = request;
  if (!isTaken(fileName ?? ''))
    return invalid({
      field: 'fileName',
      description: 'is of a type that the library does not accept',
      violatedRule: 'OTHER',
      ruleName: 'UNSUPPORTED_FILE_FORMAT',
    });
  const folderId = parentFolderId || MEDIA_ROOT;
  if (!(await readSite(ctx, (tx) => isOpenFolder(tx, folderId))))
    return invalid({
      field: 'parentFolderId',
      description: 'is not a folder',
      violatedRule: 'OTHER',
      ruleName: 'RESOURCE_NOT_FOUND',
    });
  const ticket: UploadTicket = {
    siteId: ctx.siteId,
    mediaUrl: ctx.addresses.media,
    key: newFileKey(ctx),
    until: Math.floor(ctx.now().getTime() / 1000) + UPLOAD_SECONDS,
    fileName: fileName || null,
    mimeType: mimeType || null,
    folderId,
    folderPath: filePath ?? '',
    private: request.private ?? false,
    labels: labels ?? [],
    externalInfo: externalInfo ?? null,
  };
  return sealUpload(ctx.cursorSecret, ticket);
}

/** The checks that are possible before the file arrives. */
const isTaken = (fileName: string): boolean =>
  !/^(html?|xhtml|js|mjs|css|php|exe|dll|msi|bat|cmd|sh|apk|jar)$/.test(extensionOf(fileName));
