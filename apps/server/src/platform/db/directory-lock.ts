import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

// The embedded database takes no lock of its own, and two writers would destroy it.

/** In a container, every start may have the same process number, so that a set decides for this process. */
const heldHere = new Set<string>();

/**
 * Takes `<directory>.lock` and returns the function that releases it. Throws when the directory is open in this process
 * or in another living one. A dead process's lock is replaced.
 */
export function lockDirectory(directory: string): () => void {
  const path = `${resolve(directory)}.lock`;
  if (heldHere.has(path)) throw new Error(`the database directory ${directory} is already open in this process`);
  if (!tryCreate(path)) {
    const holder = readHolder(path);
    if (holder && isAlive(holder)) throw inUse(directory, holder);
    removeStale(path, holder);
    if (!tryCreate(path)) throw inUse(directory, readHolder(path));
  }
  heldHere.add(path);
  return () => {
    heldHere.delete(path);
    rmSync(path, { force: true });
  };
}

function inUse(directory: string, holder: Holder | undefined): Error {
  return new Error(
    `the database directory ${directory} is in use by ${holder ? `process ${holder.pid}` : 'another process'}. ` +
      'Stop that process first, or set DATABASE_URL to another directory or to a PostgreSQL server.',
  );
}

/** A process, distinguished by its start time from a later one with the same number. */
type Holder = { pid: number; started: string };

/** Creates the lock file with its complete content, or not at all. */
function tryCreate(path: string): boolean {
  const draft = `${path}.${process.pid}`;
  const holder: Holder = { pid: process.pid, started: startOf(process.pid) };
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/** Removes a dead process's lock, but not one that another process has since put in its place. */
function removeStale(path: string, stale: Holder | undefined): void {
  const aside = `${path}.stale-${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return; // another process removed it first
  }
  if (JSON.stringify(readHolder(aside)) === JSON.stringify(stale)) rmSync(aside);
  else renameSync(aside, path);
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined; // already gone, or its writer died while writing
  }
}

function isAlive({ pid, started }: Holder): boolean {
  if (pid === process.pid) return false; // not held here, so an earlier process had our number
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return started === startOf(pid);
}

/** The start time of a process, on Linux; empty elsewhere, where the number must suffice. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fieldsAfterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot}/${fieldsAfterName[19]}`;
  } catch {
    return '';
  }
}
