import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WrittenJson } from '../platform/written-json.ts';

const gzip = promisify(zlib.gzip);
/** Shorter bodies gain nothing. */
const SHORTEST = 1024;
/** Higher ones take much more time for little. */
const LEVEL = 5;
const JSON_TYPE = 'application/json; charset=utf-8';

/** The body as the browser wants it. */
export async function compressed(request: FastifyRequest, reply: FastifyReply, body: string): Promise<string | Buffer> {
  if (!takesGzip(request, reply) || body.length < SHORTEST) return body;
  reply.header('content-encoding', 'gzip');
  return gzip(body, { level: LEVEL });
}

/** A body that is made while it is sent, as the browser wants it. What fails while it is made ends the connection. */
export function compressedStream(request: FastifyRequest, reply: FastifyReply, parts: AsyncIterable<string>): Readable {
  const source = Readable.from(parts);
  if (!takesGzip(request, reply)) return source;
  reply.header('content-encoding', 'gzip');
  const packed = zlib.createGzip({ level: LEVEL });
  return pipeline(source, packed, (error) => {
    if (error) request.log.error({ err: error }, 'a page could not be sent to its end');
  });
}

/** Remembered answers that were sent once, and their compressed form from the second time on. */
const sent = new WeakMap<object, Promise<Buffer> | null>();

/** Sends an answer that is written already. What is asked for again is compressed once and kept so. */
export async function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  written: WrittenJson<unknown>,
): Promise<FastifyReply> {
  const { writtenJson } = written;
  reply.type(JSON_TYPE);
  if (!takesGzip(request, reply) || writtenJson.length < SHORTEST) return reply.send(writtenJson);
  const known = sent.get(written);
  if (known === undefined) {
    sent.set(written, null);
    return reply.send(writtenJson);
  }
  const body = known ?? gzip(writtenJson, { level: LEVEL });
  sent.set(written, body);
  return reply.header('content-encoding', 'gzip').send(await body);
}

function takesGzip(request: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('vary', 'accept-encoding');
  return /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
}
