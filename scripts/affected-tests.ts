/**
 * Finds the tests that a change can affect, from their imports and the files they read, for `npm test -- --changed`.
 * The code above the domains imports all of them, and every test that starts a server imports that code. So a change in
 * a domain is not followed upwards; instead, all tests of every domain it reaches are run.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** Reads a file of the repository by its path; null if it does not exist. */
export type Read = (path: string) => string | null;

const SOURCE = /\.(ts|tsx|mts|mjs|js|css)$/;
const TEST = /\.test\.tsx?$/;
const ABOVE_DOMAINS = /^apps\/server\/(src\/(?!domains\/|platform\/)|testing\/)(?!.*\.test\.ts$)/;
const DOMAIN = /^apps\/server\/src\/domains\/[^/]+\//;
/** Files that every test depends on without importing them. */
const CONCERNS_ALL =
  /^(package-lock\.json|vitest\.config\.ts|tsconfig[^/]*\.json|packages\/testkit\/src\/property-seed\.ts)$/;

const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g;
/** Type imports, which are erased at run time. */
const TYPES = /\b(?:import|export) type [^;]*;/g;
/** Files that are read or run by their URL. */
const ADDRESS = /new URL\(\s*['"]([^'"\n]+)['"]\s*,\s*import\.meta\.url\s*\)/g;

/** Returns the tests that changes to some files can affect. `files` is the whole repository. */
export function affectedTests(files: readonly string[], changed: readonly string[], read: Read): string[] {
  const tests = files.filter((file) => TEST.test(file));
  if (changed.some((file) => CONCERNS_ALL.test(file))) return tests;
  const importers = importersOf(files, read);
  const affected = new Set<string>();
  const waiting = [...changed];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (affected.has(file)) continue;
    affected.add(file);
    for (const importer of [file, ...foldersOf(file)].flatMap((path) => importers.get(path) ?? [])) {
      if (!(ABOVE_DOMAINS.test(importer) && DOMAIN.test(file))) waiting.push(importer);
    }
  }
  const domains = new Set([...affected].flatMap((file) => DOMAIN.exec(file)?.[0] ?? []));
  return tests.filter((test) => affected.has(test) || domains.has(DOMAIN.exec(test)?.[0] ?? ''));
}

/** Maps each file or folder to the files that import or read it. */
function importersOf(files: readonly string[], read: Read): Map<string, string[]> {
  const known = new Set(files);
  const packages = packagesOf(files, read);
  const importers = new Map<string, string[]>();
  for (const file of files.filter((path) => SOURCE.test(path))) {
    const text = (read(file) ?? '').replaceAll(TYPES, '');
    const imported = [...text.matchAll(IMPORT)].map(([, name = '']) => resolveImport(file, name, packages));
    const addressed = [...text.matchAll(ADDRESS)]
      .map(([, path = '']) => join(dirname(file), path).replace(/\/$/, ''))
      .filter((path) => known.has(path) || !`${file}/`.startsWith(`${path}/`));
    for (const path of [...imported, ...addressed]) {
      if (path !== null && path !== '.') importers.set(path, [...(importers.get(path) ?? []), file]);
    }
  }
  return importers;
}

type Package = { folder: string; exports: Record<string, string> };

function packagesOf(files: readonly string[], read: Read): Map<string, Package> {
  const packages = new Map<string, Package>();
  for (const file of files.filter((path) => /(^|\/)package\.json$/.test(path))) {
    const { name, exports } = JSON.parse(read(file) ?? '{}') as { name?: string; exports?: Record<string, string> };
    if (name && exports) packages.set(name, { folder: dirname(file), exports });
  }
  return packages;
}

/** Returns the path of an import, or null if it is outside this repository. */
function resolveImport(file: string, name: string, packages: Map<string, Package>): string | null {
  if (name.startsWith('.')) return join(dirname(file), name.replace(/\?.*$/, ''));
  const [scope = '', base = '', ...rest] = name.split('/');
  const found = packages.get(`${scope}/${base}`);
  if (!found) return null;
  const subpath = ['.', ...rest].join('/');
  for (const [exported, target] of Object.entries(found.exports)) {
    const [start = '', ending] = exported.split('*');
    const isMeant = ending === undefined ? subpath === exported : subpath.startsWith(start);
    if (isMeant) return join(found.folder, target.replace('*', subpath.slice(start.length)));
  }
  return null;
}

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Returns all files changed since the branch point of a commit, or since the last commit, including new ones. */
export function changedFiles(root: string, since: string | true): string[] {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const from = since === true ? 'HEAD' : git('merge-base', since, 'HEAD').trim();
  const listed = git('diff', '--name-only', '-z', from) + git('ls-files', '--others', '--exclude-standard', '-z');
  return listed.split('\0').filter(Boolean);
}

/** Creates a reader for files in a folder. */
export const readBelow =
  (root: string): Read =>
  (path) => {
    const file = join(root, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
