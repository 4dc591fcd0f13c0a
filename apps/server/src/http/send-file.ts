import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRange } from '../platform/media/byte-range.ts';
import { extensionOf, isShownInPlace, typeOfExtension } from '../platform/media/kinds.ts';
import type { MediaStorage } from '../platform/media/storage.ts';
import { plainError } from './errors.ts';

/** Ids are never used twice, so what an address shows never changes. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** Whatever a file holds, it runs nothing and reaches nothing. */
export const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'; sandbox";

export type Sent = {
  storage: MediaStorage;
  id: string;
  /** The name it is saved under. */
  name?: string;
  /** Whether browsers may show it in place, if it is of a type that can do no harm. */
  inline: boolean;
  cacheControl: string;
};

/** Answers with a file, or the part of it that a Range header asks for. 404 where there is none. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, id, name = id, inline, cacheControl }: Sent,
): Promise<FastifyReply> {
  const size = await storage.sizeOf(id);
  if (size === null) return reply.code(404).send(plainError(404, 'there is no such file').body);
  const type = typeOfExtension(extensionOf(id))?.mimeType ?? 'application/octet-stream';
  const disposition = inline && isShownInPlace(type) ? 'inline' : 'attachment';
  const etag = `"${id}"`;
  reply.headers({
    'cache-control': cacheControl,
    // readers of PDF in browsers shut themselves off, and open nothing within a sandbox
    ...(type === 'application/pdf' ? {} : { 'content-security-policy': HARMLESS }),
    'cross-origin-resource-policy': 'cross-origin',
    'content-disposition': `${disposition}; filename*=UTF-8''${encodeName(name)}`,
    'accept-ranges': 'bytes',
    etag,
  });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  reply.type(type);
  const { range: asked, 'if-range': ifRange } = request.headers;
  const range = ifRange === undefined || ifRange === etag ? readRange(asked, size) : 'whole';
  if (range === 'none') {
    reply.header('content-range', `bytes */${size}`).removeHeader('content-disposition');
    return reply.code(416).type('application/json').send(plainError(416, 'the file has no such part').body);
  }
  const part = range === 'whole' ? undefined : range;
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  reply.header('content-length', part ? part.end - part.start + 1 : size);
  // an empty answer would be said to have no bytes
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(await storage.stream(id, part));
}

const encodeName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
