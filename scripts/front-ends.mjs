/**
 * Lists the apps built with Vite, the front ends and the server, and checks whether their builds are up to date. Plain JavaScript with built-in
 * modules only, because ensure.mjs runs it on any version of Node, before anything is installed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const NOT_SOURCES = /^(node_modules|dist|testkit|testing|migrations)$|\.test\.tsx?$/;

/** Returns the names of the folders of Vite apps in `apps/`. */
export function builtApps() {
  return readdirSync(join(root, 'apps')).filter((name) => existsSync(join(root, 'apps', name, 'vite.config.ts')));
}

/** Hashes everything that can be part of an app's build: the app, the repository's packages, the dependencies. */
export function fingerprint(app) {
  const hash = createHash('sha256');
  const folders = [join('apps', app), 'packages', ...(app === 'server' ? ['demo'] : [])];
  const files = [...folders.flatMap(sources), 'package-lock.json'];
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Checks whether the app has been built from its current sources. */
export function isBuilt(app) {
  const stamp = stampOf(app);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(app);
}

/** Records the fingerprint of the sources that an app was built from; without one, marks it as not built. */
export function markBuilt(app, builtFrom) {
  if (builtFrom) writeFileSync(stampOf(app), builtFrom);
  else rmSync(stampOf(app), { force: true });
}

function stampOf(app) {
  return join(root, 'apps', app, 'dist', '.built-from');
}

function sources(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? sources(join(folder, entry.name)) : [join(folder, entry.name)]));
}
