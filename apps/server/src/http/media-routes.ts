import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readTransformation, type Transformation, transform } from '../platform/media/images.ts';
import type { MediaStorage } from '../platform/media/storage.ts';
import type { App } from './app.ts';
import { plainError } from './errors.ts';

/** Ids follow from content, so what an address shows never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
const absent = plainError(404, 'there is no such picture').body;

/** Shown where a product has no picture of its own. */
const placeholder =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500" viewBox="0 0 1200 1500">
<rect width="1200" height="1500" fill="#ece8e1"/><g fill="none" stroke="#b9b2a6" stroke-width="14"><rect x="330" y="510" width="540" height="480" rx="8"/>
<circle cx="500" cy="660" r="52"/><path d="M330 930l190-170 120 110 110-90 120 110"/></g></svg>`);

/**
 * Pictures under `/media/<id>`, and resized under `/media/<id>/v1/<mode>/<parameters>/<name>` in the form that clients
 * of the public packages produce. Resized ones are kept, as making them costs more than storing them.
 */
export function mediaRoutes(server: FastifyInstance, app: App, resized: MediaStorage): void {
  const original = (id: string) => (id === 'placeholder.svg' ? Promise.resolve(placeholder) : app.media.read(id));
  const inTurn = limiter(2);

  server.get<{ Params: { id: string } }>('/media/:id', async (request, reply) => {
    const bytes = await original(request.params.id);
    if (!bytes) return reply.code(404).send(absent);
    return send(reply, bytes, request.params.id.endsWith('.svg') ? 'image/svg+xml' : 'image/webp');
  });

  server.get<{ Params: { id: string; mode: string; parameters: string } }>(
    '/media/:id/v1/:mode/:parameters/:name',
    async (request, reply) => {
      const { id, mode, parameters } = request.params;
      const wanted = readTransformation(mode, parameters, String(request.headers.accept ?? ''));
      if (!wanted)
        return reply.code(400).send(plainError(400, 'the transformation in this address is not understood').body);
      reply.header('vary', 'accept');
      const name = nameOf(id, wanted);
      const known = await resized.read(name);
      if (known) return send(reply, known, `image/${wanted.format}`);
      const bytes = await original(id);
      if (!bytes) return reply.code(404).send(absent);
      const made = await inTurn(() => transform(bytes, wanted));
      await resized.save(name, made);
      return send(reply, made, `image/${wanted.format}`);
    },
  );
}

const nameOf = (id: string, wanted: Transformation): string =>
  `${createHash('sha256')
    .update(JSON.stringify([id, wanted]))
    .digest('hex')
    .slice(0, 40)}.${wanted.format}`;

const send = (reply: FastifyReply, bytes: Buffer, type: string) =>
  reply.header('cache-control', FOREVER).header('content-security-policy', "default-src 'none'").type(type).send(bytes);

/** Lets a few run at a time: encoding pictures would take every core from those who buy. */
function limiter(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}
