import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';

test.each([
  ['one group', ['a', 'a', 'a', 'a', 'a'], 2],
  ['many groups', ['a', 'b', 'c', 'd', 'a', 'b', 'c', 'd', 'e'], 6],
  ['a large and a small group', ['a', 'a', 'a', 'a', 'b', 'b', 'b'], 4],
  ['no groups', [null, null, null, null, null, null, null, null], 6],
])('%s: everything once, within both limits', async (_, groups, most) => {
  const busy: (string | null)[] = [];
  const done: number[] = [];
  let peak = 0;
  await sideBySide(
    groups.map((group, number) => ({ group, number })),
    { most: 6, mostPerGroup: 2, groupOf: ({ group }) => group },
    async ({ group, number }) => {
      busy.push(group);
      peak = Math.max(peak, busy.length);
      for (const one of new Set(busy))
        if (one !== null) expect(busy.filter((other) => other === one).length).toBeLessThanOrEqual(2);
      await soon();
      busy.splice(busy.indexOf(group), 1);
      done.push(number);
    },
  );
  expect(done.sort((one, other) => one - other)).toEqual([...groups.keys()]);
  expect(peak).toBe(most);
});

test('after a failure no more are begun, and it is thrown once the others have ended', async () => {
  const ended: number[] = [];
  const work = async (item: number) => {
    if (item === 2) throw new Error('broken');
    await soon();
    ended.push(item);
  };
  await expect(sideBySide([1, 2, 3, 4], { most: 2 }, work)).rejects.toThrow('broken');
  expect(ended).toEqual([1]);
});
