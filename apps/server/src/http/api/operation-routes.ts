import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FileAnswer, isFileAnswer } from '../../platform/file-answer.ts';
import { isSerialised } from '../../platform/serialised-json.ts';
import { type App, factsOf } from '../app.ts';
import { sendSerialised } from '../hosts/compression.ts';
import { type Performable, perform } from './perform.ts';

/** Serves each operation under all of its mounts. */
export function operationRoutes(server: FastifyInstance, app: App, performables: readonly Performable[]): void {
  for (const performable of performables) {
    const { operation } = performable;
    for (const mount of operation.mounts) {
      server.route({
        method: methodsOf(operation),
        url: `${mount}${routerPath(operation)}`,
        config: { operation: operation.id },
        handler: (request, reply) => answer(app, performable, request, reply),
      });
    }
  }
}

type Routed = Performable['operation'];

export const methodsOf = ({ method, alsoPost }: Routed): Routed['method'][] => (alsoPost ? [method, 'POST'] : [method]);

/** The path in the router's syntax. Its parameters cannot contain the dots of nested fields. */
export const routerPath = ({ path }: Routed): string =>
  path.replace(/\{([^}]+)\}/g, (_, field: string) => `:${field.replaceAll('.', '__')}`);

/** The fields that a router found in a path. */
export const fieldsOf = (parameters: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name.replaceAll('__', '.'), value ?? '']));

async function answer(
  app: App,
  performable: Performable,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const content = request.body instanceof Readable ? request.body : null;
  const key = request.headers['idempotency-key'];
  const { outcome, cookies } = await perform(app, {
    performable,
    credentials: app.credentialsOf(request, performable.operation),
    raw: {
      query: queryOf(request),
      body: content ? undefined : bodyOf(request),
      parameters: fieldsOf(request.params as Record<string, string>),
    },
    content,
    key: typeof key === 'string' ? key : undefined,
    client: factsOf(app, request),
  });
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  if ('body' in outcome)
    return reply
      .code(outcome.status)
      .headers(outcome.headers ?? {})
      .send(outcome.body);
  const { answer } = outcome;
  if (isFileAnswer(answer)) return sendContent(reply, answer.file);
  return isSerialised(answer) ? sendSerialised(request, reply, answer) : reply.send(answer);
}

const bodyOf = ({ body }: FastifyRequest): unknown =>
  body instanceof URLSearchParams ? Object.fromEntries(body) : body;

/** Sends a file for the caller to save. Browsers always download it, whatever its contents. */
function sendContent(reply: FastifyReply, { name, mimeType, content }: FileAnswer['file']): FastifyReply {
  const fileName = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${fileName}`)
    .header('cache-control', 'no-store')
    .type(mimeType)
    .send(content);
}

/** The address's own parameters; a second question mark belongs to one of them. */
function queryOf({ url }: FastifyRequest): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start === -1 ? '' : url.slice(start + 1));
}
