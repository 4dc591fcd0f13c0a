/** Files for a form of a page: each is uploaded on its own, and waits for the form. */
import { MOST_MEGABYTES, type WaitingFile } from '@stoa/blocks';
import type { Messages } from '@stoa/messages';
import { ApiError } from '@stoa/sdk';

export type FileTexts = Messages['files'];
/** The uploaded file, or why it was not accepted. */
export type Upload = WaitingFile | { problem: string };
type Place = { formId: string; target: string };

export const isTooLarge = ({ size }: Blob): boolean => size > MOST_MEGABYTES * 1024 * 1024;

/** Where the file for a field is sent to. */
export const uploadPath = ({ formId, target }: Place, fileName: string): string =>
  `/stoa/v1/storefront/forms/${encodeURIComponent(formId)}/files?${new URLSearchParams({
    target,
    fileName: fileName.slice(-200) || 'file',
  })}`;

/** What the server said of a file. */
export function readUpload(
  { status, body }: { status: number; body: unknown },
  name: string,
  texts: FileTexts,
): Upload {
  const { file } = (body ?? {}) as { file?: { fileId?: string; displayName?: string } };
  if (status === 200 && file?.fileId) return { id: file.fileId, name: file.displayName ?? name };
  const error = new ApiError({ status, body, requestId: '' });
  if (error.violations.some(({ ruleName }) => ruleName === 'FILE_SIZE_OVER_LIMIT') || status === 413)
    return { problem: texts.tooLarge(name, MOST_MEGABYTES) };
  if (error.code === 'TOO_MANY_FORM_FILES' || error.code === 'LIMIT_REACHED') return { problem: texts.full };
  return { problem: status === 429 || status >= 500 ? texts.busy(name) : texts.wrongKind(name) };
}
