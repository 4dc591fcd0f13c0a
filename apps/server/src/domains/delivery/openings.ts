import type { Site } from '../../site.ts';
import type { DeliveryRules } from './delivery-rules.store.ts';
import { timeSlots } from './rates/time-slots.ts';

/** The first time at which each area delivers by the clock: while they stay the same, so do all times on offer. */
export const openingsOf = ({ timeZone }: Pick<Site, 'timeZone'>, { areas }: DeliveryRules, now: Date): string[] =>
  areas.flatMap(({ scheduledDeliveryConfig }) => timeSlots(scheduledDeliveryConfig, now, timeZone)?.[0]?.from ?? []);
