import type { TaskElsewhere } from '../../../platform/tasks/index.ts';

/** The task that has memberships pay what the buyer of an order chose at checkout. */
export const selectedMemberships = {
  name: 'charge memberships',
  lane: 'outside',
} as const satisfies TaskElsewhere<MembershipsToCharge>;

export type MembershipsToCharge = { orderId: string };
