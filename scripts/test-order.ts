/**
 * The order of test files: slow ones first, so that all workers finish at about the same time; those of `tests/` before
 * all others, because a worker that turns from one kind to the other loads everything again.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take at least half a minute, slowest first. Much of that is waiting for browsers and killed servers,
 * during which other files run. Vitest orders all other files by the name of their kind (`journeys`, `system`, `unit`), then by their
 * last duration or their size.
 */
export const LONG = [
  'tests/journeys/every-page.test.ts',
  'tests/races/kill.test.ts',
  'tests/simulation/simulation.test.ts',
  'tests/journeys/visitors.test.ts',
  'tests/journeys/shopkeeping.test.ts',
  'tests/journeys/customers.test.ts',
  'tests/journeys/staff.test.ts',
  'tests/journeys/own-security.test.ts',
];

const placeOf = ({ moduleId }: Pick<TestSpecification, 'moduleId'>): number => {
  const place = LONG.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place < 0 ? LONG.length : place;
};

/** Moves the slow files to the front and keeps the order of the others. */
export const longestFirst = <T extends Pick<TestSpecification, 'moduleId'>>(files: readonly T[]): T[] =>
  files.toSorted((one, other) => placeOf(one) - placeOf(other));

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files));
  }
}
