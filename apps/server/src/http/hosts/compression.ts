import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownBytes } from '../../platform/own-bytes.ts';
import type { SerialisedJson } from '../../platform/serialised-json.ts';

const gzip = promisify(zlib.gzip);
/** Shorter bodies are not worth compressing. */
const SHORTEST = 1024;
/** Higher ones take much more time for little. */
const LEVEL = 5;
const JSON_TYPE = 'application/json; charset=utf-8';

/** The body, compressed if the browser accepts it. */
export async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string | Buffer,
): Promise<string | Buffer> {
  if (!takesGzip(request, reply) || body.length < SHORTEST) return body;
  reply.header('content-encoding', 'gzip');
  return gzip(body, { level: LEVEL });
}

/**
 * A body generated while it is sent, compressed if the browser accepts it. A failure on the way ends the connection.
 */
export function compressedStream(request: FastifyRequest, reply: FastifyReply, parts: AsyncIterable<string>): Readable {
  const source = Readable.from(parts);
  if (!takesGzip(request, reply)) return source;
  reply.header('content-encoding', 'gzip');
  const packed = zlib.createGzip({ level: LEVEL });
  return pipeline(source, packed, (error) => {
    if (error) request.log.error({ err: error }, 'a page could not be sent to the end');
  });
}

/** Cached answers that were sent once, and their compressed form from the second time on. */
const sent = new WeakMap<object, Promise<Buffer> | null>();

/** Sends a serialised answer. From the second time on, its compressed form is kept. */
export async function sendSerialised(
  request: FastifyRequest,
  reply: FastifyReply,
  written: SerialisedJson<unknown>,
): Promise<FastifyReply> {
  const { serialisedJson } = written;
  reply.type(JSON_TYPE);
  if (!takesGzip(request, reply) || serialisedJson.length < SHORTEST) return reply.send(serialisedJson);
  const known = sent.get(written);
  if (known === undefined) {
    sent.set(written, null);
    return reply.send(serialisedJson);
  }
  const body = known ?? gzip(serialisedJson, { level: LEVEL }).then(ownBytes);
  sent.set(written, body);
  return reply.header('content-encoding', 'gzip').send(await body);
}

function takesGzip(request: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('vary', 'accept-encoding');
  return /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
}
