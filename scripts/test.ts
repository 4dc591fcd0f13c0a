/**
 * `npm test`: all tests, first those of single modules, then the ones that need a server and a browser.
 * Arguments go to Vitest: `npm test -- packages/money`, `npm test -- -t 'rounds half up'`.
 */
import { findBrowser } from '@stoa/testkit/browser';
import { type PostgresServer, startPostgres } from '@stoa/testkit/postgres';
import { createVitest, parseCLI, TestsNotFoundError, type Vitest } from 'vitest/node';
import { summarise, summaryLine, type TestSummary } from './test-summary.ts';

/** What a run uses, in words, and the database server when it needs one. */
type Tools = { description: string; postgres?: PostgresServer };

/** Finds what the chosen tests need beside Node: nothing for tests of single modules. */
async function findTools(vitest: Vitest, filters: string[]): Promise<Tools> {
  const node = `Node ${process.versions.node}`;
  const specifications = await vitest.globTestSpecifications(filters);
  if (!specifications.some(({ project }) => project.name === 'system')) return { description: node };

  const chromium = await findBrowser().catch(() => undefined);
  const browser = chromium ? `Chromium ${chromium}` : 'no Chromium';
  const postgres = await startPostgres();
  // One server for all test files: each asks startPostgres() for it and makes databases of its own.
  process.env.TEST_DATABASE_URL = postgres.url;
  return { description: `${browser}, PostgreSQL ${postgres.version} (${postgres.source}), ${node}`, postgres };
}

async function runTests(vitest: Vitest, filters: string[]): Promise<TestSummary> {
  try {
    return summarise(await vitest.start(filters));
  } catch (error) {
    if (error instanceof TestsNotFoundError) return { passed: 0, failed: 0, skipped: 0 };
    throw error;
  } finally {
    await vitest.close();
  }
}

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const vitest = await createVitest({ ...options, watch: false });
const tools = await findTools(vitest, filter);
console.log(`Using ${tools.description}`);
const summary = await runTests(vitest, filter);
await tools.postgres?.stop();
console.log(summaryLine(summary));
// Vitest sets an exit code of its own when no test was found, or a threshold was missed.
process.exit(summary.failed > 0 ? 1 : process.exitCode);
