import { expect, test } from 'vitest';
import { adviceOf } from './reconciliation.ts';

test('what to do depends on who counts more', () => {
  const late = adviceOf({ kind: 'RECEIVED', ours: '0.00', theirs: '9.90' }, 'Stripe');
  expect(late).toContain('arrived at Stripe');
  expect(adviceOf({ kind: 'RECEIVED', ours: '10.00', theirs: '9.90' }, 'Stripe')).not.toBe(late);
  const failed = adviceOf({ kind: 'RETURNED', ours: '10.00', theirs: '9.00' }, 'PayPal');
  expect(failed).toContain('didn’t reach the customer');
  expect(adviceOf({ kind: 'RETURNED', ours: '9.00', theirs: '10.00' }, 'PayPal')).not.toBe(failed);
  expect(adviceOf({ kind: 'CHARGED_BACK', ours: '0', theirs: '5' }, 'Stripe')).toContain('dispute');
});
