import { createReadStream, createWriteStream, existsSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ApiError, catalogFiles, catalogImport, connect, httpTransport, jobs, type Transport } from '@stoa/sdk';
import { ZipFile } from 'yazl';
import { readConfig } from './config.ts';
import { productFormats } from './domains/catalog/files/formats/product-formats.ts';

const commands = productFormats.flatMap(({ write }) => write?.command ?? []);
const labels = productFormats.map(({ label }) => label);
const usage = `Usage:
  npm run stoa -- import <file> [--pictures <folder or zip>] [--dry-run] [--only-new] [--no-web]
  npm run stoa -- export [--format ${commands.join('|')}] [--out <file>] [--with-media]

import reads the products of a file in any of these formats: ${labels.join(', ')}. Pictures come from the folder
or archive, or else from the URLs in the file, unless --no-web is given. --dry-run writes nothing and reports what would
happen. --only-new leaves existing products unchanged. export writes all products to a file, or to standard output.

Both use the running server and the site of the API key. They take --url and --key, or STOA_URL and STOA_API_KEY, or else
the demo shop's. Exit code 1: something was left out or went wrong; 2: the command is invalid.`;

const mediaTypes = new Set('.jpg .jpeg .png .webp .gif .avif .svg .mp4 .webm .mov'.split(' '));
const POLL_MS = 400;

type Options = {
  pictures?: string;
  'dry-run'?: boolean;
  'only-new'?: boolean;
  'no-web'?: boolean;
  format?: string;
  out?: string;
  'with-media'?: boolean;
  url?: string;
  key?: string;
};
type Server = { transport: Transport; files: ReturnType<typeof catalogFiles> };

process.exitCode = await run(process.argv.slice(2)).catch((error) => {
  console.error(explain(error));
  return 1;
});

async function run(args: string[]): Promise<number> {
  const parsed = readArguments(args);
  if (typeof parsed === 'string') {
    console.error(`${parsed}\n\n${usage}`);
    return 2;
  }
  const { values, positionals } = parsed;
  const [command, file] = positionals;
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (command === 'import' && file) return importFile(serverOf(values), file, values);
  const format = productFormats.find(({ write }) => write?.command === (values.format ?? 'jsonl'));
  if (command === 'export' && format) return exportFile(serverOf(values), format.name, values);
  console.error(usage);
  return 2;
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        pictures: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'only-new': { type: 'boolean' },
        'no-web': { type: 'boolean' },
        format: { type: 'string' },
        out: { type: 'string' },
        'with-media': { type: 'boolean' },
        url: { type: 'string' },
        key: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    return (error as Error).message;
  }
}

/** Imports a file and prints the outcome; returns 1 when rows were left out. */
async function importFile({ transport, files }: Server, path: string, options: Options): Promise<number> {
  const imports = connect(catalogImport, transport);
  const { id: importId = '', format } = await files.uploadImport(basename(path), streamOf(createReadStream(path)));
  if (options.pictures) await files.uploadPictures(importId, await picturesAt(options.pictures, path));
  const request = { importId, options: { updateExisting: !options['only-new'], fetchMedia: !options['no-web'] } };
  const started = options['dry-run'] ? await imports.checkImport(request) : await imports.startImport(request);
  const failure = await waitFor(transport, started.catalogImport?.jobId ?? '');
  const { catalogImport: done } = await imports.getImport({ importId });
  await printProblems(transport, importId);
  if (failure) {
    console.error(failure);
    return 1;
  }
  for (const { count, row, reason } of done?.notes ?? [])
    console.log(`note     ${count}×, first in row ${row}: ${reason}`);
  const { created, updated, unchanged, skipped, errors = 0, warnings, media } = done?.counts ?? {};
  const skips = skipped ? `, ${skipped} skipped` : '';
  console.log(
    `${options['dry-run'] ? 'Would be: ' : ''}${created} created, ${updated} updated, ${unchanged} unchanged${skips}; ` +
      `${media} files; ${errors} errors, ${warnings} warnings (${format}).`,
  );
  return errors > 0 ? 1 : 0;
}

