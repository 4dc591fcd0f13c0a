import { accounts } from '@stoa/contract';
import type { FastifyInstance } from 'fastify';
import { deleteSession, findSessionUser, SESSION_SECONDS, signIn } from '../domains/identity/index.ts';
import { isRefusal } from '../platform/refusal.ts';
import { type App, isOwnRequest } from './app.ts';
import { readCookies, SESSION_COOKIE, setCookie } from './cookies.ts';
import { plainError, toErrorAnswer } from './errors.ts';
import { readRequest } from './read-request.ts';
import { violationsOf } from './validator.ts';

/** Signing in and out of the back office: the only operations whose answer is a cookie as well. */
export function sessionCookies(server: FastifyInstance, app: App): void {
  const path = `${accounts.signIn.mounts[0]}${accounts.signIn.path}`;

  server.post(path, async (request, reply) => {
    if (!isOwnRequest(request)) return reply.code(403).send(plainError(403, 'sign in on our own page').body);
    const input = readRequest(accounts.signIn as never, {
      query: new URLSearchParams(),
      body: request.body ?? {},
      parameters: {},
    });
    const violations = violationsOf(accounts.signIn as never, input);
    const credentials = input as { email: string; password: string };
    const result = violations.length
      ? { refused: 'invalid' as const, violations }
      : await signIn({ database: app.database, now: app.now(), address: request.ip }, credentials);
    if (isRefusal(result)) {
      const { status, body } = toErrorAnswer(result);
      return reply.code(status).send(body);
    }
    reply.header(
      'set-cookie',
      setCookie(SESSION_COOKIE, result.session, { seconds: SESSION_SECONDS, secure: app.isSecure }),
    );
    const account = await accountOf(result.session);
    return reply.send({ account });
  });

  server.get(path, async (request, reply) => {
    const session = readCookies(request.headers.cookie).get(SESSION_COOKIE);
    const account = session ? await accountOf(session) : null;
    return account ? reply.send({ account }) : reply.code(401).send(plainError(401, 'nobody is signed in').body);
  });

  server.delete(path, async (request, reply) => {
    const session = readCookies(request.headers.cookie).get(SESSION_COOKIE);
    if (session && isOwnRequest(request)) await deleteSession(app.database, session);
    reply.header('set-cookie', setCookie(SESSION_COOKIE, '', { seconds: 0, secure: app.isSecure }));
    return reply.send({});
  });

  async function accountOf(session: string) {
    const user = await findSessionUser(app.database, session, app.now());
    const role = user?.roles[0];
    if (!user || !role) return null;
    return {
      id: user.id,
      email: user.email,
      name: user.name,
      siteId: role.siteId,
      role: role.role,
      permissions: ['*'],
    };
  }
}
