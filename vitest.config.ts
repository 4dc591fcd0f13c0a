import { HANGING_MS, PATIENCE_MS } from '@stoa/testkit/patience';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test-order.ts';

export default defineConfig({
  test: {
    pool: 'forks',
    // a worker loads the server and opens a database once: what keeps files apart are sites of their own
    isolate: false,
    // tests make much that lives for a moment: with more room for it, less of it has to be looked through
    execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=32'],
    setupFiles: ['packages/testkit/src/property-seed.ts'],
    sequence: { sequencer: LongestFirst },
    testTimeout: HANGING_MS,
    hookTimeout: HANGING_MS,
    teardownTimeout: PATIENCE_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    // Both kinds of files in one queue, those with servers and browsers first: these wait for other processes and for disks
    // about half of the time, and at the end small files keep all processors busy. Twice as many at once as there are
    // processors in the smallest machine that this is developed on.
    maxWorkers: 4,
    projects: [
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          // A real browser on a machine that is busy with other things: each story gets one more attempt, and the summary
          // names those that needed it. What is broken fails twice.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: ['tests/{compat,races,simulation}/**/*.test.ts'],
          // Here only a browser that was kept waiting, which says nothing about the code, gets another attempt.
          retry: { count: 1, condition: /: Timeout \d+ms exceeded/ },
        },
      },
      {
        extends: true,
        test: { name: 'unit', include: ['{packages,apps,demo,bench,scripts}/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
