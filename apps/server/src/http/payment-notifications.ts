import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { serverContext } from '../context.ts';
import { findSiteOfAccount, receiveNotification } from '../domains/payments/index.ts';
import { plainError, tooManyRequests } from './api/errors.ts';
import { sendError } from './api/send-error.ts';
import type { App } from './app.ts';

/**
 * The endpoint for payment providers' notifications: `POST /_payments/<provider>/<account>/notifications`. The body is
 * kept as bytes, which its signature covers. An answer of 2xx means that the news is recorded; after any other,
 * providers repeat it.
 */
export async function paymentNotifications(server: FastifyInstance, app: App): Promise<void> {
  const notAccepted = plainError(401, 'the signature of this notification is not the one of the account').body;

  const routes: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    // counted before the body is read, as anyone can send one
    scope.addHook('onRequest', async (request, reply) => {
      const wait = app.limiter.countAddress(request.ip, app.now());
      if (wait) return sendError(reply, tooManyRequests(wait));
    });

    type OfAccount = { Params: { provider: string; account: string }; Body: string | null };
    scope.post<OfAccount>('/_payments/:provider/:account/notifications', async (request, reply) => {
      const { provider, account } = request.params;
      const siteId = await findSiteOfAccount(app.database, account, provider);
      const ctx = siteId && (await serverContext(app, siteId, 'payment notification'));
      const raw = { headers: request.headers, body: request.body ?? '' };
      // an unknown account gets the same answer as a wrong signature
      const isAccepted = ctx && (await receiveNotification(ctx, account, raw));
      return isAccepted ? {} : reply.code(401).send(notAccepted);
    });
  };
  await server.register(routes);
}
