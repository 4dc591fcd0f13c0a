/**
 * `npm test`: runs all tests: first those that need a server and a browser, and while these wait, those of single modules.
 * Arguments go to Vitest: `npm test -- packages/money`, `npm test -- -t 'rounds half up'`. `--changed` only runs tests
 * affected by uncommitted changes, and `--changed main` those affected by all changes since that branch.
 */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from '@stoa/testkit/browser';
import { type PostgresServer, startPostgres } from '@stoa/testkit/postgres';
import { createVitest, parseCLI, TestsNotFoundError, type Vitest } from 'vitest/node';
import { affectedTests, changedFiles, readBelow } from './affected-tests.ts';
import { root } from './front-ends.mjs';
import { repositoryFiles } from './repository-files.ts';
import { newTemporaryFolder } from './temporary-folder.ts';
import { summarise, summaryLines, type TestSummary } from './test-summary.ts';

/** A description of the tools for a run, and the database server if one is needed. */
type Tools = { description: string; postgres?: PostgresServer };

/** Prepares the tools that the chosen tests need beside Node. Tests of single modules need none. */
async function findTools(vitest: Vitest, filters: string[]): Promise<Tools> {
  const node = `Node ${process.versions.node}`;
  const specifications = await vitest.globTestSpecifications(filters);
  if (specifications.every(({ project }) => project.name === 'unit')) return { description: node };

  const { status } = spawnSync(process.execPath, [join(root, 'scripts/ensure.mjs'), '--build', '--server', '--test'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  // servers in processes of their own are those that people run
  process.env.TEST_SERVER = 'built';
  const chromium = await findBrowser().catch(() => undefined);
  const browser = chromium ? `Chromium ${chromium}` : 'no Chromium';
  const postgres = await startPostgres();
  // One server for all test files: each gets it from startPostgres() and creates its own databases.
  process.env.TEST_DATABASE_URL = postgres.url;
  return { description: `${browser}, PostgreSQL ${postgres.version} (${postgres.source}), ${node}`, postgres };
}

async function runTests(vitest: Vitest, filters: string[]): Promise<TestSummary> {
  try {
    return summarise(await vitest.start(filters));
  } catch (error) {
    if (error instanceof TestsNotFoundError) return { passed: 0, failed: 0, skipped: 0, repeated: [] };
    throw error;
  } finally {
    await vitest.close();
  }
}

/** Temporary files of the tests, deleted after the run. */
const folder = await newTemporaryFolder();
process.env.TMPDIR = folder;
// what one server, command or worker has compiled need not be compiled by the next one, or in the next run
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/stoa/compiled');

const { filter: given, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const { changed, ...others } = options;
const affected = changed ? affectedTests(repositoryFiles(), changedFiles(root, changed), readBelow(root)) : [];
if (changed && affected.length === 0) {
  console.log('No test imports or reads what has changed');
  process.exit(0);
}
const filter = [...given, ...affected];
const vitest = await createVitest({ ...others, watch: false });
const tools = await findTools(vitest, filter);
console.log(`Using ${tools.description}`);
const summary = await runTests(vitest, filter);
await tools.postgres?.stop();
await rm(folder, { recursive: true, force: true, maxRetries: 3 });
console.log(summaryLines(summary).join('\n'));
// Vitest sets its own exit code if no test is found or a threshold is missed.
process.exit(summary.failed > 0 ? 1 : process.exitCode);
