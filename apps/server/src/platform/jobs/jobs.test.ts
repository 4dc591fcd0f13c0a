import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startJobs } from './jobs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const log = { error: vi.fn() };

test('a job runs now and then periodically, never twice at a time', async () => {
  let runs = 0;
  let finish = () => {};
  const run = () => {
    runs++;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  const jobs = startJobs({ log }, [{ name: 'sweep', everyMs: 1000, run }]);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(runs).toBe(1);
  finish();
  await vi.advanceTimersByTimeAsync(999);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs).toBe(2);
  finish();
  await jobs.stop();
});

test.each([
  ['rejects', () => Promise.reject(new Error('broken'))],
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
])('a job that %s is logged and runs again', async (_how, fail) => {
  const run = vi.fn(fail);
  const jobs = startJobs({ log }, [{ name: 'sweep', everyMs: 1000, run }]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(run).toHaveBeenCalledTimes(3);
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ job: 'sweep' }), expect.any(String));
  await jobs.stop();
});

test('stopping waits for the current run, not for the next', async () => {
  const finished: string[] = [];
  let finish = () => {};
  const run = async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    finished.push('done');
  };
  const jobs = startJobs({ log }, [{ name: 'sweep', everyMs: 1000, run }]);
  const stopped = jobs.stop();
  finish();
  await stopped;
  expect(finished).toEqual(['done']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(finished).toEqual(['done']);
});
