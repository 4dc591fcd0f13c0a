import { expect, test } from 'vitest';
import { circuit } from './circuit.ts';

const at = (seconds: number) => new Date(seconds * 1000);

test('an app that fails again and again is left alone for a while', () => {
  const { isOpen, failed, succeeded } = circuit();
  for (const second of [1, 2, 3, 4]) failed('a', at(second));
  expect(isOpen('a', at(5))).toBe(false);
  failed('a', at(5));
  expect(isOpen('a', at(6))).toBe(true);
  expect(isOpen('other', at(6))).toBe(false);
  expect(isOpen('a', at(36))).toBe(false);
  failed('a', at(36));
  expect(isOpen('a', at(37))).toBe(true);
  succeeded('a');
  expect(isOpen('a', at(37))).toBe(false);
});

test('its failures are written down once a minute', () => {
  const { failed } = circuit();
  expect([0, 1, 59, 60, 61].map((second) => failed('a', at(second)))).toEqual([true, false, false, true, false]);
});
