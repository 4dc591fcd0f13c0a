import { expect, test } from 'vitest';
import { activityAmount, activityMeaning, activityNote, activityTitle, inOrder, isNote } from './activity.ts';

test('activities are described in a few words, and unknown types by their own name', () => {
  expect(activityTitle({ type: 'ORDER_PLACED' })).toBe('Order placed');
  expect(activityTitle({ activityType: 'ORDER_PAID' })).toBe('Order paid');
  expect(activityTitle({ type: 'CUSTOM_ACTIVITY' })).toBe('Custom activity');
  expect(activityTitle({})).toBe('Something changed');
  const unpaid = { type: 'CUSTOM_ACTIVITY' as const, customActivity: { type: 'MEMBERSHIP_UNPAID' } };
  expect(activityTitle(unpaid)).toBe('A membership couldn’t pay');
  expect(activityMeaning(unpaid)).toContain('still unpaid');
});

test('amounts and notes of activities are found', () => {
  const refund = { orderRefunded: { amount: { amount: '5.00' }, reason: 'Broken' } };
  expect([activityAmount(refund), activityNote(refund)]).toEqual(['5.00', 'Broken']);
  expect([activityAmount({}), activityNote({})]).toEqual([null, null]);
});

test('the newest activity comes first', () => {
  const dates = ['2026-01-01T00:00:00Z', '2026-01-03T00:00:00Z', '2026-01-02T00:00:00Z'];
  expect(inOrder(dates.map((createdDate) => ({ createdDate }))).map(({ createdDate }) => createdDate)).toEqual([
    dates[1],
    dates[2],
    dates[0],
  ]);
});

test('of two activities at the same time, the later one comes first', () => {
  const createdDate = '2026-01-01T00:00:00Z';
  const steps = [
    { type: 'ORDER_PLACED' as const, createdDate },
    { type: 'ORDER_PAID' as const, createdDate },
  ];
  expect(inOrder(steps).map(({ type }) => type)).toEqual(['ORDER_PAID', 'ORDER_PLACED']);
});

test('a declined payment is explained', () => {
  expect(activityMeaning({ type: 'PAYMENT_DECLINED' })).toContain('nothing was charged');
  expect(activityMeaning({ type: 'ORDER_PLACED' })).toBeNull();
});

test('only notes are changed by people', () => {
  expect(isNote({ type: 'MERCHANT_COMMENT' })).toBe(true);
  expect(isNote({ type: 'ORDER_PLACED' })).toBe(false);
});
