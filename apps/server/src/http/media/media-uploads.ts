import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server as TusServer } from '@tus/server';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type Context, serverContext } from '../../context.ts';
import { isTooLarge, receiveFile, receiveUpload, type UploadTicket, uploadTicket } from '../../domains/media/index.ts';
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

    scope.put<ByToken>('/media-upload/:token', (request, reply) =>
      take(request, reply, async (ctx, { terms }) => ({
        path: await receiveBody(ctx, request, terms?.mostBytes ?? largest),
        mimeType: request.headers['content-type'],
      })),
    );
    scope.put<ByToken>(`${RESUMABLE}/:token`, (request, reply) =>
      take(request, reply, async (_ctx, { key }) => {
        const path = await stagedFile(app, key);
        return path === null ? null : { path };
      }),
    );

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

  /** Answers with the file of a ticket, which `receive` brings unless it is stored already. */
  async function take(request: FastifyRequest<ByToken>, reply: FastifyReply, receive: Receive) {
    const ticket = ticketOf(request.params.token);
    const ctx = ticket ? await serverContext(app, ticket.siteId, 'upload') : null;
    if (!ticket || !ctx) return reply.code(403).send(notAllowed);
    const received = await receiveUpload(ctx, ticket, async () => {
      const upload = await receive(ctx, ticket);
      return upload && { ...upload, fileName: nameIn(request) };
    });
    const wait = (why: string) => reply.code(409).send(plainError(409, why).body);
    if (received === 'MISSING') return wait('the file has not arrived in full');
    if (received === 'ARRIVING') return wait('the file is arriving with another request');
    return isRefusal(received) ? sendError(reply, viewRefusal(received)) : { file: received };
  }
}

type Receive = (ctx: Context, ticket: UploadTicket) => Promise<{ path: string; mimeType?: string } | null>;
type ByToken = { Params: { token: string }; Querystring: { filename?: string } };

/** The name that the address gives; one that is given twice is none. */
function nameIn({ query: { filename } }: FastifyRequest<ByToken>): string | undefined {
  return typeof filename === 'string' ? filename : undefined;
}

/** Writes a body to the local disk, and returns its path. Fails with 413 where it exceeds the limit. */
async function receiveBody(ctx: Context, { raw, headers }: FastifyRequest, most: number): Promise<string> {
  const failed = (statusCode: number, why: string) => Object.assign(new Error(why), { statusCode });
  const tooLarge = () => failed(413, `files are at most ${most} bytes`);
  if (Number(headers['content-length'] ?? 0) > most) throw tooLarge();
  try {
    return await receiveFile(ctx, raw, most);
  } catch (error) {
    if (isTooLarge(error)) throw tooLarge();
    if (!raw.complete) throw failed(400, 'the upload broke off');
    throw error;
  }
}

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
