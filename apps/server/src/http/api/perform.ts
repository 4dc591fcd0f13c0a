import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ErrorCode, Operation } from '@stoa/contract';
import type { Caller } from '../../caller.ts';
import { type Context, newContext, type RequestFacts } from '../../context.ts';
import { findDisplayCurrency } from '../../domains/currencies/index.ts';
import { refuseOldLogin } from '../../domains/identity/index.ts';
import { noteCall } from '../../domains/visits/index.ts';
import { isFileAnswer } from '../../platform/file-answer.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import { isSerialised, parseSerialised } from '../../platform/serialised-json.ts';
import { completed } from '../../platform/validation/promised-fields.ts';
import { isReadIn, type Site, siteIn } from '../../site.ts';
import type { Served } from '../../use-case.ts';
import type { App } from '../app.ts';
import { type Credentials, identify } from '../identity/identify.ts';
import { visitorCookie } from '../identity/visitor-cookie.ts';
import { entityReaders, isAuditedFor, type ReadEntity, runAudited } from './audit.ts';
import { checkAnswer, checkRefusal } from './check-answers.ts';
import { checkedRequest } from './checked-request.ts';
import { type ErrorAnswer, plainError, tooManyRequests, viewRefusal } from './errors.ts';
import { withIdempotency } from './idempotency.ts';
import { denialOf } from './permits.ts';
import type { RawRequest } from './read-request.ts';

/** Whether answers of use cases are checked against the contract. */
export const checksAnswers = process.env.NODE_ENV !== 'production';

/** An operation with its use case, and the way to read the entity it changes, if any. */
export type Performable = Served & { readEntity?: ReadEntity };

/** All operations, in the order in which they are served. */
export function performables(served: readonly Served[]): Performable[] {
  const readers = entityReaders(served);
  return served.map((each) => ({ ...each, readEntity: readers.get(each.operation.id) }));
}

/** A call of an operation, in process or over HTTP. */
export type Call = {
  performable: Performable;
  raw: RawRequest;
  /** The file in the body; null where the body is JSON or empty. */
  content: Readable | null;
  /** The `Idempotency-Key`. */
  key: string | undefined;
  /** The facts of the request's connection. */
  client: RequestFacts;
};

/** The answer, or the error. */
export type Outcome = ErrorAnswer | { answer: object };

/** The site that a call is about, and its caller. */
export type Known = { site: Site; caller: Caller };

/** A call whose caller is known and permitted. `cookies` are for the caller's browser. */
export type Admitted = { known: Known; cookies: string[] };
export type NotAdmitted = { refused: ErrorAnswer };

/**
 * Admits a call by its head alone, so that nobody's body is read without a permit: identifies the holder of the
 * credentials, counts the call and checks the permit. For an operation that needs a person, creates a visitor where none
 * is known.
 */
export async function admit(
  app: App,
  { operation, credentials, address }: { operation: Operation; credentials: Credentials; address: string },
): Promise<Admitted | NotAdmitted> {
  const early = app.limiter.countAddress(address, app.now());
  if (early) return { refused: tooManyRequests(early) };
  const identified = await identify(app, credentials);
  if ('unidentified' in identified) return { refused: plainError(401, identified.unidentified) };
  const known = siteOf(app, operation, identified);
  if (!known) return { refused: noSiteNamed };
  const visitor = needsVisitor(operation, known.caller) ? newVisitor() : null;
  const caller = visitor ?? known.caller;
  const shut = shutTo(operation, known.site, caller);
  if (shut) return { refused: viewRefusal(refuse(shut)) };
  const wait = app.limiter.countCaller(known.site.id, caller, app.now());
  if (wait) return { refused: tooManyRequests(wait) };
  const denied = notPermitted(app, operation, caller);
  if (denied) return { refused: denied };
  // callers who only read stay unknown
  const cookies = visitor && operation.effect === 'write' ? [await visitorCookie(app, known.site, visitor)] : [];
  return { known: { site: known.site, caller }, cookies };
}

/**
 * Why a site is closed to a caller: in the trash to everybody, switched off or blocked to all but its own people and apps. One that is
 * to open answers, for front ends in the making.
 */
