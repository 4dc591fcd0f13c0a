import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Operation } from '@stoa/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../caller.ts';
import type { Context } from '../context.ts';
import { refuseOldLogin } from '../domains/identity/index.ts';
import { type FileAnswer, isFileAnswer } from '../platform/file-answer.ts';
import { isRefusal, refuse } from '../platform/refusal.ts';
import { isWrittenJson, readWrittenJson } from '../platform/written-json.ts';
import type { Site } from '../site.ts';
import type { Served } from '../use-case.ts';
import type { App } from './app.ts';
import { entityReaders, isAudited, type ReadEntity, writeAudit } from './audit.ts';
import { checkedRequest } from './checked-request.ts';
import { sendWritten } from './compression.ts';
import { type ErrorAnswer, plainError, toErrorAnswer } from './errors.ts';
import { withIdempotency } from './idempotency.ts';
import { identify } from './identify.ts';
import { denialOf } from './permits.ts';
import { IN_PROCESS, IN_PROCESS_HEADER } from './rate-limits.ts';
import { undeclaredFields } from './read-request.ts';
import { answerViolationsOf } from './validator.ts';
import { visitorCookie } from './visitor-cookie.ts';

const checksAnswers = process.env.NODE_ENV !== 'production';

/** Serves each operation under all of its mounts. */
export function operationRoutes(server: FastifyInstance, app: App, served: readonly Served[]): void {
  const readers = entityReaders(served);
  for (const { operation, run } of served) {
    const each = { operation, run, readEntity: readers.get(operation.id) };
    const methods = operation.alsoPost ? [operation.method, 'POST' as const] : [operation.method];
    for (const mount of operation.mounts) {
      server.route({
        method: methods,
        url: `${mount}${operation.path}`.replace(/\{([^}]+)\}/g, (_, name: string) => `:${parameterName(name)}`),
        config: { operation: operation.id },
        handler: (request, reply) => answer(app, each, request, reply),
      });
    }
  }
}

/** Path parameters may bind nested fields; a route's own names may not contain dots. */
const parameterName = (field: string): string => field.replaceAll('.', '__');
const fieldName = (parameter: string): string => parameter.replaceAll('__', '.');

/** An operation with the way to read what it changes, where there is one. */
type Route = Served & { readEntity?: ReadEntity };

async function answer(app: App, served: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const outcome = await perform(app, served, request, reply);
  if ('body' in outcome)
    return reply
      .code(outcome.status)
      .headers(outcome.headers ?? {})
      .send(outcome.body);
  const { answer } = outcome;
  if (isFileAnswer(answer)) return sendContent(reply, answer.file);
  return isWrittenJson(answer) ? sendWritten(request, reply, answer) : reply.send(answer);
}

type Outcome = ErrorAnswer | { answer: object };

async function perform(
  app: App,
  { operation, run, readEntity }: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome> {
  const isCounted = request.headers[IN_PROCESS_HEADER] !== IN_PROCESS;
  const early = isCounted && app.limiter.countAddress(request.ip, app.now());
  if (early) return tooEarly(reply, early);
  const credentials = app.credentialsOf(request, operation);
  const identified = await identify(app, credentials);
  if ('unidentified' in identified) return plainError(401, identified.unidentified);
  const known = await visitorOf(app, operation, identified, reply);
  if (!known)
    return plainError(401, "no site is named: send an access token, an API key, or ask under a site's host name");
  const { site, caller } = known;
  const wait = isCounted && app.limiter.countCaller(site.id, caller, app.now());
  if (wait) return tooEarly(reply, wait);
  const denial = denialOf(operation, caller);
  if (denial) return plainError(denial.status, denial.message);
  const tooOld = operation.permit.recentLogin ? refuseOldLogin({ caller, now: app.now }) : null;
  if (tooOld) return toErrorAnswer(tooOld);

  const content = request.body instanceof Readable ? request.body : null;
  if (content && !operation.upload) return plainError(415, 'this call takes JSON');
  if (!content && operation.upload) return plainError(415, 'this call takes a file: application/octet-stream');
  const checked = checkedRequest(operation, {
    query: queryOf(request),
    body: content ? undefined : bodyOf(request),
    parameters: Object.fromEntries(
      Object.entries(request.params as Record<string, string>).map(([name, value]) => [fieldName(name), value]),
    ),
  });
  if (isRefusal(checked)) return toErrorAnswer(checked);

  const ctx = app.contextOf({ request, site, caller });
  const runWithContent: Served['run'] = (given, asked) => run(given, { ...(asked as object), content } as never);
  const result = await runOnce(
    ctx,
    { operation, run: content ? runWithContent : run, readEntity },
    checked.input,
    request.headers['idempotency-key'],
  );
  app.countStatements(operation.id, ctx.statements.count);
  if (isRefusal(result)) return toErrorAnswer(result);
  if (checksAnswers && !isFileAnswer(result))
    checkAnswer(operation, isWrittenJson(result) ? readWrittenJson(result) : result);
  return { answer: result as object };
}

const bodyOf = ({ body }: FastifyRequest): unknown =>
  body instanceof URLSearchParams ? Object.fromEntries(body) : body;

/** Sends a file for the caller to save. What a browser makes of it is a download, whatever it holds. */
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

/** The address's own parameters; a second question mark belongs to one of them. */
function queryOf({ url }: FastifyRequest): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start === -1 ? '' : url.slice(start + 1));
}

