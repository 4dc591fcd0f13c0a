import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The longest path that is written down. */
const LONGEST = 500;
/** Parts of paths that open something for whoever knows them, by the names of routes' parameters. */
const SECRETS = ['secret', 'token', 'code'];

/**
 * One line for each request, where the log's level asks for it; otherwise requests cost nothing here. `caller` is the kind
 * of caller of an operation, as far as one was identified.
 */
export function requestLog(server: FastifyInstance): void {
  if (!['info', 'debug', 'trace'].includes(server.log.level)) return;
  server.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.admitted && { caller: request.admitted.known.caller.kind }),
      },
      'request',
    );
    done();
  });
}

/** The path of a request without what only its sender may know: the query, and secrets. */
export function loggedPath({ url, params }: Pick<FastifyRequest, 'url' | 'params'>): string {
  const [path = ''] = url.split('?', 1);
  const named = (params ?? {}) as Record<string, string | undefined>;
  const hidden = SECRETS.flatMap((name) => named[name] ?? []);
  const parts = path.split('/').map((part) => (hidden.includes(decoded(part)) ? '***' : part));
  return parts.join('/').slice(0, LONGEST);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