function shutTo({ permit }: Operation, { state, blockedDate, trashedDate }: Site, { kind }: Caller): ErrorCode | null {
  const isStaff = kind === 'staff' || kind === 'app';
  if (trashedDate && !permit.inTrash && !permit.withoutSite) return isStaff ? 'SITE_IN_TRASH' : 'SITE_NOT_PUBLISHED';
  return (state === 'DISABLED' || blockedDate) && !isStaff ? 'SITE_NOT_PUBLISHED' : null;
}

/** The refusal of a caller without the permit for an operation. */
function notPermitted(app: App, operation: Operation, caller: Caller): ErrorAnswer | null {
  const denial = denialOf(operation, caller);
  if (denial) return plainError(denial.status, denial.message);
  const tooOld = operation.permit.recentLogin ? refuseOldLogin({ caller, now: app.now }) : null;
  return tooOld && viewRefusal(tooOld);
}

export const noSiteNamed = plainError(
  401,
  "no site is named: send an access token, an API key, or ask under a site's host name",
);

/** The site of a call; a stand-in where none is named or needed, null where one is missing. */
export function siteOf(
  { noSite }: App,
  { permit }: Operation,
  { site, caller }: { site: Site | null; caller: Caller },
): Known | null {
  if (site) return { site, caller };
  const needsNone = permit.callers.includes('nobody') || (permit.withoutSite && caller.kind === 'staff');
  return needsNone ? { site: noSite, caller } : null;
}

/** Whether an unknown person must become a visitor, as the operation needs one. */
export const needsVisitor = ({ permit: { callers } }: Operation, caller: Caller): boolean =>
  caller.kind === 'nobody' && callers.includes('visitor') && !callers.includes('nobody');

export const newVisitor = () => ({ kind: 'visitor' as const, id: randomUUID() });

/** Performs an operation for a known caller, if permitted. Faults are thrown. */
export const performAs = async (app: App, known: Known, call: Call): Promise<Outcome> =>
  notPermitted(app, call.performable.operation, known.caller) ?? performAdmitted(app, known, call);

/** Performs an operation for a caller who is permitted: checks, use case. Faults are thrown. */
export async function performAdmitted(
  app: App,
  { site, caller }: Known,
  { performable, raw, content, key, client }: Call,
): Promise<Outcome> {
  const { operation, run, readEntity } = performable;
  if (content && !operation.upload) return plainError(415, 'this call takes JSON');
  if (!content && operation.upload) return plainError(415, 'this call takes a file: application/octet-stream');
  const checked = checkedRequest(operation, raw);
  if (isRefusal(checked)) return viewRefusal(checked);

  const ctx = newContext(app, { site: asRead(site, caller, client.language), caller, request: client });
  ctx.displayCurrency = await findDisplayCurrency(ctx, client.currency);
  const runWithContent: Served['run'] = (given, asked) => run(given, { ...(asked as object), content } as never);
  const result = await runOnce(ctx, { operation, run: content ? runWithContent : run, readEntity }, checked.input, key);
  app.countStatements(operation.id, ctx.statements.count);
  if (isRefusal(result)) {
    if (checksAnswers) checkRefusal(operation, result);
    return viewRefusal(result);
  }
  noteCall(ctx, operation, result as object);
  if (isFileAnswer(result)) return { answer: result };
  const answer = isSerialised(result) ? result : completed(operation.response, result as object);
  if (checksAnswers) checkAnswer(operation, isSerialised(answer) ? parseSerialised(answer) : answer);
  return { answer };
}

/** The site in the language that a shopper wants to read. Its staff and apps see it as it is written. */
function asRead(site: Site, caller: Caller, language = ''): Site {
  const isStaff = caller.kind === 'staff' || (caller.kind === 'app' && !caller.visitor);
  return !isStaff && isReadIn(site, language) ? siteIn(site, language) : site;
}

/** Runs the use case and audits its changes; with an Idempotency-Key, only once. */
async function runOnce(
  ctx: Context,
  performable: Performable,
  request: Record<string, unknown>,
  key: string | undefined,
): Promise<unknown> {
  const { operation, run } = performable;
  const runUseCase = () =>
    isAuditedFor(operation, ctx.caller) ? runAudited(ctx, performable, request) : run(ctx, request as never);
  // callers without identity cannot be distinguished: one could get another's answer
  const isRepeatable = operation.effect === 'write' && operation.isKept && !operation.permit.callers.includes('nobody');
  if (key === undefined || !isRepeatable) return runUseCase();
  return withIdempotency(ctx, { key, operation: operation.id, request }, runUseCase);
}
