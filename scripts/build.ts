/**
 * `npm run build`: builds the front ends and the server for production, or those given as arguments, and compresses the files
 * for browsers, so that the server need not. Without arguments, it also makes the empty database that new ones are copied from.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { makeEmptyDatabase } from '../apps/server/src/platform/db/empty-database.ts';
import { builtApps, fingerprint, markBuilt, root } from './front-ends.mjs';

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.html']);
/** Smaller files, in bytes, are not worth compressing. Pages load a dozen that are hardly larger. */
const SMALLEST_TO_COMPRESS = 200;

const VITE = join(root, 'node_modules', 'vite', 'bin', 'vite.js');

async function vite(app: string, ...options: string[]): Promise<void> {
  const child = spawn(process.execPath, [VITE, 'build', '--logLevel', 'warn', ...options], {
    cwd: join(root, 'apps', app),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const status = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (status !== 0) process.exit(status ?? 1);
}

/** Writes file.br and file.gz beside every text file above the minimum size. Returns the number of compressed files. */
async function compress(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)));
  // all at once: the threads that do it take one after the other
  const compressed = await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const text = await readFile(file);
      if (text.length < SMALLEST_TO_COMPRESS) return 0;
      const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
      await Promise.all([
        promisify(brotliCompress)(text, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
        promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }).then((bytes) => writeFile(`${file}.gz`, bytes)),
      ]);
      return 1;
    }),
  );
  return compressed.filter((one) => one === 1).length;
}

async function build(app: string): Promise<void> {
  const start = performance.now();
  const builtFrom = fingerprint(app);
  const folder = join(root, 'apps', app);
  markBuilt(app);
  await vite(app);
  // a front end with server rendering has a second bundle, which browsers never fetch
  const serverEntry = join('src', 'server.tsx');
  const rendersOnServer = existsSync(join(folder, serverEntry));
  if (rendersOnServer) await vite(app, '--ssr', serverEntry, '--outDir', join('dist', 'server'));
  const compressed = app === 'server' ? 0 : await compress(join(folder, 'dist', rendersOnServer ? 'client' : ''));
  markBuilt(app, builtFrom);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Built ${app} in ${seconds} s (${compressed} files compressed)`);
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !builtApps().includes(name));
if (unknown.length > 0)
  throw new Error(`Nothing to build is called ${unknown.join(', ')}. There is: ${builtApps().join(', ')}`);
// side by side: each leaves a processor idle for much of its time
await Promise.all([
  ...(named.length > 0 ? named : builtApps()).map(build),
  ...(named.length === 0 ? [makeEmptyDatabase()] : []),
]);
