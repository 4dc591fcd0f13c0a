import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { newId } from '../platform/ids.ts';
import type { Served } from '../use-case.ts';
import { bodyParsers } from './api/body-parsers.ts';
import { crossOrigin, preflights } from './api/cross-origin.ts';
import { nothingAt, plainError, viewFault } from './api/errors.ts';
import { LONGEST_PARAMETER, operationRouter, operationRoutes } from './api/operation-routes.ts';
import { performables } from './api/perform.ts';
import { sendError } from './api/send-error.ts';
import type { App } from './app.ts';
import { refuseUnreadable, refuseWhileStopping } from './connections.ts';
import { bodyDeadlines, DEADLINES, type Deadlines, headerDeadlines } from './deadlines.ts';
import { dashboardHost } from './hosts/dashboard-host.ts';
import { hostQuestion } from './hosts/host-question.ts';
import { redirectLanding } from './hosts/redirect-landing.ts';
import { storefrontHost } from './hosts/storefront-host.ts';
import { authorizeRoute } from './identity/authorize-route.ts';
import { externalLogin } from './identity/external-login.ts';
import { memberCookies } from './identity/member-cookies.ts';
import { oauthDiscovery } from './identity/oauth-discovery.ts';
import { sessionCookies } from './identity/session-cookies.ts';
import { mediaDownloads } from './media/media-downloads.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { mediaUploads } from './media/media-uploads.ts';
import { apiReference } from './operations/api-reference.ts';
import { health } from './operations/health.ts';
import { paymentNotifications } from './payment-notifications.ts';
import { loggedPath, requestLog } from './request-log.ts';
import { pathOf } from './request-target.ts';
import { believedProxies, type TrustedProxies } from './trusted-proxies.ts';

/** The largest request body that strangers may send; files are read as streams and have limits of their own. */
const BODY_LIMIT = 100 * 1024;

export type ServerOptions = { logger: boolean | object; trustProxy?: TrustedProxies; deadlines?: Deadlines };

/** A server without routes; its log is that of the whole process. */
export function createServer({ logger, trustProxy = false, deadlines = DEADLINES }: ServerOptions): FastifyInstance {
  const server = fastify({
    logger,
    trustProxy: believedProxies(trustProxy),
    genReqId: () => newId(),
    rewriteUrl: pathOf,
    bodyLimit: BODY_LIMIT,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    // `refuseWhileStopping` does it in the shape of errors
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    http: headerDeadlines(deadlines),
    keepAliveTimeout: deadlines.idleMs,
    clientErrorHandler: refuseUnreadable,
    // unreadable addresses come here before any hook
    frameworkErrors: (error, request, reply: FastifyReply) => {
      sendError(reply.header('x-wix-request-id', request.id), plainError(error.statusCode ?? 400, error.message));
    },
  });
  bodyDeadlines(server, deadlines);
  return server;
}

/** Adds everything the server answers: API, front ends, media, health. Not yet listening. */
export async function serveApp(server: FastifyInstance, app: App, served: readonly Served[]): Promise<void> {
  bodyParsers(server);
  crossOrigin(server);
  refuseWhileStopping(server);
  preflights(server);
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-wix-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
  });
  requestLog(server);
  errorAnswers(server);
  server.setNotFoundHandler((request, reply) => {
    return sendError(reply, nothingAt(request));
  });
  health(server, app);
  sessionCookies(server, app);
  memberCookies(server, app);
  redirectLanding(server, app);
  authorizeRoute(server, app);
  externalLogin(server, app);
  oauthDiscovery(server, app);
  const find = operationRouter(performables(served));
  operationRoutes(server, app, find);
  mediaRoutes(server, app);
  mediaDownloads(server, app);
  await mediaUploads(server, app);
  await paymentNotifications(server, app);
  apiReference(server, app);
  hostQuestion(server, app);
  await dashboardHost(server);
  await storefrontHost(server, app, find);
}

/** Faults are logged with their request. A sender who broke off is not one, and hears no answer. */
function errorAnswers(server: FastifyInstance): void {
  server.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const isBrokenOff = error.code === 'ECONNRESET' && error === request.raw.errored;
    const answer = isBrokenOff ? plainError(400, 'the request broke off') : viewFault(error);
    if (answer.status === 500)
      request.log.error({ err: error, method: request.method, path: loggedPath(request) }, 'a request failed');
    return sendError(reply, answer);
  });
}
