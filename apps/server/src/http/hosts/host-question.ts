import type { FastifyInstance } from 'fastify';
import { plainError } from '../api/errors.ts';
import type { App } from '../app.ts';

/** Where a proxy asks whether it may get a certificate for a host name: Caddy's `ask` for on-demand TLS. */
const QUESTION = '/_hosts/served';

/** Answers 200 for the names of sites and of the dashboard, and 404 for all others. */
export function hostQuestion(server: FastifyInstance, app: App): void {
  const own = new URL(app.publicUrl).hostname;
  server.get<{ Querystring: { domain?: string | string[] } }>(QUESTION, async (request, reply) => {
    const wait = app.limiter.countAddress(request.ip, app.now());
    if (wait) return reply.code(429).header('retry-after', String(wait)).send(plainError(429, 'ask later').body);
    const { domain } = request.query;
    const host = typeof domain === 'string' ? domain.toLowerCase().slice(0, 253) : '';
    const site = host === own ? null : await app.sites.byHost(host);
    const isServed = host === own || (site !== null && !site.trashedDate);
    return isServed
      ? reply.send({ domain: host })
      : reply.code(404).send(plainError(404, 'no site has this name').body);
  });
}
