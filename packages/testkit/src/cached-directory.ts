/**
 * Directories that take long to create and that tests copy: kept below node_modules, one for each state of their
 * sources.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/stoa');
const NOT_SOURCES = /^(node_modules|dist|testing|testkit)$|\.(test|fixture)\.tsx?$/;

/** A hash over files and folders of the repository with their contents, except tests. */
export async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(paths.map(filesIn))).flat().sort())
    hash.update(`${file}\0`).update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  const inside = entries.filter(({ name }) => !NOT_SOURCES.test(name));
  return (await Promise.all(inside.map(({ name }) => filesIn(join(path, name))))).flat();
}

/**
 * The directory of this kind and hash, made if it is not there: `make` fills a draft, which is moved into place. Of
 * processes that find it missing one makes it and the others wait. Those of the kind with other hashes are deleted.
 */
export async function cachedDirectory(
  kind: string,
  hash: string,
  make: (draft: string) => Promise<void>,
): Promise<string> {
  const directory = join(cache, `${kind}-${hash}`);
  const lock = `${directory}.lock`;
  await mkdir(cache, { recursive: true });
  while (!existsSync(directory)) {
    if (!(await takeLock(lock))) {
      await pause(100);
      continue;
    }
    const draft = join(cache, `draft-${randomUUID()}`);
    try {
      if (existsSync(directory)) break;
      await make(draft);
      await rename(draft, directory);
    } finally {
      await rm(draft, { recursive: true, force: true });
      await rm(lock, { force: true });
    }
    const outdated = (await readdir(cache)).filter((name) => name.startsWith(`${kind}-`) && !name.includes(hash));
    for (const name of outdated) await rm(join(cache, name), { recursive: true, force: true });
  }
  return directory;
}

/** Whether this process holds the lock now. A dead process's lock is removed, for the next attempt. */
async function takeLock(lock: string): Promise<boolean> {
  const isTaken = await writeFile(lock, String(process.pid), { flag: 'wx' }).then(
    () => false,
    () => true,
  );
  if (!isTaken) return true;
  const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (owner && !isAlive(owner)) await rm(lock, { force: true });
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
