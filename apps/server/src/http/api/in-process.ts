import type { Readable } from 'node:stream';
import { memberSession, type Operation } from '@stoa/contract';
import type { Call, Transport } from '@stoa/sdk';
import type { Caller } from '../../caller.ts';
import type { RequestFacts } from '../../context.ts';
import { isFileAnswer } from '../../platform/file-answer.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { isSerialised, parseSerialised } from '../../platform/serialised-json.ts';
import type { Site } from '../../site.ts';
import type { App } from '../app.ts';
import type { Identified } from '../identity/identify.ts';
import { closeMemberSession, openMemberSession } from '../identity/member-cookies.ts';
import { browserSecrets } from '../identity/remembered-cookie.ts';
import { visitorCookie } from '../identity/visitor-cookie.ts';
import { type ErrorAnswer, nothingAt, viewFault, viewRefusal } from './errors.ts';
import type { OperationRouter } from './operation-routes.ts';
import { needsVisitor, newVisitor, noSiteNamed, type Outcome, performAs, siteOf } from './perform.ts';
import { parseForeignJson } from './request-text.ts';
import { wireForm } from './wire-form.ts';

/** The caller of a document, identified once, and the requesting browser. */
export type DocumentCaller = Identified & {
  /** The site whose page it is. */
  host: Site;
  /** The `Cookie` header. */
  cookies: string | undefined;
  request: RequestFacts;
  requestId: string;
};

export type InProcess = {
  transport: Transport;
  /** A call of an operation that takes a file. */
  upload(call: Call, content: Readable): ReturnType<Transport>;
  /** Cookies for the browser; to be read after all calls. */
  newCookies(): Promise<string[]>;
};

/**
 * Calls the API in this process, with one caller for all calls: results are the same as over HTTP. A visitor created on
 * the way, or a member who logs in, is the caller of later calls.
 */
export function inProcess(app: App, find: OperationRouter, document: DocumentCaller): InProcess {
  const { host: site, cookies, request: facts, requestId } = document;
  const fresh: string[] = [];
  let { caller } = document;
  let stranger: Visitor | null = null;
  /** The new visitor, once something was done for them. */
  let made: Visitor | null = null;

  /** The caller of an operation. A person without identity is the same new visitor in all calls. */
  const callerOf = (operation: Operation): Caller => {
    if (!needsVisitor(operation, caller)) return caller;
    stranger ??= newVisitor();
    if (operation.effect === 'write') caller = made = stranger;
    return stranger;
  };

  const logIn = async (body: unknown): Promise<Outcome> => {
    const opened = await openMemberSession(app, { site, cookies, facts, visitor: made }, body);
    if (isRefusal(opened)) return viewRefusal(opened);
    [caller, made] = [opened.member, null];
    fresh.push(...opened.cookies);
    return { answer: {} };
  };

  const logOut = async (): Promise<Outcome> => {
    fresh.push(...(await closeMemberSession(app, { site, cookies })));
    [caller, made] = [{ kind: 'nobody' }, null];
    return { answer: {} };
  };

  const outcomeOf = async ({ method, path, body, headers }: Call, content: Readable | null): Promise<Outcome> => {
    const [pathname = '', query = ''] = path.split(/\?(.*)/s);
    const sent = body === undefined ? undefined : parseForeignJson(JSON.stringify(body));
    if (pathname === SESSION_PATH) return method === 'DELETE' ? logOut() : logIn(sent);
    const found = find(method, pathname);
    if (!found) return nothingAt({ method, url: path });
    const { performable, parameters } = found;
    const known = siteOf(app, performable.operation, { site: document.site, caller: callerOf(performable.operation) });
    if (!known) return noSiteNamed;
    return performAs(app, known, {
      performable,
      raw: { query: new URLSearchParams(query), body: sent, parameters },
      content,
      key: headers['idempotency-key'],
      client: {
        ...facts,
        client: { ...facts.client, browserSecrets: browserSecrets({ ...headers, cookie: cookies }) },
      },
    });
  };

  const faultOf = (error: Error, { method, path }: Call): ErrorAnswer => {
    const answer = viewFault(error);
    if (answer.status === 500) facts.log.error({ err: error, method, url: path }, 'a call in process failed');
    return answer;
  };

  const answer = async (call: Call, content: Readable | null = null) => ({
    ...viewOutcome(await outcomeOf(call, content).catch((error) => faultOf(error, call))),
    requestId,
  });
  return {
    transport: (call) => answer(call),
    upload: answer,
    newCookies: async () => (made ? [await visitorCookie(app, site, made), ...fresh] : fresh),
  };
}

type Visitor = ReturnType<typeof newVisitor>;

/** Logging in and out sets cookies, and is served separately from the other operations. */
const SESSION_PATH = memberSession.openMemberSession.addresses[0];

function viewOutcome(outcome: Outcome): { status: number; body: unknown } {
  if ('body' in outcome) return { status: outcome.status, body: wireForm(outcome.body) };
  const { answer } = outcome;
  if (isFileAnswer(answer)) throw new Error('files cannot be requested in process');
  return { status: 200, body: isSerialised(answer) ? parseSerialised(answer) : wireForm(answer) };
}
