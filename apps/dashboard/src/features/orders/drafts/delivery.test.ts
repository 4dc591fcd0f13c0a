import { expect, test } from 'vitest';
import { chosenOf, IN_PERSON, keyOf, NONE, waysToDeliver, writeChoice } from './delivery.ts';

const post = { code: 'post', carrierId: 'us', title: 'Post', cost: { price: { amount: '4.90' } } };
const slot = (code: string, from: string, title = 'Courier') => ({
  ...post,
  code,
  title,
  logistics: { deliveryTimeSlot: { from, to: from } },
});

test('the times of a way to deliver are one way', () => {
  const offered = [post, slot('a', '2026-03-02T10:00:00Z'), slot('b', '2026-03-02T12:00:00Z'), slot('c', '', 'Van')];
  expect(waysToDeliver(offered).map(({ options }) => options.map(({ code }) => code))).toEqual([
    ['post'],
    ['a', 'b'],
    ['c'],
  ]);
});

test('what is chosen is found again', () => {
  expect(writeChoice(chosenOf(post), [post])).toEqual({ code: 'post', carrierId: 'us' });
  expect(writeChoice(chosenOf(undefined), [post])).toBeNull();
  expect(chosenOf(writeChoice(IN_PERSON, []) ?? undefined)).toBe(IN_PERSON);
  expect(writeChoice(NONE, [])).toBeNull();
  expect(keyOf({})).toBe(' ');
});
