import { expect, test } from 'vitest';
import { limiter, TooMuchWaiting } from './limiter.ts';

test('a few run, some wait in turn, the rest are rejected', async () => {
  const limit = limiter({ running: 1, waiting: 3, waitingEach: 2 });
  const ended: string[] = [];
  const gate = Promise.withResolvers<void>();
  const run = (client: string, name: string) => limit(client, () => gate.promise.then(() => ended.push(name)));
  const all = [run('a', '1'), run('a', '2'), run('a', '3')];
  await expect(run('a', '4')).rejects.toThrow(TooMuchWaiting);
  all.push(run('b', '5'));
  await expect(run('c', '6')).rejects.toThrow(TooMuchWaiting);
  gate.resolve();
  await Promise.all(all);
  expect(ended).toEqual(['1', '2', '3', '5']);
  await run('a', '7');
});

test('work that fails lets the next one in', async () => {
  const limit = limiter({ running: 1, waiting: 1, waitingEach: 1 });
  const failing = limit('a', () => Promise.reject(new Error('no')));
  const next = limit('b', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
