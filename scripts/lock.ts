/**
 * Completes package-lock.json, or with `--check` tests whether it is complete.
 *
 * A package with native parts has an optional package for each platform. If the registry in use lacks one of them, npm
 * leaves it out of the lock, and then `npm ci` rejects the lock everywhere. An entry with the name, version and
 * platform is enough: other platforms skip the package because of `os` and `cpu`, and its own platform fetches it by
 * name and version.
 */
import { readFileSync, writeFileSync } from 'node:fs';

type LockEntry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, LockEntry> };

const FILE = new URL('../package-lock.json', import.meta.url);
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32', 'aix'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/** Adds missing packages to `lock` and returns their paths. */
export function completeLock(lock: Lock): string[] {
  const added: string[] = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(lock, path, name)) continue;
      lock.packages[`node_modules/${name}`] = platformPackage(name, version, entry.dev);
      added.push(`node_modules/${name}`);
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  return added;
}

/** Searches like Node: in the package's own node_modules, then in those of the folders above. */
function isLocked(lock: Lock, path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    if (`${folder}${folder && '/'}node_modules/${name}` in lock.packages) return true;
    if (folder === '') return false;
  }
}

function platformPackage(name: string, version: string, dev: boolean | undefined): LockEntry {
  const words = name.split(/[/-]/);
  const of = (known: string[]) => words.filter((word) => known.includes(word));
  const [os, cpu] = [of(SYSTEMS), of(PROCESSORS)];
  if (os.length !== 1 || cpu.length !== 1) throw new Error(`${name} is not locked, and its name contains no platform`);
  const musl = words.some((word) => word.startsWith('musl'));
  const libc = os[0] === 'linux' ? { libc: [musl ? 'musl' : 'glibc'] } : {};
  return { version, cpu, ...(dev ? { dev } : {}), ...libc, optional: true, os };
}

if (import.meta.main) {
  const lock: Lock = JSON.parse(readFileSync(FILE, 'utf8'));
  const added = completeLock(lock);
  if (!process.argv.includes('--check')) {
    if (added.length > 0) writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
  } else if (added.length > 0) {
    console.error(`package-lock.json lacks ${added.join(', ')}: run npm run lock and commit the result.`);
    process.exitCode = 1;
  }
}
