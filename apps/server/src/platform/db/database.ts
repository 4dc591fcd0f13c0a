import type { CompiledQuery, Kysely } from 'kysely';
import pg from 'pg';
import type { HearersOf } from '../events/event-tasks.ts';
import type { RoomOf } from '../tasks/room.ts';
import { type Connection, connectionOf, type StatementCounter, type Tables } from './connection.ts';
import { longestWait, openEmbeddedPool } from './embedded-pool.ts';
import { connectionError } from './errors.ts';
import { type Channels, type Listener, type Notified, newChannels, openListener } from './notifications.ts';
import { newOutages } from './outages.ts';
import { COMMIT_UNFLUSHED, isWanted, newSharedFlush } from './shared-flush.ts';
import { valueTypes } from './value-types.ts';

export type { Notified };

export type DatabaseOptions = {
  /** `postgres://…` for a server, a directory for the embedded database, null for an embedded one in memory. */
  url: string | null;
  /** The maximum of connections to a server for the work of sites; the embedded database has one in all. */
  poolSize?: number;
  /** Only for the embedded database: whether commits wait for the disk (default: yes), and its page cache (`32MB`). */
  embedded?: { sync?: boolean; sharedBuffers?: string };
};

export type Lease = {
  /** The only site that is visible; null for the owner's view of all sites. */
  siteId: string | null;
  transaction: boolean;
  statements: StatementCounter;
};

/** The end of a lease. */
export type Ending = {
  /** Executed when the work returns; in a transaction, it travels with the commit. */
  statement?: CompiledQuery | null;
  /** A lock that the transaction holds and many want at once, by the name under which they wait (`waitForLock`). */
  contended?: string | null;
};

/** What is done with a leased connection; it may say how the lease ends. */
export type Work<T> = (db: Kysely<Tables>, ending: Ending) => Promise<T>;

export type Database = {
  kind: 'embedded' | 'postgresql';
  /**
   * Who hears an event: its tasks are written with the commit that announces it. Null where this process does not know:
   * all events are written to the outbox, and handed on by processes that do.
   */
  hearersOf: HearersOf | null;
  /** The workers of this process that do tasks of the database. */
  rooms: Set<RoomOf>;
  /**
   * Lends a connection set to a site, or to none, for the duration of `work`; with `transaction`, inside one that
   * commits when `work` returns and rolls back when it throws. For use by `withSite`, `readSite` and `asPlatform`.
   */
  lease<T>(lease: Lease, work: Work<T>): Promise<T>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** Whether it did not answer the last time that it was asked. */
  isAway(): boolean;
  /** Calls `handler` when the database no longer answers, with the reason, and with null when it answers again. */
  watchOutages(handler: (reason: unknown) => void): void;
  /**
   * Calls `handler` for each notification on the channel, from any process, until the returned function is called.
   * After a lost connection the handler is called with an empty payload, as notifications may have been missed.
   */
  listen(channel: string, handler: Notified): Promise<() => Promise<void>>;
  /**
   * Notifies a channel's listeners in all processes, soon and outside of any transaction. Equal pending notifications
   * are sent once. They may be lost with the process: essential news needs polling as well.
   */
  notify(channel: string, payload?: string): void;
  /**
   * Calls the channel's handlers in this process, for news of work that any process may do and all look for from time
   * to time: one is enough, and it is here already.
   */
  wake(channel: string, payload?: string): void;
  /** Calls `handler` at each `wake`, until the returned function is called. */
  onWake(channel: string, handler: Notified): () => void;
  /** Waits for running work, then disconnects. */
  close(): Promise<void>;
};

/**
 * Opens the database and makes sure that it answers. Throws an error with advice for the operator when it cannot be
 * reached, or when its directory is in use.
 */
export async function openDatabase({ url, poolSize = 10, embedded = {} }: DatabaseOptions): Promise<Database> {
  const channels = newChannels();
  if (url !== null && /^postgres(ql)?:\/\//.test(url)) {
    const ofSites = await openServerPool(url, poolSize);
    // connections that stay with the platform do not have to be set anew between sites' work and its own
    const ofPlatform = newServerPool(url, Math.max(2, Math.ceil(poolSize / 4)));
    const { notify, flush } = newNotifier(ofPlatform);
    const listener = openListener(url, channels);
    const close = async () => {
      await flush();
      await listener.close();
    };
    return databaseOver('postgresql', { ofSites, ofPlatform }, channels, { ...listener, close }, notify);
  }
  const { sync = true, sharedBuffers = '32MB' } = embedded;
  const pool = await openEmbeddedPool({ directory: url, sync: sync && url !== null, sharedBuffers });
  // no other process can listen, and the only session hears its own notifications
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload }) => channels.dispatch(channel, payload ?? ''));
  });
  const listener = { send: async (statement: string) => void (await pool.query(statement)), close: async () => {} };
  const notify: Database['notify'] = (channel, payload = '') => {
    setImmediate(() => channels.dispatch(channel, payload));
  };
  return databaseOver('embedded', { ofSites: pool, ofPlatform: pool }, channels, listener, notify);
}

