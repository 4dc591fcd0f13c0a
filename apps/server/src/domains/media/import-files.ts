import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { mediaFileEvents, type mediaFiles, type Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { extensionOf, mediaKinds, typeOfExtension } from '../../platform/media/kinds.ts';
import { isFetchFailure } from '../../platform/outgoing/index.ts';
import { invalid, isRefusal, type Refusal } from '../../platform/refusal.ts';
import { bulkAnswer } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import { viewDescriptor } from './descriptor.ts';
import { isOpenFolder } from './folder-paths.ts';
import { MEDIA_ROOT, type MediaFile } from './media-file.ts';
import { placeForArrival, storeFile } from './store-file.ts';

/** The number of files of one request fetched at a time. */
const AT_A_TIME = 4;
const FETCH_MS = 5 * 60_000;

type ImportRequest = Request<typeof mediaFiles.importFile>;

/** Fetches a file from a public address. It is ready with the answer. */
export const importFile: UseCase<typeof mediaFiles.importFile> = async (ctx, request) => {
  const file = await importFromAddress(ctx, request);
  return isRefusal(file) ? file : { file: viewDescriptor(ctx, file) };
};

/** Returns the imported files; failures are only announced by an event. */
export const bulkImportFiles: UseCase<typeof mediaFiles.bulkImportFiles> = async (ctx, { importFileRequests }) => {
  const files = await importEach(ctx, importFileRequests);
  return { files: files.flatMap((file) => (isRefusal(file) ? [] : [viewDescriptor(ctx, file)])) };
};

export const bulkImportFile: UseCase<typeof mediaFiles.bulkImportFile> = async (ctx, request) => {
  const files = await importEach(ctx, request.importFileRequests);
  const outcomes = files.map((file) =>
    isRefusal(file) ? { id: null, refusal: file } : { id: file.id, item: viewDescriptor(ctx, file), refusal: null },
  );
  return bulkAnswer(outcomes, request.returnEntity !== false);
};

/** A few at a time, in the order of the requests. */
async function importEach(ctx: Context, requests: readonly ImportRequest[]): Promise<(MediaFile | Refusal)[]> {
  const imported: (MediaFile | Refusal)[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < requests.length; index = next++) {
      const request = requests[index];
      if (request) imported[index] = await importFromAddress(ctx, request);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return imported;
}

/** Fetches a file from a public address into the library; a failure is announced as well. */
export async function importFromAddress(ctx: Context, request: ImportRequest): Promise<MediaFile | Refusal> {
  const file = await fetchAndStore(ctx, request);
  if (isRefusal(file)) await announceFailure(ctx, request, file);
  return file;
}

async function fetchAndStore(ctx: Context, request: ImportRequest): Promise<MediaFile | Refusal> {
  const folderId = request.parentFolderId || MEDIA_ROOT;
  if (!(await readSite(ctx, (tx) => isOpenFolder(tx, folderId))))
    return invalid({
      field: 'parentFolderId',
      description: 'is not a folder',
      violatedRule: 'OTHER',
      ruleName: 'RESOURCE_NOT_FOUND',
    });
  const expected = mediaKinds.find((kind) => kind === request.mediaType) ?? null;
  const headers = textsOf(request.urlHeaders);
  if (Object.entries(headers).some(([name, value]) => !/^[\w-]{1,100}$/.test(name) || /[^\t\x20-\x7e]/.test(value)))
    return invalid({
      field: 'urlHeaders',
      description: 'must be names of headers, each with a value of ASCII characters',
      violatedRule: 'FORMAT',
    });
  const path = await placeForArrival(ctx);
  const mostBytes = expected
    ? ctx.media.limits[expected]
    : Math.max(...mediaKinds.map((kind) => ctx.media.limits[kind]));
  try {
    const fetched = await ctx.fetchOutside(
      withParameters(request.url, textsOf(request.urlParams)),
      { mostBytes, timeoutMs: FETCH_MS, headers },
      (chunks) => pipeline(chunks, createWriteStream(path)),
    );
    if (isFetchFailure(fetched)) {
      const ruleName = fetched.failed === 'TOO_LARGE' ? 'FILE_SIZE_OVER_LIMIT' : fetched.failed;
      return invalid({ field: 'url', description: fetched.description, violatedRule: 'OTHER', ruleName });
    }
    return await storeFile(ctx, path, {
      fileName: nameOf(request.displayName, fetched),
      expected,
      folderId,
      folderPath: request.filePath ?? '',
      private: request.private ?? false,
      labels: request.labels ?? [],
      sourceUrl: request.url,
      externalInfo: request.externalInfo ?? null,
      mimeType: request.mimeType ?? null,
    });
  } finally {
    await rm(path, { force: true });
  }
}

const textsOf = (given: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((given ?? {}) as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
  );

function withParameters(address: string, parameters: Record<string, string>): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** The file's name, with an extension for its type where the address has one. */
function nameOf(displayName: string | null | undefined, { fileName }: { fileName: string }): string {
  const name = displayName?.trim() || fileName || 'file';
  const ending = extensionOf(fileName);
  return extensionOf(name) === '' && typeOfExtension(ending) ? `${name}.${ending}` : name;
}

/** Announces that the file will not come. */
async function announceFailure(ctx: Context, { url, externalInfo }: ImportRequest, refusal: Refusal): Promise<void> {
  const violation = refusal.refused === 'invalid' ? refusal.violations[0] : undefined;
  const error = {
    code: violation?.ruleName ?? (refusal.refused === 'code' ? refusal.code : 'INVALID_ARGUMENT'),
    description: violation?.description ?? '',
    data: { url },
  };
  const failed = { error, ...(externalInfo ? { externalInfo } : {}) };
  // a failed call changed nothing
  await withSite({ ...ctx, audit: undefined }, async (tx) => emit(tx, mediaFileEvents.fileFailed(ctx.newId(), failed)));
}
