import type { Domain } from '../../domain.ts';
import { SECOND_MS } from '../../platform/durations.ts';
import { forgetPastDays, removeOldCounts } from './expiry.store.ts';
import { served } from './operations.ts';

/** A crash loses what was counted in this time. */
const WRITES_EVERY_MS = 5 * SECOND_MS;

export const visits: Domain = {
  name: 'visits',
  says: 'How many people visit a site, from where, and how far they get: counted without knowing who they are',
  owns: ['visit_days', 'visit_visitors', 'visit_counts'],
  reads: { products: 'a report names the products that were looked at' },
  serves: served,
  recurringJobs: [{ name: 'write visits', everyMs: WRITES_EVERY_MS, run: (services) => services.visits.write() }],
  expires: [forgetPastDays, removeOldCounts],
};
