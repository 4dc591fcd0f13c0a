import { expect, test } from 'vitest';
import { keyOf } from './use-keys.ts';

const within = (...selectors: string[]) => ({
  closest: (asked: string) => (selectors.some((one) => asked.split(', ').includes(one)) ? ({} as Element) : null),
});
const press = (key: string, more: Partial<Parameters<typeof keyOf>[0]> = {}) =>
  keyOf({
    key,
    ...{ ctrlKey: false, metaKey: false, altKey: false, repeat: false, isComposing: false, defaultPrevented: false },
    target: within(),
    ...more,
  });

test('letters count in either case, wherever the focus is', () => {
  expect(press('a')).toBe('a');
  expect(press('A')).toBe('a');
  expect(press('a', { target: null })).toBe('a');
  expect(press('a', { target: within('button') })).toBe('a');
  expect(press('?')).toBe('?');
});

test('what is typed into a field is no command', () => {
  expect(press('a', { target: within('textarea') })).toBeNull();
  expect(press('a', { target: within('input') })).toBeNull();
  expect(press('a', { target: within('[role="menu"]') })).toBeNull();
});

test('Enter on a button or a link is left to it', () => {
  expect(press('Enter')).toBe('enter');
  expect(press('Enter', { target: within('button') })).toBeNull();
  expect(press('Enter', { target: within('a') })).toBeNull();
});

test('shortcuts of the browser, held keys and unfinished characters are no commands', () => {
  expect(press('r', { ctrlKey: true })).toBeNull();
  expect(press('r', { metaKey: true })).toBeNull();
  expect(press('r', { altKey: true })).toBeNull();
  expect(press('a', { repeat: true })).toBeNull();
  expect(press('a', { isComposing: true })).toBeNull();
  expect(press('a', { defaultPrevented: true })).toBeNull();
});
