/** Forms of pages that hold files: `multipart/form-data`. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UnusableText } from '../api/request-text.ts';

/** Several pictures as phones take them. Forms are kept in memory while they are read. */
const LARGEST_FORM = 25 * 1024 * 1024;
const MOST_PARTS = 200;

export type PostedFile = { field: string; name: string; content: Blob };

/** A posted form with its files. */
export class FormWithFiles {
  readonly fields = new URLSearchParams();
  readonly files: PostedFile[] = [];
}

export const isFormWithFiles = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/** Whether the browser says that a form is larger than is read. */
export const isTooLarge = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  Number(headers['content-length']) > LARGEST_FORM;

/** Lets the routes of a scope take forms with files. */
export function formsWithFiles(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: LARGEST_FORM },
    (request: FastifyRequest, body: string | Buffer) => read(Buffer.from(body), request.headers['content-type'] ?? ''),
  );
}

async function read(body: Buffer, type: string): Promise<FormWithFiles> {
  const sent = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw new UnusableText('the form is malformed');
  });
  const parts = [...sent.entries()];
  if (parts.length > MOST_PARTS) throw new UnusableText(`a form has at most ${MOST_PARTS} fields`);
  const form = new FormWithFiles();
  for (const [field, value] of parts) {
    if (typeof value === 'string') form.fields.append(field, value);
    // a file input without a choice
    else if (value.size > 0) form.files.push({ field, name: value.name, content: value });
  }
  return form;
}