/** The connections for leases of sites, and of none. */
type Pools = { ofSites: pg.Pool; ofPlatform: pg.Pool };

function databaseOver(
  kind: Database['kind'],
  { ofSites, ofPlatform }: Pools,
  channels: Channels,
  listener: Listener,
  notify: Database['notify'],
): Database {
  const outages = newOutages();
  const wakes = newChannels();
  const flush = newSharedFlush(ofPlatform);
  return {
    kind,
    hearersOf: null,
    rooms: new Set(),
    lease: (lease, work) =>
      outages.noticing(() => runLease(lease.siteId === null ? ofPlatform : ofSites, lease, flush, work)),
    ping: () =>
      outages.noticing(async () => {
        await ofPlatform.query('select 1').catch((error) => Promise.reject(connectionError(error)));
      }),
    isAway: outages.isAway,
    watchOutages: outages.watch,
    async listen(channel, handler) {
      const name = pg.escapeIdentifier(channel);
      if (channels.add(channel, handler)) await listener.send(`listen ${name}`);
      return async () => {
        if (channels.remove(channel, handler)) await listener.send(`unlisten ${name}`);
      };
    },
    notify,
    wake(channel, payload = '') {
      setImmediate(() => wakes.dispatch(channel, payload));
    },
    onWake(channel, handler) {
      wakes.add(channel, handler);
      return () => void wakes.remove(channel, handler);
    },
    async close() {
      await listener.close();
      await Promise.all([...new Set([ofSites, ofPlatform])].map((pool) => pool.end()));
    },
  };
}

/** Orders change the stock many times a second; other processes read anew once for all that came together. */
const notifyDelay = 40; // milliseconds

/** Sends notifications through the pool, close ones together in one statement, equal ones once. */
function newNotifier(pool: pg.Pool): { notify: Database['notify']; flush(): Promise<void> } {
  const waiting = new Map<string, [channel: string, payload: string]>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<unknown> = Promise.resolve();
  const send = () => {
    timer = undefined;
    const entries = [...waiting.values()];
    waiting.clear();
    const columns = [entries.map(([channel]) => channel), entries.map(([, payload]) => payload)];
    const text = 'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as waiting (channel, payload)';
    sending = pool.query({ name: 'notify', text, values: columns }).catch(() => {}); // listeners poll for essential news
  };
  return {
    notify(channel, payload = '') {
      waiting.set(JSON.stringify([channel, payload]), [channel, payload]);
      timer ??= setTimeout(send, notifyDelay);
    },
    async flush() {
      if (timer) {
        clearTimeout(timer);
        send();
      }
      await sending;
    },
  };
}

/** A connection with this many prepared statements is replaced: the server keeps each until its end. */
const mostPrepared = 1000;

async function runLease<T>(pool: pg.Pool, lease: Lease, flush: () => Promise<void>, work: Work<T>): Promise<T> {
  const client = await acquire(pool);
  const connection = connectionOf(client);
  connection.counter = lease.statements;
  let isFlushed = true;
  let result: T;
  try {
    if (lease.transaction) ({ result, isFlushed } = await runTransaction(connection, lease.siteId, work));
    else result = await runReads(connection, lease.siteId, work);
  } finally {
    client.release(connection.broken || connection.prepared.size > mostPrepared);
  }
  if (!isFlushed) await flush();
  return result;
}

/** Takes a connection from the pool. If none becomes free, a transaction most likely waits for itself. */
async function acquire(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    const hasWaited = error instanceof Error && error.message === 'timeout exceeded when trying to connect';
    if (pool.totalCount < pool.options.max || !hasWaited) throw connectionError(error); // the pool was not the problem
    throw new Error(
      `no database connection became free in ${longestWait / 1000} s. Is withSite() called inside another one?`,
      { cause: error },
    );
  }
}