/** Waits for a job and shows its progress; returns the reason of a failure, or null. */
async function waitFor(transport: Transport, jobId: string): Promise<string | null> {
  for (;;) {
    const { job } = await connect(jobs, transport).getJob({ jobId });
    const { done = 0, media = 0, rowCount = 0 } = (job?.progress ?? {}) as Record<string, number>;
    show(`${done} products of ${rowCount} rows${media ? `, ${media} files` : ''}`);
    if (job?.status === 'WAITING' || job?.status === 'RUNNING') {
      await pause(POLL_MS);
      continue;
    }
    show('');
    if (job?.status === 'DONE') return null;
    return job?.status === 'CANCELED' ? 'The import was stopped.' : `The import failed: ${job?.failure}`;
  }
}

/** A line that overwrites itself, on a terminal. */
function show(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${line}`);
}

async function printProblems(transport: Transport, importId: string): Promise<void> {
  const imports = connect(catalogImport, transport);
  for (let after = 0; ; ) {
    const { problems = [] } = await imports.listImportProblems({ importId, after, limit: 1000 });
    for (const { row, handle, column, value, reason, severity } of problems) {
      const place = [`row ${row}`, handle, column, value && `"${value}"`].filter(Boolean).join(', ');
      console.log(`${severity === 'error' ? 'error  ' : 'warning'}  ${place}: ${reason}`);
    }
    const last = problems.at(-1)?.number;
    if (last === undefined || problems.length < 1000) return;
    after = last;
  }
}

async function exportFile({ files }: Server, format: string, options: Options): Promise<number> {
  const query = { format, ...(options['with-media'] ? { withMedia: 'true' } : {}) };
  const { body } = await files.exportProducts(query);
  if (!body) throw new Error('The server answered with nothing.');
  let size = 0;
  const counted = async function* () {
    for await (const chunk of body) {
      size += chunk.length;
      if (options.out) show(`${Math.round(size / 1024)} KB`);
      yield chunk;
    }
  };
  if (!options.out) {
    await pipeline(counted(), process.stdout, { end: false });
    return 0;
  }
  await pipeline(counted(), createWriteStream(options.out));
  show('');
  console.log(`${options.out}: ${size} bytes.`);
  return 0;
}

function serverOf({ url, key }: Options): Server {
  const demo = readDemoFile();
  const baseUrl = (url ?? process.env.STOA_URL ?? demo?.baseUrl)?.replace(/\/+$/, '');
  const authorization = key ?? process.env.STOA_API_KEY ?? demo?.apiKey;
  if (!baseUrl || !authorization)
    throw new Error('No server given. Use --url and --key, or start the demo shop once with npm start.');
  const options = { baseUrl, headers: () => ({ authorization }) };
  return { transport: httpTransport(options), files: catalogFiles(options) };
}

function readDemoFile(): { baseUrl: string; apiKey: string } | null {
  try {
    return JSON.parse(readFileSync(join(readConfig(process.env).dataDirectory, 'demo.json'), 'utf8'));
  } catch {
    return null;
  }
}

function streamOf(stream: Readable): ReadableStream {
  return Readable.toWeb(stream) as ReadableStream;
}

/** An archive as given, or one made from the files of a folder that the product file mentions. */
async function picturesAt(path: string, productFile: string): Promise<ReadableStream> {
  if (!existsSync(path)) throw new Error(`${path} does not exist.`);
  if (!statSync(path).isDirectory()) return streamOf(createReadStream(path));
  const text = await readFile(productFile, 'utf8');
  const zip = new ZipFile();
  for (const name of await readdir(path)) {
    const isMentioned = text.includes(name) || text.includes(encodeURIComponent(name));
    if (mediaTypes.has(extname(name).toLowerCase()) && isMentioned)
      zip.addFile(join(path, name), name, { compress: false });
  }
  zip.end();
  return streamOf(new Readable().wrap(zip.outputStream));
}

function explain(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.status === 401) return 'The server refused the API key.';
    return typeof error.data?.reason === 'string' ? error.data.reason : error.message;
  }
  if (error instanceof TypeError && error.message === 'fetch failed')
    return 'The server is not reachable. Start it first: npm start';
  return error instanceof Error ? error.message : String(error);
}
