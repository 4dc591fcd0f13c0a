import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { siteOfFile } from '../../domains/media/index.ts';
import { isMediaName } from '../../platform/media/storage.ts';
import { readTransformation, typeOfMade } from '../../platform/media/transformation.ts';
import { plainError } from '../api/errors.ts';
import type { App } from '../app.ts';
import { madePictures, type Original, sendUnmade } from './made-pictures.ts';
import { FOREVER, HARMLESS, sendFile } from './send-file.ts';

/** Shown where a product has no picture. */
const placeholder =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500" viewBox="0 0 1200 1500">
<rect width="1200" height="1500" fill="#ece8e1"/><g fill="none" stroke="#b9b2a6" stroke-width="14"><rect x="330" y="510" width="540" height="480" rx="8"/>
<circle cx="500" cy="660" r="52"/><path d="M330 930l190-170 120 110 110-90 120 110"/></g></svg>`);
const PLACEHOLDER = 'placeholder.svg';

/**
 * Public files, in the address space of the public client's media functions: pictures under `/media/<id>`, resized
 * under `/media/<id>/v1/<transformation>/<name>`, videos under `/video/`, sounds under `/mp3/`, everything else under
 * `/ugd/`.
 */
export function mediaRoutes(server: FastifyInstance, app: App): void {
  const { media } = app;
  const make = madePictures(app);

  type ById = { Params: { id: string; '*': string } };
  const file = (request: FastifyRequest<ById>, reply: FastifyReply) =>
    sendFile(request, reply, { storage: media.public, id: request.params.id, inline: true, cacheControl: FOREVER });

  server.get<ById>('/media/:id', (request, reply) =>
    request.params.id === PLACEHOLDER ? sendPicture(reply, placeholder, 'image/svg+xml') : file(request, reply),
  );
  server.get<ById>('/video/:id/file', file);
  server.get<ById>('/video/:id/:resolution/:format/:name', file);
  server.get<ById>('/mp3/:id', file);
  server.get<ById>('/ugd/:id', file);

  server.get<ById>('/media/:id/v1/*', async (request, reply) => {
    const { id, '*': rest } = request.params;
    // the last part is a name for people
    const path = rest.slice(0, Math.max(0, rest.lastIndexOf('/')));
    const wanted = readTransformation(path, String(request.headers.accept ?? ''));
    if (!wanted)
      return reply.code(400).send(plainError(400, 'the transformation in this address is not understood').body);
    reply.header('vary', 'accept');
    const made = isPicture(id) ? await make(request.ip, id, wanted, () => originalOf(id)) : null;
    return Buffer.isBuffer(made) ? sendPicture(reply, made, typeOfMade(made)) : sendUnmade(reply, made);
  });

  async function originalOf(id: string): Promise<Original | null> {
    if (id === PLACEHOLDER) return { site: '', read: async () => placeholder };
    if ((await media.public.sizeOf(id)) === null) return null;
    return { site: (await siteOfFile(app, id)) ?? '', read: () => media.public.read(id) };
  }
}

const isPicture = (id: string): boolean => id === PLACEHOLDER || (isMediaName(id) && id.endsWith('.webp'));

const sendPicture = (reply: FastifyReply, bytes: Buffer, type: string) =>
  reply
    .header('cache-control', FOREVER)
    .header('content-security-policy', HARMLESS)
    .header('cross-origin-resource-policy', 'cross-origin')
    .type(type)
    .send(bytes);
