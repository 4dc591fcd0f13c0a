import { describe, expect, test } from 'vitest';
import { idOf, type ModeratedReview } from '../review.ts';
import { at, currentOf, followed, moved, type Queue, start, withBack, withChanged, without } from './queue.ts';

const review = (id: string) => ({ review: { id } }) as ModeratedReview;
const queue = (...ids: string[]): Queue => ({ reviews: ids.map(review), total: ids.length });
const idAt = (...[of, position]: Parameters<typeof currentOf>) => {
  const current = currentOf(of, position);
  return current && idOf(current);
};

describe('moving', () => {
  const three = queue('a', 'b', 'c');
  test('starts with the first, and stays within the queue', () => {
    expect(idAt(three, start)).toBe('a');
    expect(moved(three, start, 1)).toEqual({ id: 'b', place: 1 });
    expect(moved(three, at(three, 2), 1)).toEqual({ id: 'c', place: 2 });
    expect(moved(three, start, -1)).toEqual({ id: 'a', place: 0 });
  });
  test('an empty queue has no current review', () => {
    expect(currentOf(queue(), start)).toBeNull();
    expect(moved(queue(), start, 1)).toBe(start);
  });
});

describe('deciding', () => {
  test('the next review takes the place of one that was decided', () => {
    const position = { id: 'b', place: 1 };
    const left = without(queue('a', 'b', 'c'), review('b'));
    expect(left.total).toBe(2);
    expect(idAt(left, position)).toBe('c');
  });
  test('after the last one comes the one before', () => {
    expect(idAt(without(queue('a', 'b'), review('b')), { id: 'b', place: 1 })).toBe('a');
  });
  test('a decision that is taken back puts the review where it was, once', () => {
    const left = without(queue('a', 'b', 'c'), review('b'));
    const back = withBack(left, { review: review('b'), place: 1 });
    expect(back).toEqual(queue('a', 'b', 'c'));
    expect(withBack(back, { review: review('b'), place: 1 })).toBe(back);
  });
  test('reviews that arrive meanwhile do not move the current one', () => {
    expect(idAt(queue('x', 'a', 'b'), { id: 'b', place: 1 })).toBe('b');
  });
  test('an answer from before a decision does not bring its review back, and one from after it does', () => {
    const revised = (id: string, revision: string) => ({ review: { id, revision } }) as ModeratedReview;
    const decided = [{ review: revised('a', '1'), verdict: 'APPROVED' as const, place: 0 }];
    const loaded = { reviews: [revised('a', '1'), revised('b', '1')], total: 2 };
    expect(followed(loaded, decided)).toEqual({ reviews: [revised('b', '1')], total: 1 });
    const again = { reviews: [revised('a', '3')], total: 1 };
    expect(followed(again, decided)).toEqual(again);
  });
  test('a reply changes a review in its place', () => {
    const replied = { ...review('b'), email: 'ada@work.test' };
    expect(withChanged(queue('a', 'b'), replied).reviews[1]).toBe(replied);
  });
});
