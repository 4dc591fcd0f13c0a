import { DAY_MS } from '../../platform/durations.ts';

/** The time that a site waits in the trash. */
export const GRACE_MS = 30 * DAY_MS;

/** When a site in the trash is deleted for good. */
export const deletionOf = (trashed: Date): Date => new Date(trashed.getTime() + GRACE_MS);
