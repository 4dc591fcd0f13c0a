/**
 * Prepares the requirements of a command: the dependencies (with `--run` only those that building and running need),
 * with `--build` the front ends, with `--server` the server as well, with `--test` a browser.
 * Prints nothing if they are ready. npm runs this before `npm start` and other commands, so it only uses built-in
 * modules and runs on any version of Node that npm supports. Everything else uses the Node from the dependencies.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { builtApps, isBuilt, root } from './front-ends.mjs';

const NODE_VERSION = 24;
/** What is installed: all dependencies, or without those that only tests and checks need. */
const ALL = 'all';
const RUNNING = 'running';
const modules = join(root, 'node_modules');
const installedStamp = join(modules, '.cache', 'stoa', 'installed');
const browserStamp = join(modules, '.cache', 'stoa', 'browser');

function fail(message) {
  console.error(`stoa: ${message}`);
  process.exit(1);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Records in node_modules that a step is done. The record is deleted together with node_modules. */
function writeStamp(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Checks whether the installed packages match the lock, using the list that npm writes after a successful installation.
 * If they do, `npm ci` or `npm install` was run by hand and need not be repeated.
 */
function installedByHand(lock, scope) {
  const installed = read(join(modules, '.package-lock.json'));
  if (!installed) return false;
  const present = JSON.parse(installed).packages;
  return Object.entries(JSON.parse(lock).packages)
    .filter(([path, wanted]) => path.includes('node_modules/') && !wanted.extraneous && !wanted.link)
    .filter(([, wanted]) => scope === ALL || !(wanted.dev || wanted.devOptional))
    .every(([path, wanted]) => (present[path] ? present[path].version === wanted.version : wanted.optional));
}

/** Adds missing links to packages of this repository. Nothing has to be downloaded for them. */
function linkOwnPackages(lock) {
  for (const [path, { link, resolved }] of Object.entries(JSON.parse(lock).packages)) {
    const place = join(root, path);
    if (!link || existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(
      process.platform === 'win32' ? join(root, resolved) : relative(dirname(place), join(root, resolved)),
      place,
      'junction',
    );
  }
}

function npmCi(scope) {
  // use npm's Node, because the one running this file may be in the folder that npm replaces
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const options = scope === ALL ? ['ci'] : ['ci', '--omit=dev'];
  return npm && node
    ? spawnSync(node, [npm, ...options], { cwd: root, stdio: 'inherit' })
    : spawnSync(`npm ${options.join(' ')}`, { cwd: root, stdio: 'inherit', shell: true });
}

function ensureInstalled(scope) {
  const lock = read(join(root, 'package-lock.json'));
  const stampOf = (installed) => `${createHash('sha256').update(lock).digest('hex')} ${installed}`;
  const present = read(installedStamp);
  if (present === stampOf(ALL) || present === stampOf(scope)) return;
  if (!installedByHand(lock, scope)) {
    console.log('stoa: installing dependencies (npm ci), about a minute');
    const { status } = npmCi(scope);
    if (status !== 0) fail('npm ci failed, see above. With the network and the disk in order, run the command again.');
  }
  linkOwnPackages(lock);
  writeStamp(installedStamp, stampOf(scope));
}

/** Returns the path of the Node from the dependencies, or of the current one if it is new enough. */
function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const bundled = join(modules, `node-${platform}-${process.arch}`, 'bin', program);
  if (existsSync(bundled)) return bundled;
  if (Number.parseInt(process.versions.node, 10) >= NODE_VERSION) return process.execPath;
  const here = `this is ${process.versions.node}, and npm has none to install on ${process.platform} ${process.arch}`;
  return fail(`Node ${NODE_VERSION} or newer is needed; ${here}. Install it, then run the command again.`);
}

/** Runs a script with the Node from the dependencies. Returns its exit code. */
function run(node, script, ...options) {
  const child = spawn(node, [join(root, 'scripts', script), ...options], { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.once('error', () => resolve(1)).once('close', resolve));
}

async function ensureBuilt(node) {
  const wanted = builtApps().filter((name) => name !== 'server' || process.argv.includes('--server'));
  const stale = wanted.filter((name) => !isBuilt(name));
  if (stale.length === 0) return;
  console.log(`stoa: building ${stale.join(' and ')}`);
  if ((await run(node, 'build.ts', ...stale)) !== 0)
    fail('the build failed, see above. When it is corrected, run the command again.');
}

/** Makes what the database of a new installation is copied from. Without it, a first start takes longer. */
async function ensureEmptyDatabase(node) {
  const madeBy = read(join(root, 'apps', 'server', 'dist', 'empty-database.made-by'));
  const engine = read(join(modules, '@electric-sql', 'pglite', 'package.json'));
  if (engine && JSON.parse(engine).version === madeBy) return;
  console.log('stoa: preparing the database');
  await run(node, 'empty-database.ts');
}

/** Installs a browser, or a lighter one than there is. If that fails, only the tests that need a browser fail. */
function ensureBrowser(node) {
  if (process.env.CHROMIUM || existsSync(read(browserStamp))) return;
  const program = join(root, 'packages', 'testkit', 'src', 'browser.ts');
  console.log('stoa: looking for the browser of the tests, or installing it');
  const answer = spawnSync(node, [program, '--install'], { cwd: root, encoding: 'utf8' });
  if (answer.status === 0) writeStamp(browserStamp, answer.stdout.trim());
  else console.error(`stoa: tests that need a browser will fail. ${answer.stderr.trim()}`);
}

ensureInstalled(process.argv.includes('--run') ? RUNNING : ALL);
const node = findNode();
if (process.argv.includes('--build')) await Promise.all([ensureBuilt(node), ensureEmptyDatabase(node)]);
if (process.argv.includes('--test')) ensureBrowser(node);