async function runReads<T>(connection: Connection, siteId: string | null, work: Work<T>): Promise<T> {
  const isEntered = connection.session === siteId;
  const begun = isEntered ? Promise.resolve() : enter(connection, siteId, sessionSetting(siteId, connection.session));
  const ending: Ending = {};
  const result = await afterBegin(begun, () => work(connection.db, ending));
  if (ending.statement) await connection.execute(ending.statement);
  return result;
}

/**
 * Runs work whose first statement travels together with the text that begins the lease. What it returns only counts if
 * that succeeded; and if the work fails at once, the connection is not used by anybody else before that has ended.
 */
async function afterBegin<T>(begun: Promise<void>, work: () => Promise<T>): Promise<T> {
  begun.catch(() => {});
  try {
    const result = await work();
    await begun;
    return result;
  } catch (error) {
    await begun; // its own failure is the cause
    throw error;
  }
}

async function runTransaction<T>(
  connection: Connection,
  siteId: string | null,
  work: Work<T>,
): Promise<{ result: T; isFlushed: boolean }> {
  const settled = connection.session === siteId;
  const begun = enter(connection, siteId, settled ? 'begin' : `begin; ${sessionSetting(siteId, connection.session)}`);
  try {
    const ending: Ending = {};
    const result = await afterBegin(begun, () => work(connection.db, ending));
    const isFlushed = !ending.contended || !isWanted(ending.contended);
    const command = await commit(connection, ending.statement, isFlushed ? 'commit' : COMMIT_UNFLUSHED);
    if (command !== 'COMMIT') {
      throw new Error('nothing was saved: a statement of the transaction failed and its error was swallowed');
    }
    return { result, isFlushed };
  } catch (error) {
    if (!settled) connection.session = undefined; // rolled back with the rest
    await connection.send('rollback').catch(() => {
      connection.broken = true;
    });
    throw error;
  }
}

/** Commits together with the last statement: no lock waits for what the two of them would take on their way. */
async function commit(connection: Connection, last: Ending['statement'], text: string): Promise<string> {
  if (!last) return connection.send(text);
  // if it fails, the commit rolls back
  const [written, command] = await Promise.allSettled([connection.execute(last), connection.send(text)]);
  if (written.status === 'rejected') throw written.reason;
  if (command.status === 'rejected') throw command.reason;
  return command.value;
}

/** Sends the text that begins a lease; if it fails, the session's state is unknown. */
async function enter(connection: Connection, siteId: string | null, text: string): Promise<void> {
  try {
    await connection.send(text);
    connection.session = siteId;
  } catch (error) {
    connection.session = undefined;
    connection.broken = true;
    throw error;
  }
}

/**
 * The text that sets a session to a site's role, or to the owner's. Commands, which need no plan; and from site to site, the
 * role stays.
 */
export function sessionSetting(siteId: string | null, from?: string | null): string {
  if (siteId === null) return `set role none; set stoa.site_id = ''`;
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(siteId)) throw new Error('a site id must be a UUID');
  const site = `set stoa.site_id = '${siteId}'`;
  return from ? site : `set role stoa_app; ${site}`;
}

function newServerPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: valueTypes,
    application_name: 'stoa',
    pipeline: true,
    connectionTimeoutMillis: longestWait,
    idleTimeoutMillis: 300_000,
  });
  // a broken connection leaves the pool by itself and the next lease opens another
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // reports look dear beforehand, and compiling them takes many times as long as they do
    client.query('set jit to off').catch(() => {});
    // documents are written in a fifth of the time of the other compression, where the server was built with this one
    client
      .query(
        `select set_config(name, 'lz4', false) from pg_settings
         where name = 'default_toast_compression' and 'lz4' = any(enumvals)`,
      )
      .catch(() => {});
  });
  return pool;
}

async function openServerPool(url: string, max: number): Promise<pg.Pool> {
  const pool = newServerPool(url, max);
  try {
    await pool.query('select 1');
    return pool;
  } catch (error) {
    await pool.end();
    throw new Error(
      `cannot reach the database at ${withoutPassword(url)}: ${causeOf(error)}. Check that the server runs and that ` +
        'DATABASE_URL names its host, user and database; or unset DATABASE_URL to use the embedded database.',
      { cause: error },
    );
  }
}

function withoutPassword(url: string): string {
  try {
    const { host, pathname, username } = new URL(url);
    return `${username ? `${username}@` : ''}${host}${pathname}`;
  } catch {
    return 'the address in DATABASE_URL, which is not a valid URL';
  }
}

function causeOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(causeOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
