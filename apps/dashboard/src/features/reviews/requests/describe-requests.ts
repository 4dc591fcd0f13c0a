import { words } from '../../../app/words.ts';

const texts = words.reviewSettings.asking;
/** The rule by which customers are asked, as a form holds it: numbers may be half typed. */
export type RequestRule = {
  enabled: boolean;
  days: number | string;
  hasReminder: boolean;
  reminderDays: number | string;
};

/** What happens after an order was fulfilled, in sentences. */
export function describeRequests({ enabled, days: after, hasReminder, reminderDays }: RequestRule): string {
  if (!enabled) return texts.off;
  const asked = Number(after) === 0 ? texts.atOnce : texts.later(Number(after));
  return hasReminder ? `${asked} ${texts.reminded(Number(reminderDays))}` : asked;
}
