import { openOwnDatabase } from '@stoa/server/testing/database';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../apps/server/src/platform/db/index.ts';
import { keepPlan } from './books.ts';
import { type Fault, faults, withFault } from './faults.ts';
import { shrink } from './shrink.ts';
import { type Failure, simulate, type Tally } from './simulate.ts';
import { anyStep, type Step, say, simplerThan } from './steps.ts';

/** The number of steps in all; a long run has 200,000. */
const STEPS = Number(process.env.STEPS ?? 3_000);
/** The first seed: with that of a failure, and STEPS of one life, it fails again. */
const SEED = Number(process.env.SEED ?? 1);
/** The number of steps in the life of a shop. */
const LIFE = 150;
/** The same where a fault is planted, and the maximum of lives until it shows. */
const FAULTY_LIFE = 40;
const MOST_TO_FIND = 30;
/** A long run exceeds the default timeout of tests. */
const MOST_MS = STEPS * 300;
/** What a run has to come across. */
const happens = [
  ...['orders APPROVED', 'orders CANCELED', 'AUTHORIZE SUCCEEDED', 'AUTHORIZE FAILED', 'CAPTURE SUCCEEDED'],
  ...['VOID SUCCEEDED', 'REFUND SUCCEEDED', 'REFUND FAILED', 'gift card movements', 'fulfillments', 'edits', 'deaths'],
  ...['free trials', 'renewals', 'subscriptions PAUSED', 'subscriptions CANCELED'],
  ...['CHARGEBACK SUCCEEDED', 'CHARGEBACK_REVERSAL SUCCEEDED', 'payment requests PAID'],
];

let database: Database;
beforeAll(async () => {
  database = await openOwnDatabase();
  await keepPlan(database);
});
afterAll(() => database?.close());

const anyLife = (seed: number): Step[] => fc.sample(anyStep(), { seed, numRuns: LIFE });
const faultyLife =
  ({ among }: Fault) =>
  (seed: number): Step[] =>
    fc.sample(anyStep(among), { seed, numRuns: FAULTY_LIFE });

/** A failure with the fewest steps that lead to it, in words. */
async function tell(seed: number, found: Failure): Promise<string> {
  const { steps, failure } = await shrink(found.steps, found, (fewer) => simulate(database, fewer), simplerThan);
  return [`SEED=${seed} STEPS=${LIFE} fails by these steps:`, ...steps.map(say), ...failure.problems].join('\n');
}

/** Lives of shops, one after the other, until one fails; null where none does. */
async function live(
  lives: number,
  lifeOf: (seed: number) => Step[],
  tally: Tally = {},
): Promise<{ seed: number; found: Failure } | null> {
  for (let seed = SEED; seed < SEED + lives; seed++) {
    const found = await simulate(database, lifeOf(seed), tally);
    if (found) return { seed, found };
  }
  return null;
}

test(
  `the books of a shop are in order after each of ${STEPS} steps`,
  async () => {
    const tally: Tally = {};
    const failed = await live(STEPS / LIFE, anyLife, tally);
    if (failed) expect.fail(await tell(failed.seed, failed.found));
    console.log(
      `${STEPS} steps: ${Object.entries(tally)
        .map(([what, times]) => `${times} ${what}`)
        .join(', ')}`,
    );
    // where nothing happens nothing is found
    for (const what of happens) expect.soft(tally[what], what).toBeGreaterThan(0);
  },
  MOST_MS,
);

test.each(Object.entries(faults))('the books show %s', async (_, fault) => {
  await withFault(database, fault, async () => {
    const failed = await live(MOST_TO_FIND, faultyLife(fault));
    expect(failed?.found.problems.join('\n')).toMatch(new RegExp(fault.shown.join('|')));
  });
});

test('a failure is the same when it is repeated, and leaves only the steps that lead to it', async () => {
  const fault = faults['a refund that loses a cent'] as Fault;
  await withFault(database, fault, async () => {
    const { seed = 0, found } = (await live(MOST_TO_FIND, faultyLife(fault))) ?? {};
    const again = await simulate(database, faultyLife(fault)(seed));
    expect(again?.steps).toEqual(found?.steps);
    const { steps } = await shrink<Step, Failure | null>(
      again?.steps ?? [],
      again,
      (fewer) => simulate(database, fewer),
      simplerThan,
    );
    expect(steps.map(({ action }) => action)).toEqual(['checkOut', 'pay', 'refund']);
  });
});
