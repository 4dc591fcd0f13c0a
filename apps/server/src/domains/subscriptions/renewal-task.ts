import type { TaskElsewhere } from '../../platform/tasks/index.ts';

/** The task that charges a subscription's next cycle, or ends it, when it is time: one for each contract. */
export const renewalTask = { name: 'renew subscription', lane: 'outside' } as const satisfies TaskElsewhere<Renewal>;

export type Renewal = { contractId: string };
