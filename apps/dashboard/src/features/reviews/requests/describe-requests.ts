/** The rule by which customers are asked, as a form holds it: numbers may be half typed. */
export type RequestRule = {
  enabled: boolean;
  days: number | string;
  hasReminder: boolean;
  reminderDays: number | string;
};

const days = (count: number | string): string => (Number(count) === 1 ? '1 day' : `${count} days`);

/** What happens after an order was fulfilled, in sentences. */
export function describeRequests({ enabled, days: after, hasReminder, reminderDays }: RequestRule): string {
  if (!enabled) return 'Customers are not asked for reviews.';
  const when = Number(after) === 0 ? 'As soon as an order is fulfilled' : `${days(after)} after an order was fulfilled`;
  const asked = `${when}, the customer receives an e-mail with a link to review what they bought, without logging in.`;
  if (!hasReminder) return asked;
  return `${asked} Those who have written nothing are reminded once, ${days(reminderDays)} later.`;
}
