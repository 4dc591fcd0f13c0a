/**
 * Lists the front ends built with Vite and checks whether their builds are up to date. Plain JavaScript with built-in
 * modules only, because ensure.mjs runs it on any version of Node, before anything is installed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const NOT_SOURCES = /^(node_modules|dist|testkit)$|\.test\.tsx?$/;

/** Returns the names of the folders of Vite apps in `apps/`. */
export function frontEnds() {
  return readdirSync(join(root, 'apps')).filter((name) => existsSync(join(root, 'apps', name, 'vite.config.ts')));
}

/** Hashes everything that can be part of a front end's build: the app, the repository's packages, the dependencies. */
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

/** Checks whether the front end has been built from its current sources. */
export function isBuilt(frontEnd) {
  const stamp = stampOf(frontEnd);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(frontEnd);
}

/** Records the fingerprint of the sources that a front end was built from; without one, marks it as not built. */
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
