import { expect, test } from 'vitest';
import { describeReminders } from './describe-reminders.ts';

const rule = { enabled: true, hours: 2, hasSecond: false, secondHours: 24 };

test('what happens after a customer left a checkout is said in sentences', () => {
  expect(describeReminders({ ...rule, enabled: false })).toMatch(/^Customers are not reminded/);
  expect(describeReminders(rule)).toMatch(/^2 hours after a customer left a checkout, they get an e-mail/);
  expect(describeReminders(rule)).not.toContain('once more');
  expect(describeReminders({ ...rule, hours: 1, hasSecond: true })).toMatch(
    /^1 hour after.*once more, 24 hours later\./,
  );
});
