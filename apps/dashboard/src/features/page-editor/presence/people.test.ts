import { contrastOf } from '@stoa/blocks';
import { expect, test } from 'vitest';
import { arrivals, colorOf } from './people.ts';

const person = (id: string, name: string) => ({ id, name, isMine: false, selected: null, writing: null });

test('who comes and who goes is said once', () => {
  const [ann, ben] = [person('a', 'Ann'), person('b', 'Ben')];
  expect(arrivals([], [ann])).toEqual(['Ann has this page open, too']);
  expect(arrivals([ann], [{ ...ann, selected: 'hero' }])).toEqual([]);
  expect(arrivals([ann], [ben])).toEqual(['Ben has this page open, too', 'Ann left this page']);
  expect(arrivals([], [{ ...ann, isMine: true }])).toEqual(['You have this page open in another window']);
});

test('colours stay the same, and white is readable on them', () => {
  const ids = Array.from({ length: 200 }, (_, index) => `editor-${index}`);
  expect(new Set(ids.map(colorOf)).size).toBeGreaterThan(4);
  expect(colorOf('editor-1')).toBe(colorOf('editor-1'));
  expect(Math.min(...ids.map((id) => contrastOf('#ffffff', colorOf(id))))).toBeGreaterThan(4.5);
});
