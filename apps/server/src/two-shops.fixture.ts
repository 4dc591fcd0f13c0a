// For tests: the whole server, without a port, with two sites that must know nothing of each other.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Operation } from '@stoa/contract';
import { sql } from 'kysely';
import { openTestDatabase } from '../../../packages/testkit/src/database.ts';
import { settings } from '../../../packages/testkit/src/small-shop.ts';
import { backgroundContext } from './background-context.ts';
import { type Config, readConfig } from './config.ts';
import type { Context } from './context.ts';
import { insertApiKey, insertOwner } from './domains/identity/index.ts';
import { insertSite } from './domains/sites/index.ts';
import { asPlatform } from './platform/db/index.ts';
import { newId } from './platform/ids.ts';
import type { Site } from './site.ts';
import { prepare, type Running } from './start.ts';

/** The clock stands still, so that answers can be compared whole. */
export const NOW = new Date('2026-03-02T10:00:00.000Z');

export type Shop = {
  site: Site;
  /** Has every permission on its site. */
  apiKey: string;
  /** For what no API offers: the site's own context, as of a job. */
  ctx: Context;
  /** A new visitor's access token. */
  visitorToken(): Promise<string>;
};

export type Answer = { status: number; body: Record<string, unknown>; headers: Record<string, unknown> };
export type Sent = {
  method?: string;
  url: string;
  body?: unknown;
  /** As it goes over the wire, where the body is not to be JSON. */
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
  /** The rows of every table that holds data of sites, to see whether something changed. */
  everything(): Promise<string>;
  /** What was announced, in order. */
  events(): Promise<{ type: string; payload: unknown }[]>;
};

/** Opens the server with its own database and directory, which `stop()` deletes, and with settings that differ by `changes`. */
export async function openTwoShops(changes: Partial<Config> = {}): Promise<TwoShops> {
  const directory = await mkdtemp(join(tmpdir(), 'stoa-shops-'));
  const running = await prepare(
    {
      ...readConfig({}),
      port: 0,
      host: '127.0.0.1',
      publicUrl: 'http://localhost',
      dataDirectory: directory,
      databaseUrl: null,
      databasePoolSize: 1,
      logLevel: 'silent',
      trustProxy: false,
      demo: false,
      rateLimits: { app: 0, person: 0, address: 0 },
      ...changes,
    },
    { now: () => NOW, database: await openTestDatabase() },
  );
  await recordEvents(running);
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
    one: await createShop(running, 'one'),
    other: await createShop(running, 'other'),
    send,
    call: (operation, request = {}, token) => send({ ...addressed(operation as Operation, request), token }),
    everything: () => dumpTables(running),
    events: () => recordedEvents(running),
    async stop() {
      await running.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Where a request goes: path parameters from its fields, the rest in the body or, for reads, in `.r`. */
export function addressed(operation: Operation, request: object): { method: string; url: string; body?: unknown } {
  const at = (path: string) =>
    path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], request);
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, field: string) => encodeURIComponent(textOf(at(field))));
  const url = `${operation.mounts[0]}${path}`;
  const { method } = operation;
  if (method !== 'GET' && method !== 'DELETE') return { method, url, body: request };
  return { method, url: `${url}?.r=${Buffer.from(JSON.stringify(request)).toString('base64url')}` };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '');

async function createShop({ app, database }: Running, name: string): Promise<Shop> {
  const site: Site = {
    id: newId(),
    name,
    state: 'ENABLED',
    currency: 'EUR',
    language: 'en',
    timeZone: 'UTC',
    catalogVersion: 'V3_CATALOG',
    host: `${name}.localhost`,
    clientId: newId(),
    settings,
  };
  const apiKey = `stoa_${name}`;
  const owner = { id: newId(), email: `owner@${name}.test`, name: 'Owner', passwordHash: 'none' };
  await asPlatform('a new site is not behind its wall yet', database, async (tx) => {
    await insertSite(tx, { ...site, now: NOW });
    await insertOwner(tx, owner, site.id, NOW);
    await insertApiKey(tx, apiKey, site.id, 'Test key', ['*'], NOW);
  });
  const visitorToken = () =>
    app.accessTokens.issue(
      { siteId: site.id, clientId: site.clientId, identity: { kind: 'visitor', id: newId() } },
      NOW,
    );
  return { site, apiKey, ctx: backgroundContext(app, site, 'test'), visitorToken };
}

async function dumpTables({ database }: Running): Promise<string> {
  return asPlatform('a test looks at everything', database, async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'site_id' and table_name <> 'outbox' order by 1`.execute(tx.db);
    // all in one statement: tests look often
    const contents = tables.map(({ name }) => {
      // when a key was last used is no change of the site
      const row = name === 'api_keys' ? sql`to_jsonb(t) - 'last_used_date'` : sql`to_jsonb(t)`;
      return sql`${sql.lit(name)}, (select coalesce(json_agg(json_build_object('row', ${row}) order by to_jsonb(t)::text), '[]')
        from ${sql.table(name)} t)`;
    });
    // a call takes a hundred arguments
    const parts = chunk(contents, 40).map((some) => sql`json_build_object(${sql.join(some)})::jsonb`);
    const { rows } = await sql<{ dump: string }>`select (${sql.join(parts, sql` || `)})::text as dump`.execute(tx.db);
    return rows[0]?.dump ?? '{}';
  });
}

const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** The relay empties the outbox by itself: a trigger keeps what was in it. */
async function recordEvents({ database }: Running): Promise<void> {
  await asPlatform('a test watches the outbox', database, async (tx) => {
    await sql`create table recorded_events as select id, site_id, type, payload from outbox`.execute(tx.db);
    await sql`
      create function record_event() returns trigger language plpgsql security definer as $$ begin
        insert into recorded_events values (new.id, new.site_id, new.type, new.payload);
        return new;
      end $$`.execute(tx.db);
    await sql`create trigger record_event after insert on outbox for each row execute function record_event()`.execute(
      tx.db,
    );
  });
}

async function recordedEvents({ database }: Running): Promise<{ type: string; payload: unknown }[]> {
  return asPlatform('a test reads what was announced', database, async (tx) => {
    const { rows } = await sql<{ type: string; payload: unknown }>`
      select type, payload from recorded_events order by id`.execute(tx.db);
    return rows;
  });
}
