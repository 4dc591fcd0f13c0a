/**
 * An empty database directory that a new one is copied from. To create one anew takes five seconds and 500 MB of memory,
 * which a small container does not have; the build does it once.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = fileURLToPath(new URL('../../../dist/empty-database', import.meta.url));
const madeBy = `${TEMPLATE}.made-by`;

/** The file that every database directory has. */
const VERSION_FILE = 'PG_VERSION';

/** Creates the template for the installed version of the engine, unless it is there. */
export async function makeEmptyDatabase(): Promise<void> {
  if (await isReady()) return;
  await rm(madeBy, { force: true });
  await rm(TEMPLATE, { recursive: true, force: true });
  await mkdir(dirname(TEMPLATE), { recursive: true });
  // loaded here alone: a server has the engine in another thread, or does without
  const { PGlite } = await import('@electric-sql/pglite');
  await (await PGlite.create(TEMPLATE)).close();
  await writeFile(madeBy, await engineVersion());
}

/**
 * Fills a new database directory from the template; without one, the engine creates its files itself. A directory that
 * has a database is left alone. An interrupted copy leaves no half of a database.
 */
export async function copyEmptyDatabase(directory: string): Promise<void> {
  if (existsSync(join(directory, VERSION_FILE)) || !(await isReady())) return;
  if (existsSync(directory) && (await readdir(directory)).length > 0) return;
  const copy = `${directory}.new`;
  await rm(copy, { recursive: true, force: true });
  await cp(TEMPLATE, copy, { recursive: true });
  await syncFiles(copy);
  await rm(directory, { recursive: true, force: true });
  await rename(copy, directory);
}

/** Has all files of a folder on the disk: the engine syncs only what it writes itself. */
async function syncFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = await open(join(entry.parentPath, entry.name), 'r+'); // Windows syncs only what may be written
    await file.sync().finally(() => file.close());
  }
}

async function isReady(): Promise<boolean> {
  return existsSync(madeBy) && (await readFile(madeBy, 'utf8')) === (await engineVersion());
}

async function engineVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'));
  return version;
}
