import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FileAnswer, isFileAnswer } from '../../platform/file-answer.ts';
import { isSerialised } from '../../platform/serialised-json.ts';
import { type App, factsOf } from '../app.ts';
import { sendSerialised } from '../hosts/compression.ts';
import { type Admitted, admit, type Performable, performAdmitted } from './perform.ts';
import { sendError } from './send-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller of an operation, as far as it has been admitted. */
    admitted: Admitted | null;
  }
}

/** The largest JSON body of operations that only staff and apps may call; strangers have the limit of all others. */
const BACK_OFFICE_BODY_LIMIT = 1024 * 1024;

/** The longest value in a path, in characters: sealed links name up to 100 orders. */
export const LONGEST_PARAMETER = 8192;

/** Serves each operation under all of its addresses. */
export function operationRoutes(server: FastifyInstance, app: App, performables: readonly Performable[]): void {
  server.decorateRequest('admitted', null);
  for (const performable of performables) {
    const { operation } = performable;
    const isForStrangers = operation.permit.callers.some((caller) => caller !== 'staff' && caller !== 'app');
    for (const address of operation.addresses) {
      server.route({
        method: methodsOf(operation),
        url: routerPath(address),
        config: { operation: operation.id },
        ...(isForStrangers ? {} : { bodyLimit: BACK_OFFICE_BODY_LIMIT }),
        onRequest: (request, reply) => admitRequest(app, operation, request, reply),
        handler: (request, reply) => answer(app, performable, request, reply),
      });
    }
  }
}

type Routed = Performable['operation'];

export const methodsOf = ({ method, alsoPost }: Routed): Routed['method'][] => (alsoPost ? [method, 'POST'] : [method]);

/** An address in the router's syntax. Its parameters cannot contain the dots of nested fields. */
export const routerPath = (address: string): string =>
  address.replace(/\{([^}]+)\}/g, (_, field: string) => `:${field.replaceAll('.', '__')}`);

/** The fields that a router found in a path. */
export const fieldsOf = (parameters: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name.replaceAll('__', '.'), value ?? '']));

/** Refuses a request before its body is read. */
async function admitRequest(app: App, operation: Routed, request: FastifyRequest, reply: FastifyReply) {
  const credentials = app.credentialsOf(request, operation);
  const admitted = await admit(app, { operation, credentials, address: request.ip });
  if ('refused' in admitted) return sendError(reply, admitted.refused);
  request.admitted = admitted;
  for (const cookie of admitted.cookies) reply.header('set-cookie', cookie);
}

async function answer(
  app: App,
  performable: Performable,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const content = request.body instanceof Readable ? request.body : null;
  const key = request.headers['idempotency-key'];
  const { known } = request.admitted as Admitted;
  const outcome = await performAdmitted(app, known, {
    performable,
    raw: {
      query: queryOf(request),
      body: content ? undefined : bodyOf(request),
      parameters: fieldsOf(request.params as Record<string, string>),
    },
    content,
    key: typeof key === 'string' ? key : undefined,
    client: factsOf(app, request),
  });
  if ('body' in outcome) return sendError(reply, outcome);
  const { answer } = outcome;
  if (isFileAnswer(answer)) return sendContent(reply, answer.file);
  if (performable.operation.redirects) return sendOn(reply, answer as { redirect: string });
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

const sendOn = (reply: FastifyReply, { redirect }: { redirect: string }): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(redirect, 302);

/** The address's own parameters; a second question mark belongs to one of them. */
function queryOf({ url }: FastifyRequest): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start === -1 ? '' : url.slice(start + 1));
}
