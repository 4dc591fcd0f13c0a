import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRange } from '../../platform/media/byte-range.ts';
import { extensionOf, isShownInPlace, typeOfExtension } from '../../platform/media/kinds.ts';
import type { MediaStorage } from '../../platform/media/storage.ts';
import { plainError } from '../api/errors.ts';

/** Ids are never reused, so the contents of an address never change. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** A file can run nothing and reach nothing, whatever it contains. */
export const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'; sandbox";

export type Sent = {
  storage: MediaStorage;
  id: string;
  /** The name to save it under. */
  name?: string;
  /** Whether browsers may show it in place, if its type is harmless. */
  inline: boolean;
  cacheControl: string;
};

/** Sends a file, or the part that a Range header requests. 404 where there is none. */
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
    // browsers' PDF viewers isolate themselves, and open nothing within a sandbox
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
  // an empty answer would claim to have no bytes
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(await storage.stream(id, part));
}

const encodeName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
