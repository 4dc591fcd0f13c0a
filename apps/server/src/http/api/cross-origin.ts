import type { FastifyInstance } from 'fastify';

/** The header that proves a call from our client on our own page: never granted to other origins. */
const GUARD = 'x-stoa-client';

/**
 * Lets pages of any origin call the API with a token. Cookies never accompany such calls, as credentials are not
 * allowed, so that a foreign page can do nothing in its visitor's name.
 */
export function crossOrigin(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    if (request.headers.origin === undefined) return;
    reply.header('access-control-allow-origin', '*');
    reply.header('access-control-expose-headers', 'x-wix-request-id, x-wix-consistent');
  });
}

/** Answers browsers that ask which calls of another origin they may send. */
export function preflights(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    if (request.headers.origin === undefined || request.method !== 'OPTIONS') return;
    const asked = String(request.headers['access-control-request-headers'] ?? '');
    const granted = asked
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter((name) => name && name !== GUARD);
    reply
      .header('access-control-allow-methods', 'GET, POST, PATCH, PUT, DELETE')
      .header('access-control-allow-headers', granted.join(', '))
      .header('access-control-max-age', '86400')
      .code(204);
    return reply.send();
  });
  server.options('/*', async (_request, reply) => reply.code(204).send());
}
