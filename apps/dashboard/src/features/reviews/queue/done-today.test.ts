import { expect, test } from 'vitest';
import { describeDone, withDecision } from './done-today.ts';

const format = { number: String };
const none = { day: '', APPROVED: 0, REJECTED: 0 };

test('decisions are counted by day, and can be taken back', () => {
  const one = withDecision(none, 'Monday', 'APPROVED', 1);
  expect(one).toEqual({ day: 'Monday', APPROVED: 1, REJECTED: 0 });
  expect(withDecision(one, 'Monday', 'APPROVED', -1).APPROVED).toBe(0);
  expect(withDecision(one, 'Monday', 'REJECTED', -1).REJECTED).toBe(0);
  expect(withDecision(one, 'Tuesday', 'REJECTED', 1)).toEqual({ day: 'Tuesday', APPROVED: 0, REJECTED: 1 });
});

test.each([
  [none, null],
  [{ day: 'Monday', APPROVED: 12, REJECTED: 1 }, 'Today, you approved 12 reviews and rejected 1.'],
  [{ day: 'Monday', APPROVED: 1, REJECTED: 0 }, 'Today, you approved 1 review.'],
  [{ day: 'Monday', APPROVED: 0, REJECTED: 2 }, 'Today, you rejected 2 reviews.'],
  [{ day: 'Sunday', APPROVED: 5, REJECTED: 2 }, null],
])('what was done today is said in a sentence', (done, text) => {
  expect(describeDone(done, 'Monday', format)).toBe(text);
});
