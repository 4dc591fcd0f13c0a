import { defineConfig } from 'vitest/config';

/** A test ends when it is done: these only stop one that hangs, also where many others share the machine. */
const UNIT_TIMEOUT = 60_000;
/** System tests start servers and browsers, one file at a time. */
const SYSTEM_TIMEOUT = 180_000;

export default defineConfig({
  test: {
    pool: 'forks',
    setupFiles: ['packages/testkit/src/property-seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps,demo,bench,scripts}/**/*.test.{ts,tsx}'],
          maxWorkers: 2,
          testTimeout: UNIT_TIMEOUT,
          hookTimeout: UNIT_TIMEOUT,
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
