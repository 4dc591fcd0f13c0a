import { serverCaller } from '../../apps/server/src/caller.ts';
import { consumers, recurringJobs, tasks } from '../../apps/server/src/domains.ts';
import { consumerTask } from '../../apps/server/src/platform/events/index.ts';
import { startWorker } from '../../apps/server/src/platform/tasks/index.ts';
import type { Action } from './action.ts';
import type { World } from './world.ts';

const MINUTE_MS = 60_000;
const NEVER_MS = 2 ** 31 - 1;
const jumps = [1, 5, 31, 61, 240, 24 * 60].map((minutes) => minutes * MINUTE_MS);

const daily = recurringJobs.filter(({ name }) => name === 'sales of days');
const kinds = [...tasks, ...consumers.map(consumerTask)];

/** Does all due work, until the process dies. */
async function work({ shop, process }: World): Promise<void> {
  const { services, contextOf, site } = shop;
  const { database, now, log } = services;
  const ctx = contextOf(serverCaller('tasks'));
  const worker = await startWorker({
    database,
    kinds,
    contextOf: async (id) => (id === site.id ? ctx : null),
    now,
    log,
    pollMs: NEVER_MS,
  });
  const ended = worker.drain().then(async () => {
    for (const { run } of daily) await run(services);
    await worker.stop();
  });
  await Promise.race([ended.catch(() => {}), process.death]);
}

/** The clock goes forward, and what is due is done, or is not for a while. */
export const timeActions: Record<string, Action> = {
  work,

  /** The clock goes to the next charge of a subscription, and what is due by then is done. */
  async nextCharge(world) {
    const { clock } = world.shop;
    const [next] = await world.look<{ date: string | null }>(
      `select min(next_date) as date from subscription_contracts where status = 'ACTIVE'`,
    );
    if (!next?.date) return;
    clock.now = new Date(Math.max(clock.now.getTime(), Date.parse(next.date)));
    await work(world);
  },

  async wait({ shop }, { a }) {
    shop.clock.now = new Date(shop.clock.now.getTime() + (jumps[a % jumps.length] ?? 0));
  },
};
