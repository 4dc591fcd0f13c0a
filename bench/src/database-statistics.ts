import pg from 'pg';

/** A table with fewer rows may well be read as a whole. */
const MANY_ROWS = 1_000;

/** `ms`: the milliseconds of all times together, waiting for locks included. */
export type Execution = { times: number; ms: number };

export type DatabaseStatistics = {
  /** How often the database has executed each statement, and for how long; null where it does not count them. */
  executions(): Promise<Map<string, Execution> | null>;
  /** How often each table of many rows was read as a whole. */
  scans(): Promise<Map<string, number>>;
  close(): Promise<void>;
};

/** What a PostgreSQL database itself counts, through a connection of its own. */
export async function databaseStatistics(url: string): Promise<DatabaseStatistics> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const counts = await client
    .query('create extension if not exists pg_stat_statements; select count(*) from pg_stat_statements')
    .then(() => true)
    .catch(() => false);
  return {
    async executions() {
      if (!counts) return null;
      const { rows } = await client.query<Execution & { query: string }>(`
        select query, sum(calls)::float as times, sum(total_exec_time)::float as ms from pg_stat_statements
        where dbid = (select oid from pg_database where datname = current_database()) and query not like '%pg_stat_%'
        group by query`);
      return new Map(rows.map(({ query, times, ms }) => [query, { times, ms }]));
    },
    async scans() {
      const { rows } = await client.query<{ name: string; scans: number }>(
        'select relname as name, seq_scan::float as scans from pg_stat_user_tables where n_live_tup >= $1',
        [MANY_ROWS],
      );
      return new Map(rows.map(({ name, scans }) => [name, scans]));
    },
    close: () => client.end(),
  };
}

/** What an action executes, by statement, the dearest first. */
export function executedSince(
  before: ReadonlyMap<string, Execution>,
  after: ReadonlyMap<string, Execution>,
  actions: number,
): [statement: string, execution: Execution][] {
  const counted = [...after].map(([query, { times, ms }]): [string, Execution] => {
    const { times: timesBefore, ms: msBefore } = before.get(query) ?? { times: 0, ms: 0 };
    return [query.replace(/\s+/g, ' '), { times: (times - timesBefore) / actions, ms: (ms - msBefore) / actions }];
  });
  return counted.filter(([, { times }]) => times > 0).sort(([, one], [, other]) => other.ms - one.ms);
}

/** Background work reads all that a site has of something now and then: rarely, however many actions there are. */
const RARELY = 1 / 20;

/** The tables that some actions read as a whole; those that background work reads between them are not named. */
export const scannedSince = (
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  actions: number,
): string[] =>
  [...after].flatMap(([name, scans]) => (scans - (before.get(name) ?? scans) > actions * RARELY ? [name] : []));
