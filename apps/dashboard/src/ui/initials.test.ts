import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ann Lee', 'AL'],
  ['ann maria lee', 'AL'],
  ['Zoë 😀', 'Z😀'],
  ['👩‍🚀 Åsa', '👩‍🚀Å'],
  ['e\u0301mile', 'E\u0301'],
  ['x@example.com', 'X'],
  ['', ''],
])('the initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
