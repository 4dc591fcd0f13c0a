import { words } from '../../app/words.ts';

const texts = words.abandonedCheckouts.settings;

/** The rule by which buyers are reminded, as a form holds it: numbers may be half typed. */
export type ReminderRule = {
  enabled: boolean;
  hours: number | string;
  hasSecond: boolean;
  secondHours: number | string;
};

/** What happens after a customer left a checkout, in sentences. */
export function describeReminders({ enabled, hours, hasSecond, secondHours }: ReminderRule): string {
  if (!enabled) return texts.off;
  const again = hasSecond ? [texts.again(Number(secondHours))] : [];
  return [texts.first(Number(hours)), ...again, texts.never].join(' ');
}
