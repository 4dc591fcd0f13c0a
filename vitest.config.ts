import { defineConfig } from 'vitest/config';

/** System tests start servers and browsers: one file at a time, and patience. */
const SYSTEM_TIMEOUT = 120_000;

export default defineConfig({
  test: {
    pool: 'forks',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps,demo,bench,scripts}/**/*.test.{ts,tsx}'],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: ['tests/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: SYSTEM_TIMEOUT,
          hookTimeout: SYSTEM_TIMEOUT,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
