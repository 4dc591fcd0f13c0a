import { expect, test } from 'vitest';
import { ariaKey, keyLabel, keyNameOf } from './keys.ts';
import { commands, reaches } from './registry.ts';

const pressed = (key: string, held: Partial<Parameters<typeof keyNameOf>[0]> = {}) =>
  keyNameOf({ key, ...{ ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }, ...held });

test('no two commands have the same id or key', () => {
  const ids = commands.map(({ id }) => id);
  const keys = commands.flatMap((command) => command.keys ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(keys).size).toBe(keys.length);
});

test('single keys mean nothing where people type', () => {
  const single = commands.filter(({ keys = [] }) => keys.some((key) => !/^(Mod|Alt)\+|F\d+$/.test(key)));
  expect(single.filter((command) => reaches(command, 'fields'))).toEqual([]);
});

test('what is reached from texts is reached from everywhere', () => {
  const [find] = commands.filter(({ id }) => id === 'view.commands');
  expect(find && [reaches(find, 'blocks'), reaches(find, 'fields'), reaches(find, 'texts')]).toEqual([
    true,
    true,
    true,
  ]);
});

test('keys are named alike on all computers', () => {
  expect(pressed('Z', { ctrlKey: true, shiftKey: true })).toBe('Mod+Shift+z');
  expect(pressed('z', { metaKey: true })).toBe('Mod+z');
  expect(pressed('?', { shiftKey: true })).toBe('?');
  expect(pressed('F6', { shiftKey: true })).toBe('Shift+F6');
  expect(pressed('ArrowUp', { altKey: true })).toBe('Alt+ArrowUp');
});

test('people read them as their computer writes them', () => {
  expect([keyLabel('Mod+Shift+z', false), keyLabel('Mod+Shift+z', true)]).toEqual(['Ctrl+Shift+Z', '⌘⇧Z']);
  expect(keyLabel('Alt+ArrowUp', false)).toBe('Alt+↑');
  expect([ariaKey('Mod+d', false), ariaKey('?', false)]).toEqual(['Control+D', '?']);
});
