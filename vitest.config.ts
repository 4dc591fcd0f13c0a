import { HANGING_MS, PATIENCE_MS } from '@stoa/testkit/patience';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test-order.ts';

export default defineConfig({
  test: {
    pool: 'forks',
    // a worker loads the server and opens a database once: what keeps files apart are sites of their own
    isolate: false,
    setupFiles: ['packages/testkit/src/property-seed.ts'],
    sequence: { sequencer: LongestFirst },
    testTimeout: HANGING_MS,
    hookTimeout: HANGING_MS,
    teardownTimeout: PATIENCE_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // as many at once as there are processors in the smallest machine that this is developed on
          maxWorkers: 2,
          include: ['{packages,apps,demo,bench,scripts}/**/*.test.{ts,tsx}'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          // these wait for browsers, other processes and disks about half of the time
          maxWorkers: 4,
          include: ['tests/**/*.test.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
