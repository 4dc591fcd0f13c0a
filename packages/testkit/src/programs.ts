/** Finds, runs and, on Debian, installs the programs that tests need beside Node. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

type RunOptions = { uid?: number; gid?: number; env?: NodeJS.ProcessEnv };

/** The first of `names` that is a file in a folder of PATH, as an absolute path. */
export function findOnPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/** Runs a program and returns its output. Throws an error with its messages when it fails. */
export async function run(program: string, args: string[], options: RunOptions = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 64 * 1024 * 1024, ...options });
  return stdout.trim();
}

/** True for root: who may install packages, and as whom PostgreSQL refuses to run. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** True where installDebianPackages() may be tried: as root on Debian or a system derived from it. */
export function canInstallDebianPackages(): boolean {
  return isRoot() && findOnPath('apt-get') !== undefined;
}

/** Installs packages with apt-get, silently. */
export async function installDebianPackages(...packages: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
}
