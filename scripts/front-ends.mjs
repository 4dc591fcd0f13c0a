/**
 * The front ends that Vite builds, and whether what is built still matches its sources.
 * Plain JavaScript with built-ins only: ensure.mjs uses it on any Node, before anything is installed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const NOT_SOURCES = /^(node_modules|dist|testkit)$|\.test\.tsx?$/;

/** Names below apps/ of what Vite builds. */
export function frontEnds() {
  return readdirSync(join(root, 'apps')).filter((name) => existsSync(join(root, 'apps', name, 'vite.config.ts')));
}

/** A hash over everything that can be part of a front end's build: itself, our packages, the dependencies. */
export function fingerprint(frontEnd) {
  const hash = createHash('sha256');
  const files = [...sources(join('apps', frontEnd)), ...sources('packages'), 'package-lock.json'];
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** True when the front end is built and its sources are what they were then. */
export function isBuilt(frontEnd) {
  const stamp = stampOf(frontEnd);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(frontEnd);
}

/** Says that a front end was built from the sources with this fingerprint; without one, that it is not built. */
export function markBuilt(frontEnd, builtFrom) {
  if (builtFrom) writeFileSync(stampOf(frontEnd), builtFrom);
  else rmSync(stampOf(frontEnd), { force: true });
}

function stampOf(frontEnd) {
  return join(root, 'apps', frontEnd, 'dist', '.built-from');
}

function sources(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? sources(join(folder, entry.name)) : [join(folder, entry.name)]));
}
