import { expect, test } from 'vitest';
import { isGuid, newId } from './ids.ts';

test('ids are distinct UUIDs of version 7 that sort by their time', () => {
  const ids = Array.from({ length: 2000 }, (_, index) => newId(1_700_000_000_000 + index));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => isGuid(id) && id[14] === '7' && '89ab'.includes(id[19] ?? ''))).toBe(true);
  expect([...ids].sort()).toEqual(ids);
});
