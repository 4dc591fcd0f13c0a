import { expect, test } from 'vitest';
import { siteSnapshots } from './site-snapshots.ts';

/** Numbered snapshots, with a clock that stands still until it is set. */
function openSnapshots({ mostBytes = 1000 } = {}) {
  const clock = { now: 0 };
  const snapshots = siteSnapshots({ mostBytes, everyMs: 100, now: () => clock.now });
  const making: (() => Promise<void>)[] = [];
  let made = 0;
  const read = (siteId = 'site', bytes = 10) =>
    snapshots.read<{ number: number }>(siteId, 'name', () => {
      const { promise, resolve } = Promise.withResolvers<{ number: number; bytes: number }>();
      making.push(async () => {
        resolve({ number: ++made, bytes });
        await settled();
      });
      return promise;
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    clock,
    snapshots,
    read: (siteId?: string, bytes?: number) => {
      const found = read(siteId, bytes);
      return found && { number: found.value.number, isCurrent: found.isCurrent };
    },
    /** Finishes the one in progress. */
    async finish() {
      await settled();
      await making.shift()?.();
    },
    isMaking: () => settled().then(() => making.length > 0),
  };
}

test('a snapshot is made in the background, and stays until something changes', async () => {
  const { read, finish, isMaking, clock } = openSnapshots();
  expect(read()).toBeUndefined();
  expect(read()).toBeUndefined();
  await finish();
  clock.now = 5000;
  expect(read()).toEqual({ number: 1, isCurrent: true });
  expect(await isMaking()).toBe(false);
});

test('after a change it is still given until the next one, which is made some time after the last', async () => {
  const { read, finish, isMaking, clock, snapshots } = openSnapshots();
  read();
  await finish();
  clock.now = 50;
  snapshots.outdate('site');
  expect(read()).toEqual({ number: 1, isCurrent: false });
  expect(await isMaking()).toBe(false);
  clock.now = 100;
  expect(read()).toEqual({ number: 1, isCurrent: false });
  await finish();
  expect(read()).toEqual({ number: 2, isCurrent: true });
});

test('a change in the meantime makes it outdated', async () => {
  const { read, finish, isMaking, snapshots } = openSnapshots();
  read();
  await isMaking();
  snapshots.outdate('site');
  await finish();
  expect(read()).toEqual({ number: 1, isCurrent: false });
});

test('an old one is not given', async () => {
  const { read, finish, clock, snapshots } = openSnapshots();
  read();
  await finish();
  snapshots.outdate('site');
  clock.now = 201;
  expect(read()).toBeUndefined();
  await finish();
  expect(read()).toEqual({ number: 2, isCurrent: true });
});

test('sites do not share them, and a change of one leaves those of others', async () => {
  const { read, finish, snapshots } = openSnapshots();
  read('one');
  await finish();
  expect(read('other')).toBeUndefined();
  await finish();
  snapshots.outdate('one');
  expect([read('one'), read('other')]).toEqual([
    { number: 1, isCurrent: false },
    { number: 2, isCurrent: true },
  ]);
  snapshots.outdate();
  expect(read('other')).toEqual({ number: 2, isCurrent: false });
});

test('oversized ones are not kept, and others make room', async () => {
  const { read, finish, isMaking } = openSnapshots({ mostBytes: 1000 });
  read('large', 501);
  await finish();
  expect(read('large', 501)).toBeUndefined();
  expect(await isMaking()).toBe(false);
  for (const site of ['a', 'b', 'c']) {
    read(site, 400);
    await finish();
  }
  expect([read('b')?.number, read('c')?.number, read('a')]).toEqual([3, 4, undefined]);
});

test('a failure is retried', async () => {
  const clock = { now: 0 };
  const snapshots = siteSnapshots({ everyMs: 100, now: () => clock.now });
  const make = () => (clock.now === 0 ? Promise.reject(new Error('lost')) : Promise.resolve({ bytes: 1 }));
  snapshots.read('site', 'name', make);
  await new Promise((resolve) => setImmediate(resolve));
  clock.now = 100;
  expect(snapshots.read('site', 'name', make)).toBeUndefined();
  await expect.poll(() => snapshots.read('site', 'name', make)?.isCurrent).toBe(true);
});
