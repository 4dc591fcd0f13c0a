/** Forms of pages that hold files: `multipart/form-data`. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isShortOfMemory } from '../../platform/memory.ts';
import { networkOf } from '../../platform/network-of.ts';
import { UnusableText } from '../api/request-text.ts';

/** Several pictures as phones take them. Forms are kept in memory while they are read. */
const LARGEST_FORM = 25 * 1024 * 1024;
const MOST_PARTS = 200;
/** Forms up to this size are read like any other body of strangers. */
const SMALL_FORM = 100 * 1024;
/** Of the larger ones, each of which takes several times its size of memory while it is read. */
const MOST_AT_ONCE = isShortOfMemory() ? 1 : 4;
/** In seconds: about as long as a large form takes to arrive. */
export const FORM_WAIT = 10;

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

/**
 * Takes turns at large forms with files: a few at once on this server, and one of each network, as anybody can send them.
 * The returned function says whether a request may be read, and if so keeps its place until it is answered.
 */
export function turnsAtFiles(mostAtOnce = MOST_AT_ONCE): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const networks = new Set<string>();
  return (request, { raw }) => {
    // a length that is not announced can be any
    if (Number(request.headers['content-length'] ?? Infinity) <= SMALL_FORM) return true;
    const network = networkOf(request.ip);
    if (networks.has(network) || networks.size >= mostAtOnce) return false;
    networks.add(network);
    const leave = () => networks.delete(network);
    raw.once('finish', leave).once('close', leave);
    return true;
  };
}

/** Lets the routes of a scope take forms with files. */
export function formsWithFiles(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: LARGEST_FORM },
    (request: FastifyRequest, body: string | Buffer) =>
      read(body as Buffer<ArrayBuffer>, request.headers['content-type'] ?? ''),
  );
}

async function read(body: Buffer<ArrayBuffer>, type: string): Promise<FormWithFiles> {
  refuseManyParts(body, type);
  const sent = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new UnusableText('the form is malformed');
  });
  const form = new FormWithFiles();
  for (const [field, value] of sent.entries()) {
    if (typeof value === 'string') form.fields.append(field, value);
    // a file input without a choice
    else if (value.size > 0) form.files.push({ field, name: value.name, content: value });
  }
  return form;
}

/** Before a form is read: half a million empty fields would take seconds. */
function refuseManyParts(body: Buffer, type: string): void {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new UnusableText('the form is malformed');
  const border = `--${boundary}`;
  let parts = -1; // the last border ends the form
  for (let at = body.indexOf(border); at >= 0; at = body.indexOf(border, at + border.length))
    if (++parts > MOST_PARTS) throw new UnusableText(`a form has at most ${MOST_PARTS} fields`);
}
