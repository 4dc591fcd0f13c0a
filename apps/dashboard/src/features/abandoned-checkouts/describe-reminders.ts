/** The rule by which buyers are reminded, as a form holds it: numbers may be half typed. */
export type ReminderRule = {
  enabled: boolean;
  hours: number | string;
  hasSecond: boolean;
  secondHours: number | string;
};

const hours = (count: number | string): string => (Number(count) === 1 ? '1 hour' : `${count} hours`);

/** What happens after a customer left a checkout, in sentences. */
export function describeReminders({ enabled, hours: after, hasSecond, secondHours }: ReminderRule): string {
  if (!enabled) return 'Customers are not reminded of what they left. You can still remind each of them yourself.';
  const first = `${hours(after)} after a customer left a checkout, they get an e-mail with the items and a link back to it.`;
  const second = hasSecond
    ? ` Those who still haven’t bought anything are reminded once more, ${hours(secondHours)} later.`
    : '';
  return `${first}${second} No one is reminded after a purchase, more than once a day, or once they’ve asked for no more reminders.`;
}
