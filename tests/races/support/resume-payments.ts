import { type Services, serverContext } from '../../../apps/server/src/context.ts';
import { resumePayment } from '../../../apps/server/src/domains/payments/index.ts';
import { startWorker } from '../../../apps/server/src/platform/tasks/index.ts';

/** Follows up due payments, as another process would. */
export async function resumePayments(services: Services): Promise<void> {
  const { database, now, log } = services;
  const contextOf = (siteId: string, work: string) => serverContext(services, siteId, work);
  const worker = await startWorker({ database, kinds: [resumePayment], contextOf, now, log });
  await worker.drain();
  await worker.stop();
}
