import { expect, test } from 'vitest';
import { PLANNED_ANEW, statementNames } from './prepared-statements.ts';

test('a text has a name from the second time on, always the same', () => {
  const nameOf = statementNames();
  expect([nameOf('select 1'), nameOf('select 1'), nameOf('select 1')]).toEqual([undefined, 's1', 's1']);
});

test('a text to be planned each time has no name', () => {
  const nameOf = statementNames();
  const text = `select ${PLANNED_ANEW} 1`;
  expect([nameOf(text), nameOf(text), nameOf(text)]).toEqual([undefined, undefined, undefined]);
});

test('different texts have different names', () => {
  const nameOf = statementNames();
  nameOf('select 1');
  nameOf('select 2');
  expect([nameOf('select 1'), nameOf('select 2')]).toEqual(['s1', 's2']);
});

test('the least recently used text is forgotten, and no name is ever reused', () => {
  const nameOf = statementNames();
  for (const text of ['used', 'unused', 'used', 'unused']) nameOf(text);
  for (let i = 0; i < 499; i++) nameOf(`one-off ${i}`) ?? nameOf('used');
  expect(nameOf('used')).toBe('s1');
  expect(nameOf('unused')).toBeUndefined();
  expect(nameOf('unused')).toBe('s3');
});