/** Fields of answers by which somebody could act as somebody else. */
const SECRETS = ['secret', 'session', 'sessionToken', 'stateToken', 'verificationId'];

/** Runs the use case and audits what it changed; with an Idempotency-Key not a second time. */
async function runOnce(
  ctx: Context,
  { operation, run, readEntity }: Route,
  request: Record<string, unknown>,
  key: string | string[] | undefined,
): Promise<unknown> {
  const runAndAudit = async () => {
    if (!isAudited(operation)) return run(ctx, request as never);
    const before = readEntity ? await readEntity(ctx, request) : null;
    const answer = await run(ctx, request as never);
    if (!isRefusal(answer)) await writeAudit(ctx, operation, { request, answer, before, read: readEntity });
    return answer;
  };
  // callers without identity cannot be told apart, so that one would be answered what is another's; and tokens are
  // not for keeping
  const tellsSecret = SECRETS.some((name) => operation.response.properties[name] !== undefined);
  const isRepeatable = operation.method !== 'GET' && !operation.permit.callers.includes('nobody') && !tellsSecret;
  if (typeof key !== 'string' || !isRepeatable) return runAndAudit();
  return withIdempotency(ctx, { key, operation: operation.id, request }, runAndAudit);
}

/** The answer to who calls more often than allowed, with the seconds to wait. */
function tooEarly(reply: FastifyReply, waitSeconds: number): ErrorAnswer {
  reply.header('retry-after', String(waitSeconds));
  return toErrorAnswer(refuse('TOO_MANY_REQUESTS', { waitSeconds }));
}

/** Some reads go by POST or PUT, for their long requests; their names say what they are. */
const isRead = ({ method, name }: Operation): boolean =>
  method === 'GET' || /^(get|query|search|count|list)[A-Z]/.test(name);

/**
 * A person on a site's own pages becomes a visitor with the first call that needs one. Only then is there a cookie:
 * who just looks at pages stays unknown.
 */
async function visitorOf(
  app: App,
  operation: Operation,
  { site, caller }: { site: Site | null; caller: Caller },
  reply: FastifyReply,
): Promise<{ site: Site; caller: Caller } | null> {
  if (!site) return operation.permit.callers.includes('nobody') ? { site: app.noSite, caller } : null;
  if (
    caller.kind !== 'nobody' ||
    !operation.permit.callers.includes('visitor') ||
    operation.permit.callers.includes('nobody')
  ) {
    return { site, caller };
  }
  const visitor = { kind: 'visitor' as const, id: randomUUID() };
  if (!isRead(operation)) {
    reply.header('set-cookie', await visitorCookie(app, site, visitor));
  }
  return { site, caller: visitor };
}

/** An answer that does not fit the contract is a fault of ours; found here it never reaches a client. */
function checkAnswer(operation: Operation, result: unknown): void {
  const undeclared = undeclaredFields(operation.response, result);
  const violations = answerViolationsOf(operation, JSON.parse(JSON.stringify(result)));
  if (undeclared.length === 0 && violations.length === 0) return;
  const wrong = [
    ...undeclared.map((path) => `${path} is not declared`),
    ...violations.map((v) => `${v.field} ${v.description}`),
  ];
  throw new Error(`the answer of ${operation.id} does not fit the contract: ${wrong.slice(0, 10).join('; ')}`);
}
