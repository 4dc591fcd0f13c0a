/** Carries out steps in a world, and looks into its books after each. */
import { sql } from 'kysely';
import { asPlatform, type Database } from '../../apps/server/src/platform/db/index.ts';
import { Unanswered } from './bank.ts';
import { problemsAtRest, problemsNow } from './books.ts';
import { act, type Step, say } from './steps.ts';
import { openWorld, type World } from './world.ts';

const quiet = { beside: null, dies: null, line: 'clear', a: 0, b: 0, c: 0 } as const;
const HOUR = 3;

/** At the end the clock goes on until nobody waits for anything any more. */
const toTheEnd: Step[] = [HOUR, HOUR, HOUR].flatMap((a) => [
  { ...quiet, action: 'wait', a },
  { ...quiet, action: 'work' },
]);

/** What went wrong in the life of a shop. */
export type Failure = {
  /** The steps that led to it. */
  steps: readonly Step[];
  problems: readonly string[];
};

/** How often what happened. */
export type Tally = Record<string, number>;

/**
 * Lets everything happen in a new shop; the first failure, or null where its books are in order to the end. Adds what
 * happened to `tally`.
 */
export async function simulate(database: Database, steps: readonly Step[], tally: Tally = {}): Promise<Failure | null> {
  const world = await openWorld(database);
  try {
    for (const [at, step] of steps.entries()) {
      const problems = [...(await take(world, step)), ...(await lookInto(world))];
      if (problems.length > 0) return { steps: steps.slice(0, at + 1), problems };
    }
    const problems = await decideEverything(world);
    for (const step of toTheEnd) problems.push(...(await take(world, step)));
    problems.push(...(await problemsAtRest(world)));
    return problems.length > 0 ? { steps, problems } : null;
  } finally {
    await count(world, tally);
    world.close();
    await forget(database, world);
  }
}

/** What is wrong in the books, which are read only where anything was written since the last time. */
async function lookInto(world: World): Promise<string[]> {
  const [now] = await world.look<{ written: string }>(
    `select pg_snapshot_xmax(pg_current_snapshot())::text as written`,
  );
  if (now?.written === world.written) return [];
  world.written = now?.written ?? null;
  return problemsNow(world);
}

/** One step, and what faults of the server there were; a process that dies in it is replaced by a new one. */
async function take(world: World, step: Step): Promise<string[]> {
  const { bank, process } = world;
  bank.line = step.line;
  if (step.dies !== null) process.dieAt(step.dies);
  try {
    await act(world, step);
    return world.faults();
  } catch (error) {
    const isExpected = process.isDead() || error instanceof Unanswered;
    return isExpected ? world.faults() : [`${say(step)} failed: ${error instanceof Error ? error.stack : error}`];
  } finally {
    bank.line = 'clear';
    process.spare();
    if (process.isDead()) world.restart();
    if (process.isDead()) world.deaths++;
  }
}

/** Buyers answer their banks, and banks end what they do. */
async function decideEverything(world: World): Promise<string[]> {
  const open = () =>
    world.look(`select from sandbox_transactions where outcome ->> 'status' in ('ACTION_REQUIRED', 'PROCESSING')`);
  const problems: string[] = [];
  while (problems.length === 0 && (await open()).length > 0)
    problems.push(...(await take(world, { ...quiet, action: 'decide', b: 1 })));
  return problems;
}

async function count({ look, deaths }: World, tally: Tally): Promise<void> {
  const rows = await look<{ what: string; times: string }>(`
    select 'orders ' || status as what, count(*) as times from orders group by 1
    union all select type || ' ' || coalesce(told.status, 'open'), count(*) from payment_transactions made
      left join payment_outcomes told on transaction_id = made.id and told.status in ('SUCCEEDED', 'FAILED') group by 1
    union all select 'gift card movements', count(*) from gift_card_transactions
    union all select 'fulfillments', count(*) from fulfillments
    union all select 'subscriptions ' || status, count(*) from subscription_contracts group by 1
    union all select 'free trials', count(*) from subscription_cycles where cycle = 0
    union all select 'renewals', count(*) from subscription_cycles where cycle > 1
    union all select 'payment requests ' || (doc ->> 'status'), count(*) from payment_requests group by 1
    union all select 'edits', count(*) from draft_orders where status = 'COMMITTED'`);
  for (const { what, times } of [...rows, { what: 'deaths', times: deaths }])
    tally[what] = (tally[what] ?? 0) + Number(times);
}

/** Due work of shops that were left would be in the way of the next. */
const forget = (database: Database, { shop }: World) =>
  asPlatform('a simulated shop is closed', database, async (tx) => {
    for (const table of ['tasks', 'outbox'])
      await sql`delete from ${sql.table(table)} where site_id = ${shop.site.id}`.execute(tx.db);
  });
