import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import findMyWay, { type Handler, type HTTPMethod, type HTTPVersion } from 'find-my-way';
import { type FileAnswer, isFileAnswer } from '../../platform/file-answer.ts';
import { isSerialised } from '../../platform/serialised-json.ts';
import { type App, factsOf } from '../app.ts';
import { sendSerialised } from '../hosts/compression.ts';
import { type Admitted, admit, type Performable, performAdmitted } from './perform.ts';
import { sendError } from './send-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The operation that is called; null for everything else that the server answers. */
    performable: Performable | null;
    /** The caller of an operation, as far as it has been admitted. */
    admitted: Admitted | null;
  }
}

/** The largest JSON body of operations that only staff and apps may call; strangers have the limit of all others. */
const BACK_OFFICE_BODY_LIMIT = 1024 * 1024;

/** The longest value in a path, in characters: sealed links name up to 100 orders. */
export const LONGEST_PARAMETER = 8192;

/** Finds the operation for a method and a path, with the values in the path. */
export type OperationRouter = (method: string, path: string) => Found | null;
type Found = { performable: Performable; parameters: Record<string, string> };

/** A router over all addresses of operations. */
export function operationRouter(performables: readonly Performable[]): OperationRouter {
  const router = findMyWay({ maxParamLength: LONGEST_PARAMETER });
  const ignore = () => {};
  for (const performable of performables) {
    const methods = methodsOf(performable.operation) as HTTPMethod[];
    for (const address of performable.operation.addresses) router.on(methods, routerPath(address), ignore, performable);
  }
  return (method, path) => {
    const found = router.find(method as HTTPMethod, path);
    return found && { performable: found.store, parameters: fieldsOf(found.params) };
  };
}

/** Whom an operation is for: strangers among others, or staff and apps alone. */
type Audience = 'everybody' | 'backOffice';
const audienceOf = ({ permit }: Routed): Audience =>
  permit.callers.every((caller) => caller === 'staff' || caller === 'app') ? 'backOffice' : 'everybody';

/**
 * Serves each operation under all of its addresses, which are thousands: they share two routes, as each one of its own
 * would take memory and time at the start.
 */
export function operationRoutes(server: FastifyInstance, app: App, find: OperationRouter): void {
  const calls = new WeakMap<IncomingMessage, Found>();
  server.decorateRequest('performable', null);
  server.decorateRequest('admitted', null);
  server.addConstraintStrategy(
    sameValue('audience', (request: IncomingMessage) => {
      const found = find(request.method ?? '', request.url ?? '');
      if (found) calls.set(request, found);
      return found ? audienceOf(found.performable.operation) : undefined;
    }),
  );
  for (const audience of ['everybody', 'backOffice'] satisfies Audience[]) {
    server.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/*',
      constraints: { audience },
      ...(audience === 'backOffice' && { bodyLimit: BACK_OFFICE_BODY_LIMIT }),
      onRequest: (request, reply) => {
        const { performable, parameters } = calls.get(request.raw) as Found;
        request.performable = performable;
        request.params = parameters;
        return admitRequest(app, performable.operation, request, reply);
      },
      handler: (request, reply) => answer(app, request.performable as Performable, request, reply),
    });
  }
}

/** A constraint of the router that chooses the route with the value of a request; where that is undefined, one without. */
const sameValue = (name: string, deriveConstraint: (request: IncomingMessage) => string | undefined) => ({
  name,
  deriveConstraint,
  storage() {
    const handlers = new Map<unknown, Handler<HTTPVersion.V1>>();
    return {
      get: (value: unknown) => handlers.get(value) ?? null,
      set: (value: unknown, handler: Handler<HTTPVersion.V1>) => void handlers.set(value, handler),
    };
  },
});

type Routed = Performable['operation'];

/** The methods of an operation. What can be read can be asked for without its body. */
const methodsOf = ({ method, alsoPost }: Routed): string[] => [
  method,
  ...(method === 'GET' ? ['HEAD'] : []),
  ...(alsoPost ? ['POST'] : []),
];

/** An address in the router's syntax. Its parameters cannot contain the dots of nested fields. */
const routerPath = (address: string): string =>
  address.replace(/\{([^}]+)\}/g, (_, field: string) => `:${field.replaceAll('.', '__')}`);

/** The fields that the router found in a path. */
const fieldsOf = (parameters: Record<string, string | undefined>): Record<string, string> =>
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
      parameters: request.params as Record<string, string>,
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
