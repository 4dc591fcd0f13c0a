import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { Server as TusServer } from '@tus/server';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { serverContext } from '../../context.ts';
import { placeForArrival, receiveUpload, type UploadTicket, uploadTicket } from '../../domains/media/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { plainError, viewRefusal } from '../api/errors.ts';
import { sendError } from '../api/send-error.ts';
import type { App } from '../app.ts';

const RESUMABLE = '/media-upload/resumable';

/**
 * The endpoints for uploads. The token of a signed address contains its terms and replaces any other identity. A small
 * file comes at once, by PUT to its address. A large one comes in parts by TUS, and is then stored by a PUT to `<upload
 * address>/<token>`.
 */
export async function mediaUploads(server: FastifyInstance, app: App): Promise<void> {
  const largest = Math.max(...Object.values(app.media.limits));
  const ticketOf = (token: string) => uploadTicket(token, { secret: app.cursorSecret, now: app.now() });
  const notAllowed = plainError(403, 'this upload address has expired, or is not complete').body;

  const routes: FastifyPluginAsync = async (scope) => {
    // bodies are read as streams
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    type ByToken = { Params: { token: string }; Querystring: { filename?: string } };
    scope.put<ByToken>('/media-upload/:token', async (request, reply) => {
      const ticket = ticketOf(request.params.token);
      if (!ticket) return reply.code(403).send(notAllowed);
      const ctx = await serverContext(app, ticket.siteId, 'upload');
      if (!ctx) return reply.code(403).send(notAllowed);
      const path = await placeForArrival(ctx);
      try {
        const most = ticket.terms?.mostBytes ?? largest;
        if (!(await receive(request, path, most)))
          return reply.code(413).send(plainError(413, `files are at most ${most} bytes`).body);
        return await store(ticket, { path, mimeType: request.headers['content-type'] }, request, reply);
      } finally {
        await rm(path, { force: true });
      }
    });

    scope.put<ByToken>(`${RESUMABLE}/:token`, async (request, reply) => {
      const ticket = ticketOf(request.params.token);
      if (!ticket) return reply.code(403).send(notAllowed);
      const staged = await stagedFile(app, ticket.key);
      return store(ticket, { path: staged ?? '' }, request, reply);
    });

    const tus = resumable(app, largest, ticketOf);
    const handle = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      await tus.handle(request.raw, reply.raw);
    };
    for (const method of ['POST', 'PATCH', 'HEAD', 'DELETE'] as const) {
      scope.route({ method, url: RESUMABLE, handler: handle });
      scope.route({ method, url: `${RESUMABLE}/:id`, handler: handle });
    }
  };
  await server.register(routes);

  /** Stores the upload at `path`, once per ticket; an empty path means that the file has not arrived. */
  async function store(
    ticket: UploadTicket,
    { path, mimeType }: { path: string; mimeType?: string },
    request: FastifyRequest<{ Querystring: { filename?: string } }>,
    reply: FastifyReply,
  ) {
    const ctx = await serverContext(app, ticket.siteId, 'upload');
    if (!ctx) return reply.code(403).send(notAllowed);
    const { filename } = request.query;
    const fileName = typeof filename === 'string' ? filename : undefined;
    const stored = await receiveUpload(ctx, ticket, path === '' ? null : { path, fileName, mimeType });
    const wait = (why: string) => reply.code(409).send(plainError(409, why).body);
    if (stored === 'MISSING') return wait('the file has not arrived in full');
    if (stored === 'ARRIVING') return wait('the file is arriving with another request');
    return isRefusal(stored) ? sendError(reply, viewRefusal(stored)) : { file: stored };
  }
}

/** Writes a body to the disk; false where it exceeds the limit. */
async function receive({ raw, headers }: FastifyRequest, path: string, largest: number): Promise<boolean> {
  if (Number(headers['content-length'] ?? 0) > largest) return false;
  let size = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > largest ? new TooLarge() : null, chunk);
    },
  });
  try {
    await pipeline(raw, counter, createWriteStream(path));
    return true;
  } catch (error) {
    if (error instanceof TooLarge) return false;
    if (!raw.complete) throw Object.assign(new Error('the upload broke off'), { statusCode: 400 });
    throw error;
  }
}
class TooLarge extends Error {}

/** Parts of large files arrive in a directory, where uploads continue after a restart of the server. */
function resumable(app: App, maxSize: number, ticketOf: (token: string) => UploadTicket | null): TusServer {
  const store = new FileStore({ directory: app.media.arrivals });
  const notAllowed = { status_code: 403, body: 'this upload address has expired, or is not complete' };
  return new TusServer({
    path: RESUMABLE,
    datastore: store,
    maxSize,
    relativeLocation: true,
    // the key in the ticket names the upload: no other can be touched with it
    namingFunction: async (_request, metadata) => {
      const ticket = ticketOf(metadata?.token ?? '');
      if (!ticket || ticket.terms) throw notAllowed;
      await mkdir(app.media.arrivals, { recursive: true });
      return ticket.key;
    },
  });
}

/** The complete file under a key; null where parts of it are missing. */
async function stagedFile(app: App, key: string): Promise<string | null> {
  const store = new FileStore({ directory: app.media.arrivals });
  const upload = await store.getUpload(key).catch(() => null);
  if (!upload || upload.size === undefined || upload.offset !== upload.size) return null;
  const path = join(app.media.arrivals, key);
  return (await stat(path).catch(() => null)) ? path : null;
}
