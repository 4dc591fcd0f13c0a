import { ApiError } from '@stoa/sdk';
import type { PreviousUpload } from 'tus-js-client';
import { api, present } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import type { FileView } from '../library.ts';
import { localAddress } from '../library.ts';
import { capturePoster } from './capture-poster.ts';

const texts = words.media.uploads;

/** Larger files are sent in parts and can resume where they stopped, after a lost connection or on another day. */
const LARGEST_AT_ONCE = 5_000_000;
const PART_BYTES = 8_000_000;

/** The reason why a file was refused, written for the user. */
export class NotTaken extends Error {}

export type UploadOptions = {
  folderId: string;
  /** Whether the file is accessible only through signed addresses. */
  isPrivate?: boolean;
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** Uploads a file to the library. A video gets a still picture. Throws NotTaken, ApiError, or the error of an abort. */
export async function uploadFile(file: File, options: UploadOptions): Promise<FileView> {
  if (file.size === 0) throw new NotTaken(texts.failures.empty);
  const stored = file.size > LARGEST_AT_ONCE ? await sendInParts(file, options) : await sendAtOnce(file, options);
  if (stored.mediaType !== 'VIDEO' || stored.private) return stored;
  const content = await capturePoster(file);
  if (!content) return stored;
  // the upload of a video succeeds even without a still picture
  const withPoster = await api.mediaLibrary.uploadPoster({ fileId: stored.id ?? '', content }).catch(() => null);
  return withPoster?.file ?? stored;
}

const wanted = (file: File, { folderId, isPrivate = false }: UploadOptions) => ({
  mimeType: file.type || 'application/octet-stream',
  fileName: file.name,
  parentFolderId: folderId,
  private: isPrivate,
});

/** The server checks the name before it accepts any data. */
function tellOfName(error: unknown): never {
  if (error instanceof ApiError && error.violations.some(({ field }) => field === 'fileName'))
    throw new NotTaken(reasons.UNSUPPORTED_FILE_FORMAT);
  throw error;
}

async function sendAtOnce(file: File, options: UploadOptions): Promise<FileView> {
  const { uploadUrl } = await api.mediaFiles.generateFileUploadUrl(wanted(file, options)).catch(tellOfName);
  return put(localAddress(uploadUrl), file, options);
}

async function sendInParts(file: File, options: UploadOptions): Promise<FileView> {
  const { uploadUrl, uploadToken } = await api.mediaFiles
    .generateFileResumableUploadUrl(wanted(file, options))
    .catch(tellOfName);
  const endpoint = localAddress(uploadUrl);
  // the library for uploads in parts is loaded only when it is needed
  const { Upload } = await import('tus-js-client');
  const token = await send(Upload, file, { endpoint, token: present(uploadToken, 'upload token') }, options);
  return put(`${endpoint}/${token}`, null, options);
}

/** Sends the missing parts of a file. Returns the token of the upload, which may have begun earlier. */
function send(
  Upload: typeof import('tus-js-client').Upload,
  file: File,
  { endpoint, token }: { endpoint: string; token: string },
  { folderId, isPrivate = false, onProgress, signal }: UploadOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let used = token;
    const upload = new Upload(file, {
      endpoint,
      chunkSize: PART_BYTES,
      retryDelays: [0, 1000, 3000, 10_000, 30_000],
      metadata: { filename: file.name, contentType: file.type, token },
      removeFingerprintOnSuccess: true,
      fingerprint: async () => ['stoa', folderId, isPrivate, file.name, file.size, file.lastModified].join('|'),
      onProgress: (sent, total) => onProgress?.(total ? sent / total : 0),
      onSuccess: () => resolve(used),
      onError: (error) => reject(error instanceof Error ? new NotTaken(texts.failures.connection) : error),
    });
    signal?.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.reason);
    });
    void upload.findPreviousUploads().then(([previous]) => {
      const known = previous && tokenOf(previous);
      if (known) {
        used = known;
        upload.resumeFromPreviousUpload(previous);
      }
      upload.start();
    });
  });
}

const tokenOf = ({ metadata, creationTime }: PreviousUpload): string | undefined =>
  // tokens are valid for a day; the remaining hours are enough to finish the upload
  Date.now() - new Date(creationTime).getTime() < 20 * 60 * 60_000 ? metadata.token : undefined;

/** Unlike fetch, this request reports its upload progress. */
function put(path: string, body: File | null, { onProgress, signal }: UploadOptions): Promise<FileView> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', path);
    request.responseType = 'json';
    if (body) request.setRequestHeader('content-type', body.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => body && onProgress?.(total ? loaded / total : 0);
    request.onerror = () => reject(new TypeError('the server could not be reached'));
    request.onload = () => {
      const { file } = (request.response ?? {}) as { file?: FileView };
      if (request.status === 200 && file) resolve(file);
      else reject(new NotTaken(reasonOf(request)));
    };
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(body);
  });
}

type Refused = { details?: { validationError?: { fieldViolations?: { ruleName?: string }[] } } };

const reasons: Record<string, string> = {
  ZERO_FILE_SIZE: texts.failures.empty,
  UNSUPPORTED_FILE_FORMAT: texts.failures.format,
  FILE_SIZE_OVER_LIMIT: texts.failures.size,
  MISMATCH_MIME_TYPE: texts.failures.content,
  DRAWING_EFFORT_OVER_LIMIT: texts.failures.effort,
};

function reasonOf({ status, response }: XMLHttpRequest): string {
  const rule = (response as Refused | null)?.details?.validationError?.fieldViolations?.[0]?.ruleName ?? '';
  if (reasons[rule]) return reasons[rule];
  if (status === 413) return texts.failures.size;
  if (status === 403) return texts.failures.time;
  return texts.failures.server;
}
