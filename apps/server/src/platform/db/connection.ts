import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { connectionError } from './errors.ts';
import { statementNames } from './prepared-statements.ts';

/** Stores write SQL with the `sql` tag and type their rows there, so no table is declared to Kysely. */
export type Tables = Record<never, never>;

/** Counts round trips to the database. */
export type StatementCounter = { count: number };

/** A pooled connection with the known state of its session. Lives as long as the client. */
export type Connection = {
  db: Kysely<Tables>;
  /** Executes a statement; the next one may be sent before it has ended. */
  execute(query: CompiledQuery): Promise<unknown>;
  /** Sends control statements in one round trip; only the last one's command is returned. */
  send(text: string): Promise<string>;
  /** The counter of the current lease's round trips. */
  counter: StatementCounter;
  /** The site that the session is set to, or null for the owner's view of all; undefined when unknown. */
  session: string | null | undefined;
  /** The statements that the server has prepared for this connection. */
  prepared: Set<string>;
  /** Whether the session's state is in doubt, so that the pool must close it. */
  broken: boolean;
};

const connections = new WeakMap<pg.PoolClient, Connection>();
const nameOf = statementNames();

/** The connection of a pooled client: created once, with a Kysely instance bound to this client. */
export function connectionOf(client: pg.PoolClient): Connection {
  let connection = connections.get(client);
  if (!connection) {
    connection = newConnection(client);
    connections.set(client, connection);
  }
  return connection;
}

function newConnection(client: pg.PoolClient): Connection {
  const connection: Connection = {
    db: new Kysely<Tables>({ dialect: boundTo({ executeQuery, streamQuery: refuseStream }) }),
    execute: executeQuery,
    send,
    counter: { count: 0 },
    session: undefined,
    prepared: new Set(),
    broken: false,
  };

  async function send(text: string): Promise<string> {
    connection.counter.count++;
    const results: pg.QueryResult | pg.QueryResult[] = await client.query(text).catch(rethrow);
    return [results].flat().at(-1)?.command ?? '';
  }

  async function executeQuery<Row>(query: { sql: string; parameters: readonly unknown[] }): Promise<QueryResult<Row>> {
    connection.counter.count++;
    const { rows, rowCount, command } = await client.query(describe(query.sql, query.parameters)).catch(rethrow);
    const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
    return changes ? { rows: rows as Row[], numAffectedRows: BigInt(rowCount ?? 0) } : { rows: (rows ?? []) as Row[] };
  }

  /** Without parameters, a text goes through the simple protocol, which allows several statements. */
  function describe(text: string, parameters: readonly unknown[]): pg.QueryConfig {
    if (parameters.length === 0) return { text };
    const name = nameOf(text);
    if (name === undefined) return { text, values: [...parameters] };
    connection.prepared.add(name);
    return { name, text, values: [...parameters] };
  }

  return connection;
}

function rethrow(error: unknown): never {
  throw connectionError(error);
}

// biome-ignore lint/correctness/useYield: it exists to refuse
async function* refuseStream(): AsyncGenerator<never> {
  throw new Error('streaming is not supported: page through the rows');
}

/** Kysely over one connection. The lease begins and ends transactions, never Kysely. */
function boundTo(connection: DatabaseConnection): Dialect {
  const refuse = async () => {
    throw new Error('transactions are begun by withSite() and asPlatform()');
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      releaseConnection: async () => {},
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      destroy: async () => {},
    }),
  };
}
