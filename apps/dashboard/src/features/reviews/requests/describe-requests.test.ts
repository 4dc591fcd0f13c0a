import { expect, test } from 'vitest';
import { describeRequests } from './describe-requests.ts';

const rule = { enabled: true, days: 14, hasReminder: false, reminderDays: 7 };

test('what happens after an order was fulfilled is said in sentences', () => {
  expect(describeRequests({ ...rule, enabled: false })).toBe('Customers are not asked for reviews.');
  expect(describeRequests(rule)).toBe(
    '14 days after an order was fulfilled, the customer receives an e-mail with a link to review what they bought, ' +
      'without logging in.',
  );
  expect(describeRequests({ ...rule, days: 0, hasReminder: true, reminderDays: 1 })).toBe(
    'As soon as an order is fulfilled, the customer receives an e-mail with a link to review what they bought, without ' +
      'logging in. Those who have written nothing are reminded once, 1 day later.',
  );
});
