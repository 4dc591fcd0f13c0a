import { expect, test } from 'vitest';
import { gapsOf, nearest } from './drag.ts';

type Rect = { left: number; right: number; top: number; bottom: number };
const below: Record<string, Rect> = {
  a: { left: 0, right: 100, top: 0, bottom: 50 },
  b: { left: 0, right: 100, top: 60, bottom: 90 },
};
const beside: Record<string, Rect> = {
  a: { left: 0, right: 40, top: 0, bottom: 50 },
  b: { left: 50, right: 90, top: 0, bottom: 50 },
};
const places = [null, 'a', 'b'].map((after) => ({ parent: 'p', slot: 'content', after }));
const gapsIn = (rects: Record<string, Rect>) =>
  gapsOf(
    places,
    (id) => rects[id] ?? null,
    () => ['a', 'b'],
  );

test('between sections below each other, lines are level', () => {
  const gaps = gapsIn(below);
  expect(gaps.map(({ from, to }) => [from.y, to.y])).toEqual([
    [0, 0],
    [50, 50],
    [90, 90],
  ]);
  expect(nearest(gaps, { x: 20, y: 57 })?.place.after).toBe('a');
  expect(nearest(gaps, { x: 20, y: 500 })?.place.after).toBe('b');
});

test('between items beside each other, lines are upright', () => {
  const gaps = gapsIn(beside);
  expect(gaps.map(({ from, to }) => [from.x, to.x])).toEqual([
    [0, 0],
    [40, 40],
    [90, 90],
  ]);
  expect(nearest(gaps, { x: 46, y: 20 })?.place.after).toBe('a');
});

test('an empty slot has a line at the end of its block', () => {
  const [gap] = gapsOf(
    places.slice(0, 1),
    (id) => (id === 'p' ? (below.a ?? null) : null),
    () => [],
  );
  expect(gap).toMatchObject({ from: { y: 50 }, to: { y: 50 } });
});
