// For tests: the due work of a site, and what its events lead to, is done when a test says so.

import type { Context } from '../src/context.ts';
import { type Consumer, consumerTask, startRelay } from '../src/platform/events/index.ts';
import { type AnyTask, startWorker } from '../src/platform/tasks/index.ts';

const NEVER_MS = 2 ** 31 - 1;

/** Does all due work of these kinds, as a server would, with the site's own clock. */
export async function doDueWork<C extends Context>(ctx: C, kinds: readonly AnyTask<C>[]): Promise<void> {
  const { database, now, log, siteId } = ctx;
  const contextOf = async (id: string) => (id === siteId ? ctx : null);
  const worker = await startWorker({ database, kinds, contextOf, now, log, pollMs: NEVER_MS });
  await worker.drain();
  await worker.stop();
}

/** Hands on the announced events to these consumers, as a server would. */
export async function handOnEvents(ctx: Context, consumers: readonly Consumer<Context>[]): Promise<void> {
  const relay = await startRelay({ database: ctx.database, consumers, log: ctx.log, pollMs: NEVER_MS });
  await relay.drain();
  await relay.stop();
  await doDueWork(ctx, consumers.map(consumerTask));
}
