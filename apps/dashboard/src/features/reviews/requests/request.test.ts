import { expect, test } from 'vitest';
import { type ListedRequest, progressOf, recipientOf } from './request.ts';

const request = (reviewRequest: object) => ({ reviewRequest }) as ListedRequest;

test.each([
  [{ status: 'SCHEDULED' }, ''],
  [{ status: 'SENT', sentOptions: { opened: false } }, ''],
  [{ status: 'SENT', sentOptions: { opened: true } }, 'Opened'],
  [
    { status: 'SENT', sentOptions: { opened: true }, items: [{ reviewId: 'r1' }, { reviewId: null }] },
    '1 review written',
  ],
  [{ status: 'SENT', items: [{ reviewId: 'r1' }, { reviewId: 'r2' }] }, '2 reviews written'],
  [{ status: 'FAILED', failedOptions: { reason: 'BOUNCED' } }, 'The address doesn’t exist'],
  [{ status: 'FAILED', failedOptions: { reason: 'UNKNOWN_FAILURE_REASON' } }, 'The e-mail couldn’t be delivered'],
])('how a request went: %j', (of, text) => {
  expect(progressOf(request(of))).toBe(text);
});

test('a recipient without a name is called by the address', () => {
  expect(recipientOf({ recipientName: 'Ada', email: 'ada@work.test' })).toBe('Ada');
  expect(recipientOf({ recipientName: '', email: 'ada@work.test' })).toBe('ada@work.test');
  expect(recipientOf({ recipientName: '', email: null })).toBe('A contact that was deleted');
});
