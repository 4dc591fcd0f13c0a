import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { newId } from '../platform/ids.ts';
import type { Served } from '../use-case.ts';
import { apiReference } from './api-reference.ts';
import type { App } from './app.ts';
import { authorizeRoute } from './authorize-route.ts';
import { bodyParsers } from './body-parsers.ts';
import { crossOrigin } from './cross-origin.ts';
import { dashboardHost } from './dashboard-host.ts';
import { nothingAt, plainError } from './errors.ts';
import { externalLogin } from './external-login.ts';
import { health } from './health.ts';
import { mediaDownloads } from './media-downloads.ts';
import { mediaRoutes } from './media-routes.ts';
import { mediaUploads } from './media-uploads.ts';
import { memberCookies } from './member-cookies.ts';
import { oauthDiscovery } from './oauth-discovery.ts';
import { operationRoutes } from './operation-routes.ts';
import { redirectLanding } from './redirect-landing.ts';
import { sessionCookies } from './session-cookies.ts';
import { storefrontHost } from './storefront-host.ts';

/** Largest request body; uploads of pictures have their own. */
const BODY_LIMIT = 1024 * 1024;
const UPLOAD_LIMIT = 32 * 1024 * 1024;

export type ServerOptions = { logger: boolean | object; trustProxy?: boolean };

/** The whole HTTP side: API, front ends, media, health. Not yet listening. */
export async function createServer(
  makeApp: (log: FastifyInstance['log']) => App,
  served: readonly Served[],
  { logger, trustProxy = false }: ServerOptions,
): Promise<{ server: FastifyInstance; app: App }> {
  const server = fastify({
    logger,
    trustProxy,
    genReqId: () => newId(),
    bodyLimit: BODY_LIMIT,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 2048 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    // addresses that cannot be read come here before any hook
    frameworkErrors: (error, request, reply: FastifyReply) => {
      const { status, body } = plainError(error.statusCode ?? 400, error.message);
      reply.header('x-wix-request-id', request.id).code(status).send(body);
    },
  });
  const app = makeApp(server.log);
  bodyParsers(server);
  crossOrigin(server);
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-wix-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
  });
  server.addHook('onRoute', (route) => {
    if ((route.config as { operation?: string } | undefined)?.operation?.match(/^stoa\.media\./))
      route.bodyLimit = UPLOAD_LIMIT;
  });
  errorAnswers(server);
  server.setNotFoundHandler((request, reply) => {
    const { status, body } = nothingAt(request);
    return reply.code(status).send(body);
  });
  health(server, app);
  sessionCookies(server, app);
  memberCookies(server, app);
  redirectLanding(server, app);
  authorizeRoute(server, app);
  externalLogin(server, app);
  oauthDiscovery(server, app);
  operationRoutes(server, app, served);
  mediaRoutes(server, app);
  mediaDownloads(server, app);
  await mediaUploads(server, app);
  apiReference(server, app);
  await dashboardHost(server);
  await storefrontHost(server, app);
  return { server, app };
}

/** Faults are logged with their request and told to nobody; what the caller did wrong is told to the caller. */
function errorAnswers(server: FastifyInstance): void {
  server.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const { body } = plainError(status, error.message);
      return reply.code(status).send(body);
    }
    if (status === 503) return reply.code(503).send(plainError(503, 'the server is stopping').body);
    request.log.error({ err: error, method: request.method, url: request.url }, 'a request failed');
    return reply.code(500).send(plainError(500, '').body);
  });
}
