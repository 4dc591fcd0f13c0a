import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { siteOfFile } from '../../domains/media/index.ts';
import { BUSY_SECONDS, isPictureFailure } from '../../platform/media/pictures/pictures.ts';
import { isMediaName } from '../../platform/media/storage.ts';
import { readTransformation, type Transformation, typeOfMade } from '../../platform/media/transformation.ts';
import { plainError, tooManyRequests } from '../api/errors.ts';
import { sendError } from '../api/send-error.ts';
import type { App } from '../app.ts';
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
    const made = await makeUnlessKnown(request.ip, id, wanted);
    if (made && 'wait' in made) return sendError(reply.header('cache-control', 'no-store'), tooManyRequests(made.wait));
    if (isPictureFailure(made)) {
      reply.header('cache-control', 'no-store');
      if (made.failed === 'TOO_COSTLY')
        return reply.code(422).send(plainError(422, `the picture ${made.description}`).body);
      return reply.code(503).header('retry-after', BUSY_SECONDS).send(plainError(503, made.description).body);
    }
    if (!made) return reply.code(404).send(plainError(404, 'there is no such picture').body);
    return sendPicture(reply, made, typeOfMade(made));
  });

  /** Pictures that are being made: whoever asks for the same one meanwhile waits for it. */
  const inTheMaking = new Map<string, ReturnType<typeof make>>();

  /** Resized pictures are stored, as making them costs more. New ones are counted for whoever asks first. */
  async function makeUnlessKnown(client: string, id: string, wanted: Transformation) {
    const variant = variantOf(wanted);
    if (!isPicture(id)) return null;
    const known = await media.resized.read(id, variant);
    if (known) return known;
    const key = `${id} ${variant}`;
    const making = inTheMaking.get(key) ?? make(client, id, wanted).finally(() => inTheMaking.delete(key));
    inTheMaking.set(key, making);
    return making;
  }

  async function make(client: string, id: string, wanted: Transformation) {
    const isOurs = id === PLACEHOLDER;
    if (!isOurs && (await media.public.sizeOf(id)) === null) return null;
    const wait = app.limiter.countNewPicture(client, app.now());
    if (wait) return { wait };
    const site = isOurs ? null : await siteOfFile(app, id);
    const read = async () => (isOurs ? placeholder : media.public.read(id));
    const made = await media.pictures.transform(read, wanted, { site: site ?? '', client });
    if (made && !isPictureFailure(made)) await media.resized.save(id, variantOf(wanted), made);
    return made;
  }
}

const isPicture = (id: string): boolean => id === PLACEHOLDER || (isMediaName(id) && id.endsWith('.webp'));

const variantOf = (wanted: Transformation): string =>
  `${createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 40)}.${wanted.format}`;

const sendPicture = (reply: FastifyReply, bytes: Buffer, type: string) =>
  reply
    .header('cache-control', FOREVER)
    .header('content-security-policy', HARMLESS)
    .header('cross-origin-resource-policy', 'cross-origin')
    .type(type)
    .send(bytes);
