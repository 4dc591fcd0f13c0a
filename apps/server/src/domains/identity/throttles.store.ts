import { sql } from 'kysely';
import { type Database, writePlatform } from '../../platform/db/index.ts';

const WHY = 'attempts are counted over all sites and processes';
/** Failures at one account before delays start; each further one doubles the wait for the next attempt. */
export const FREE_FAILURES = 5;
const FIRST_WAIT_SECONDS = 2;
const LONGEST_WAIT_SECONDS = 15 * 60;
/** Failures are forgotten this long after the last one. */
const MEMORY_SECONDS = 60 * 60;

/** The key that attempts are counted by, and the number of failures without a delay. */
export type Limit = { key: string; free: number };

/**
 * Counts an attempt under all keys, and returns the seconds to wait before the next, 0 if this one may proceed, and the
 * failures of each key including this one. Counted before the attempt is checked, so that parallel ones do not slip
 * through; `forgiveAttempts` and `takeBackAttempt` take it back.
 */
export async function noteAttempts(
  database: Database,
  limits: readonly Limit[],
  now: Date,
): Promise<{ wait: number; failures: Map<string, number> }> {
  return writePlatform(WHY, database, async (tx) => {
    // one order of locks, so that two attempts cannot deadlock
    const sorted = [...limits].sort((one, other) => (one.key < other.key ? -1 : 1));
    const { rows } = await sql<{ key: string; wait: number; failures: number }>`
      with attempted as (
        select key, free, place
        from unnest(${sorted.map(({ key }) => key)}::text[], ${sorted.map(({ free }) => free)}::int[])
          with ordinality as given (key, free, place)
      )
      insert into throttles (key, failures, blocked_until, expires_date)
      select key, 1, ${now}, ${now}::timestamptz + make_interval(secs => ${MEMORY_SECONDS})
      from attempted order by place
      on conflict (key) do update set
        allowed = throttles.blocked_until <= ${now} or throttles.expires_date < ${now},
        failures = case
          when throttles.expires_date < ${now} then 1
          when throttles.blocked_until > ${now} then throttles.failures
          else throttles.failures + 1 end,
        blocked_until = case
          when throttles.expires_date < ${now} then ${now}
          when throttles.blocked_until > ${now} then throttles.blocked_until
          else ${now}::timestamptz + coalesce((
            select make_interval(secs => least(${LONGEST_WAIT_SECONDS},
              ${FIRST_WAIT_SECONDS} * power(2, least(throttles.failures - free, 20))))
            from attempted where attempted.key = throttles.key and throttles.failures >= free), interval '0') end,
        expires_date = excluded.expires_date
      returning key, failures,
        case when allowed then 0 else ceil(extract(epoch from blocked_until - ${now}))::int end as wait`.execute(tx.db);
    return {
      wait: Math.max(0, ...rows.map(({ wait }) => wait)),
      failures: new Map(rows.map(({ key, failures }) => [key, failures])),
    };
  });
}

/**
 * Takes back one counted attempt, and keeps earlier failures: a successful login says nothing about other accounts
 * tried from the same address.
 */
export async function takeBackAttempt(database: Database, keys: readonly string[], now: Date): Promise<void> {
  await writePlatform(WHY, database, async (tx) => {
    await sql`
      update throttles set failures = failures - 1, blocked_until = ${now}
      where key in (select key from throttles where key = any(${keys as string[]}) order by key for update)`.execute(
      tx.db,
    );
  });
}

/** Forgets the failures of an account after a success, and takes back the attempt of the address. */
export async function forgiveAttempts(
  database: Database,
  { account, address }: { account: string; address: string },
  now: Date,
): Promise<void> {
  await writePlatform(WHY, database, async (tx) => {
    await sql`
      with forgiven as (delete from throttles where key = ${account})
      update throttles set failures = failures - 1, blocked_until = ${now} where key = ${address}`.execute(tx.db);
  });
}

export async function removeOldThrottles(database: Database, now: Date): Promise<void> {
  await writePlatform(WHY, database, async (tx) => {
    await sql`delete from throttles where expires_date < ${now}`.execute(tx.db);
  });
}
