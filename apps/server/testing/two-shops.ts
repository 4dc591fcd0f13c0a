// For tests: the whole server, without a port, with two sites that must know nothing of each other.

import type { Operation } from '@stoa/contract';
import { sql } from 'kysely';
import { serverCaller } from '../src/caller.ts';
import type { Config } from '../src/config.ts';
import { type Context, newContext } from '../src/context.ts';
import { writePlatform } from '../src/platform/db/index.ts';
import { newId } from '../src/platform/ids.ts';
import type { Running } from '../src/start.ts';
import { allRows, type Change, recordChanges, recordedEvents, settledChanges, watchChanges } from './changes.ts';
import { prepareServer } from './server.ts';
import { createSite, type TestSite } from './sites.ts';

/** The clock stands still, so that answers can be compared whole. */
export const NOW = new Date('2026-03-02T10:00:00.000Z');

export type Shop = {
  site: TestSite;
  /** The site's own key, with every permission. */
  apiKey: string;
  /** For work that no API offers: the site's own context, as in a job. */
  ctx: Context;
  /** A new visitor's access token. */
  visitorToken(): Promise<string>;
};

export type Answer = { status: number; body: Record<string, unknown>; headers: Record<string, unknown> };
export type Sent = {
  method?: string;
  url: string;
  body?: unknown;
  /** The raw body, where it is not JSON. */
  payload?: string;
  headers?: Record<string, string>;
  token?: string;
};

export type TwoShops = Running & {
  one: Shop;
  other: Shop;
  /** Sends a request; the body is JSON unless a content type is given. */
  send(sent: Sent): Promise<Answer>;
  /** Calls an operation under its first mount. */
  call(operation: Operation | unknown, request?: object, token?: string): Promise<Answer>;
  /** Begins to watch the rows of both sites, including events; the returned function lists the changes since. */
  watch(): Promise<() => Promise<Change[]>>;
  /** Forgets all attempts that are counted to slow attackers down: the tests of a worker share one address. */
  forgetAttempts(): Promise<void>;
  /** Waits until the events of both sites have been processed. */
  settled(): Promise<void>;
  /** The rows of both sites in every table, by its name, and all their events: to search them. */
  everything(): Promise<Record<string, unknown[]>>;
  /** The events of both sites, in order. */
  events(): Promise<{ type: string; payload: unknown }[]>;
};

let shared: Promise<Running> | undefined;

/**
 * Opens two new sites on a server shared by the test files of a worker, which ends with the worker. With `changes` of
 * the settings, the server, its database and its directory belong to the file, and `stop()` ends them.
 */
export async function openTwoShops(changes?: Partial<Config>): Promise<TwoShops> {
  if (changes) return shopsOn(await startServer(changes));
  shared ??= startServer();
  return { ...(await shopsOn(await shared, `-${newId()}`)), stop: async () => {} };
}

async function startServer(changes: Partial<Config> = {}): Promise<Running> {
  const running = await prepareServer({ publicUrl: 'http://localhost', logLevel: 'silent', ...changes }, () => NOW);
  await recordChanges(running.database);
  return running;
}

/** Two sites, named `one` and `other`, with a suffix where the database already has others. */
async function shopsOn(running: Running, more = ''): Promise<TwoShops> {
  const [one, other] = [await createShop(running, `one${more}`), await createShop(running, `other${more}`)];
  const sites = [one.site.id, other.site.id];
  const send = async ({ method = 'GET', url, body, payload, headers = {}, token }: Sent): Promise<Answer> => {
    const content = payload ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await running.server.inject({
      method: method as 'GET',
      url,
      headers: {
        host: 'localhost',
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: token }),
        ...headers,
      },
      ...(content === undefined ? {} : { payload: content }),
    });
    const isJson = /^application\/json(;|$)/.test(String(answer.headers['content-type']));
    return { status: answer.statusCode, body: isJson ? JSON.parse(answer.body) : {}, headers: answer.headers };
  };
  return {
    ...running,
    one,
    other,
    send,
    call: (operation, request = {}, token) => send({ ...addressed(operation as Operation, request), token }),
    watch: () => watchChanges(running.database, sites),
    forgetAttempts: () =>
      writePlatform('attempts are counted over all sites', running.database, async ({ db }) => {
        await sql`delete from throttles`.execute(db);
      }),
    settled: () => settledChanges(running.database, sites),
    everything: () => allRows(running.database, sites),
    events: () => recordedEvents(running.database, sites),
  };
}

/** The target of a request: path parameters from its fields, the rest in the body or, for reads, in `.r`. */
export function addressed(operation: Operation, request: object): { method: string; url: string; body?: unknown } {
  const at = (path: string) =>
    path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], request);
  const url = operation.addresses[0].replace(/\{([^}]+)\}/g, (_, field: string) =>
    encodeURIComponent(textOf(at(field))),
  );
  const { method } = operation;
  if (method !== 'GET' && method !== 'DELETE') return { method, url, body: request };
  return { method, url: `${url}?.r=${Buffer.from(JSON.stringify(request)).toString('base64url')}` };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '');

async function createShop({ app, database }: Running, name: string): Promise<Shop> {
  const site = await createSite(database, NOW, { name, host: `${name}.localhost`, timeZone: 'UTC' });
  const visitorToken = () =>
    app.accessTokens.issue(
      { siteId: site.id, clientId: site.clientId, identity: { kind: 'visitor', id: newId() } },
      NOW,
    );
  return {
    site,
    apiKey: site.apiKey,
    ctx: newContext(app, { site, caller: serverCaller('test') }),
    visitorToken,
  };
}
