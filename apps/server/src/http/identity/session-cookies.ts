import { accounts, type Operation, type Request } from '@stoa/contract';
import { operationsFor } from '@stoa/contract/abilities';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Context, newContext } from '../../context.ts';
import {
  deleteSession,
  findSessionUser,
  finishPasskeyLogin,
  type LoginOutcome,
  recover,
  rememberBrowser,
  SESSION_SECONDS,
  sendRecovery,
  signIn,
  startPasskeyLogin,
  startSecondFactor,
  verifySecondFactor,
} from '../../domains/identity/index.ts';
import { mayMakeFirstSite } from '../../domains/site-administration/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { checkRefusal } from '../api/check-answers.ts';
import { checkedBody } from '../api/checked-request.ts';
import { plainError, viewRefusal } from '../api/errors.ts';
import { checksAnswers } from '../api/perform.ts';
import { sendError } from '../api/send-error.ts';
import { type App, factsOf, isOwnRequest } from '../app.ts';
import { forgetCookie, readCookies, SESSION_COOKIE, setCookie } from './cookies.ts';
import { rememberedCookie } from './remembered-cookie.ts';

type Step<O> = (ctx: Context, request: Request<O>) => Promise<object | Refusal>;
type SignInStep = { operation: Operation; run: (ctx: Context, request: never) => Promise<object | Refusal> };

const step = <O>(operation: O, run: Step<O>): SignInStep => ({ operation: operation as Operation, run });

/** The steps of logging in to the dashboard. Each runs in the platform's realm. */
const signInSteps = ({ publicUrl }: App): SignInStep[] => [
  step(accounts.signIn, signIn),
  step(accounts.startSecondFactor, startSecondFactor),
  step(accounts.verifySecondFactor, verifySecondFactor),
  step(accounts.startPasskeySignIn, startPasskeyLogin),
  step(accounts.finishPasskeySignIn, finishPasskeyLogin),
  step(accounts.sendPasswordLink, (ctx, { email }) =>
    // the server's own address: a request can name any host
    sendRecovery(ctx, { email, linkTo: (token) => `${publicUrl}/dashboard/new-password?token=${token}` }),
  ),
  step(accounts.setForgottenPassword, async (ctx, { recoveryToken, password }) => {
    const recovered = await recover(ctx, { token: recoveryToken, password }, async () => {});
    return isRefusal(recovered) ? recovered : recovered.outcome;
  }),
];

/** Login to and logout from the dashboard: the only operations whose answer includes a cookie. */
export function sessionCookies(server: FastifyInstance, app: App): void {
  const pathOf = ({ mounts, path }: Operation) => `${mounts[0]}${path}`;
  for (const each of signInSteps(app))
    server.post(pathOf(each.operation), (request, reply) => takeStep(app, each, request, reply));

  server.get(pathOf(accounts.getSession), async (request, reply) => {
    const session = readCookies(request.headers.cookie).get(SESSION_COOKIE);
    const account = session ? await accountOf(app, session, request.headers['wix-site-id']) : null;
    return account ? reply.send({ account }) : reply.code(401).send(plainError(401, 'nobody is logged in').body);
  });

  server.delete(pathOf(accounts.signOut), async (request, reply) => {
    const session = readCookies(request.headers.cookie).get(SESSION_COOKIE);
    if (session && isOwnRequest(request)) await deleteSession(app.database, session);
    reply.header('set-cookie', forgetCookie(SESSION_COOKIE, { secure: app.isSecure }));
    return reply.send({});
  });
}

async function takeStep(app: App, { operation, run }: SignInStep, request: FastifyRequest, reply: FastifyReply) {
  if (!isOwnRequest(request)) return sendError(reply, plainError(403, 'log in on our own page'));
  const checked = checkedBody(operation, request.body);
  const ctx = newContext(app, { site: app.noSite, caller: { kind: 'nobody' }, request: factsOf(app, request) });
  const result = isRefusal(checked) ? checked : await run(ctx, checked.input as never);
  const isRemembered = !isRefusal(checked) && checked.input.rememberBrowser === true;
  const exchange = { ctx, request, reply, isRemembered };
  const answer = isRefusal(result) || !isLoginOutcome(result) ? result : await answerOf(app, result, exchange);
  if (!isRefusal(answer)) return reply.send(answer);
  if (checksAnswers) checkRefusal(operation, answer);
  return sendError(reply, viewRefusal(answer));
}

const isLoginOutcome = (result: object): result is LoginOutcome => 'state' in result;

type Exchange = {
  ctx: Context;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Whether to remember the browser. */
  isRemembered: boolean;
};

/** The account and its cookie, or the missing step. */
async function answerOf(app: App, outcome: LoginOutcome, exchange: Exchange): Promise<object | Refusal> {
  if (outcome.state === 'STATUS_CHECK') return { stateToken: outcome.stateToken, mfaChallengeData: outcome.challenge };
  if (outcome.state !== 'SUCCESS') return refuse('IDENTITY_PENDING');
  const account = await accountOf(app, outcome.sessionToken);
  if (!account) {
    await deleteSession(app.database, outcome.sessionToken);
    return refuse('NO_SITE_TO_WORK_ON');
  }
  const { ctx, request, reply, isRemembered } = exchange;
  const cookie = { seconds: SESSION_SECONDS, secure: app.isSecure };
  const login = { identityId: outcome.identity.id, sessionId: outcome.sessionId };
  const secret = isRemembered ? await rememberBrowser(ctx, login) : null;
  reply.header('set-cookie', [
    setCookie(SESSION_COOKIE, outcome.sessionToken, cookie),
    ...(secret ? [rememberedCookie(app, request.headers, secret)] : []),
  ]);
  return { account };
}

/** The account of a session, on the named site if the person works there, or on their first; on none if they may make one. */
async function accountOf(app: App, session: string, named?: string | string[]) {
  const user = await findSessionUser(app.database, session, app.now());
  if (!user) return null;
  const roles = user.roles.filter(({ isInTrash }) => !isInTrash);
  const role = roles.find(({ siteId }) => siteId === named) ?? roles[0];
  const { id, email, name } = user;
  if (!role) {
    if (user.roles.length === 0 && !mayMakeFirstSite(app.hosting, email)) return null;
    return { ...{ id, email, name, siteId: null, role: '', permissions: [] }, operations: operationsFor([]) };
  }
  const { siteId, permissions } = role;
  return {
    ...{ id, email, name, siteId },
    role: role.role,
    permissions: [...permissions],
    operations: operationsFor(permissions),
  };
}
